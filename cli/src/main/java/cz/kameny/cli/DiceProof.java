package cz.kameny.cli;

import cz.kameny.rules.NotationException;
import cz.kameny.rules.Roll;
import cz.kameny.rules.record.MatchRecord;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The dice of one game of an online match with their proof, as docs/protocol.md says it; written
 * from there, not shared with the server, so that one checks the other.
 *
 * @param id {@code <match>/<game>}
 * @param commitment SHA-256 of the seed, published before the game
 * @param nonceA what seat a added
 * @param nonceB what seat b added
 * @param seed the key of all throws
 * @param rolls the throws that were logged, opening throws among them
 */
record DiceProof(
    String id, String commitment, String nonceA, String nonceB, String seed, List<Roll> rolls) {
  private static final String TAG = "Dice-";
  private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
  private static final Pattern NONCE = Pattern.compile("[0-9a-f]{32}|-");

  /**
   * The proof of a game, or nothing when the record has none.
   *
   * @throws NotationException when it is malformed
   */
  static Optional<DiceProof> of(MatchRecord record, GameThrows game) {
    return Optional.ofNullable(record.tags().get(TAG + game.game()))
        .map(tag -> parse(record.tags().get("Match"), tag, game));
  }

  private static DiceProof parse(String match, String tag, GameThrows game) {
    if (match == null) {
      throw new NotationException("a tag Match: <match> beside " + TAG + game.game(), "", 0);
    }
    String[] parts = tag.split(" ", -1);
    boolean good =
        parts.length == 4
            && HASH.matcher(parts[0]).matches()
            && NONCE.matcher(parts[1]).matches()
            && NONCE.matcher(parts[2]).matches()
            && HASH.matcher(parts[3]).matches();
    if (!good) {
      throw new NotationException(
          "a tag " + TAG + game.game() + ": <commitment> <nonce a> <nonce b> <seed>", tag, 0);
    }
    String id = match + "/" + game.game();
    return new DiceProof(id, parts[0], parts[1], parts[2], parts[3], game.rolls());
  }

  /** What does not fit, one sentence each; empty when all does. */
  List<String> faults() {
    List<String> faults = new ArrayList<>();
    try {
      byte[] key = HexFormat.of().parseHex(seed);
      String hash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(key));
      if (!hash.equals(commitment)) {
        faults.add("the seed is not the one that was committed to");
      }
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      for (int k = 0; k < rolls.size(); k++) {
        Roll due = roll(mac, k);
        if (!due.equals(rolls.get(k))) {
          faults.add("throw " + k + " was " + rolls.get(k) + " and should have been " + due);
        }
      }
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
    return faults;
  }

  private Roll roll(Mac mac, int k) {
    String message = id + "|" + k + "|" + nonceA + "|" + nonceB;
    byte[] block = mac.doFinal(message.getBytes(StandardCharsets.US_ASCII));
    List<Integer> dice = new ArrayList<>();
    while (true) {
      for (byte b : block) {
        int value = Byte.toUnsignedInt(b);
        if (value < 252) {
          dice.add(value % 6 + 1);
        }
      }
      if (dice.size() >= 2) {
        return new Roll(dice.get(0), dice.get(1));
      }
      block = mac.doFinal(block);
    }
  }
}
