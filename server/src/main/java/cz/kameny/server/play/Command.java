package cz.kameny.server.play;

import com.fasterxml.jackson.databind.JsonNode;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.dice.DiceBox;

/** What a player may do; the payload of a command in docs/protocol.md. */
public sealed interface Command {
  /** Ready for the next game, with a nonce for its dice. */
  record Ready(String nonce) implements Command {}

  /** A whole turn. */
  record Play(String turn) implements Command {}

  /** Gives up the game. */
  record Resign() implements Command {}

  /** Offers a draw. */
  record Offer() implements Command {}

  /** Accepts a draw. */
  record Agree() implements Command {}

  /** Declines a draw. */
  record Decline() implements Command {}

  /** Calls the match off before both have moved. */
  record Abort() implements Command {}

  /** Claims the game because the other is away. */
  record Claim(boolean win) implements Command {}

  /** Wants another match. */
  record Rematch() implements Command {}

  /** Whether it may come after events its sender has not seen. */
  default boolean needsNoSeq() {
    return this instanceof Ready || this instanceof Rematch;
  }

  /** The longest turn that is read: far above any real one. */
  int LONGEST_TURN = 400;

  /**
   * Reads a payload.
   *
   * @throws ApiException {@code bad_request} when it is none
   */
  static Command parse(JsonNode payload) {
    String what = payload == null ? "" : payload.path("do").asText();
    return switch (what) {
      case "ready" -> ready(payload.path("nonce").asText());
      case "turn" -> turn(payload.path("turn").asText());
      case "resign" -> new Resign();
      case "offer" -> new Offer();
      case "agree" -> new Agree();
      case "decline" -> new Decline();
      case "abort" -> new Abort();
      case "claim" ->
          switch (payload.path("as").asText()) {
            case "win" -> new Claim(true);
            case "draw" -> new Claim(false);
            default -> throw ApiException.bad("a claim as \"win\" or \"draw\"");
          };
      case "rematch" -> new Rematch();
      default ->
          throw ApiException.bad(
              "a payload that does ready, turn, resign, offer, agree, decline, abort, claim or"
                  + " rematch");
    };
  }

  private static Command ready(String nonce) {
    if (!DiceBox.isNonce(nonce)) {
      throw ApiException.bad("a nonce of 32 hexadecimal digits in lower case");
    }
    return new Ready(nonce);
  }

  private static Command turn(String turn) {
    if (turn.isEmpty() || turn.length() > LONGEST_TURN) {
      throw ApiException.bad("a turn as text, e.g. \"24/18 18/13\"");
    }
    return new Play(turn);
  }
}
