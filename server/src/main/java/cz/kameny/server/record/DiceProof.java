package cz.kameny.server.record;

import com.fasterxml.jackson.annotation.JsonProperty;
import cz.kameny.rules.Roll;
import cz.kameny.server.dice.DiceBox;
import cz.kameny.server.play.EventView;
import cz.kameny.server.play.PerSeat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that is needed to check the dice of one game (docs/protocol.md).
 *
 * @param seed null while the game is played
 */
public record DiceProof(
    int game,
    String id,
    String commit,
    PerSeat<String> nonces,
    String seed,
    @JsonProperty("throws") List<Throw> throwsMade) {

  /** One throw as it was logged. */
  public record Throw(int k, String line, List<Integer> dice) {}

  String tag() {
    return commit + " " + nonces.a() + " " + nonces.b() + " " + seed;
  }

  /** The proofs of all games of a match that have dice. */
  public static List<DiceProof> of(String match, List<EventView> events) {
    Map<Integer, DiceProof> proofs = new HashMap<>();
    int game = 0;
    for (EventView event : events) {
      String[] words = event.line().split(" ", -1);
      DiceProof now = proofs.get(game);
      switch (words[0]) {
        case "commit" -> {
          game = Integer.parseInt(words[1]);
          proofs.put(
              game,
              new DiceProof(
                  game,
                  match + "/" + game,
                  words[2],
                  new PerSeat<>(null, null),
                  null,
                  new ArrayList<>()));
        }
        case "ready" -> {
          if (now != null && now.seed == null) {
            PerSeat<String> nonces =
                words[1].equals("a")
                    ? new PerSeat<>(words[2], now.nonces.b())
                    : new PerSeat<>(now.nonces.a(), words[2]);
            proofs.put(game, new DiceProof(game, now.id, now.commit, nonces, null, now.throwsMade));
          }
        }
        case "opening" -> add(now, event.line(), words[1] + words[2]);
        case "roll" -> add(now, event.line(), words[1]);
        case "seed" ->
            proofs.put(
                game,
                new DiceProof(game, now.id, now.commit, now.nonces, words[2], now.throwsMade));
        default -> {
          // Nothing that concerns the dice.
        }
      }
    }
    return proofs.keySet().stream().sorted().map(proofs::get).toList();
  }

  private static void add(DiceProof proof, String line, String dice) {
    Roll roll = Roll.parse(dice);
    proof.throwsMade.add(
        new Throw(proof.throwsMade.size(), line, List.of(roll.first(), roll.second())));
  }

  /** The first thing that does not fit, or empty; a game whose seed is not revealed always fits. */
  public Optional<String> fault() {
    if (seed == null) {
      return Optional.empty();
    }
    if (!DiceBox.commitment(seed).equals(commit)) {
      return Optional.of("the seed of game " + game + " is not the one committed to");
    }
    DiceBox box = new DiceBox(seed, id, nonces.a(), nonces.b());
    for (Throw made : throwsMade) {
      Roll roll = box.roll(made.k());
      if (!made.dice().equals(List.of(roll.first(), roll.second()))) {
        return Optional.of("throw " + made.k() + " of game " + game + " should be " + roll);
      }
    }
    return Optional.empty();
  }
}
