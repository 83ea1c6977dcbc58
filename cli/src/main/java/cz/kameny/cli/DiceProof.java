package cz.kameny.cli;

import cz.kameny.rules.NotationException;
import cz.kameny.rules.Roll;
import cz.kameny.rules.match.MatchEvent;
import cz.kameny.rules.match.MatchEvent.GameEnded;
import cz.kameny.rules.match.MatchEvent.OpeningRoll;
import cz.kameny.rules.match.MatchEvent.Rolled;
import cz.kameny.rules.record.MatchRecord;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The dice of one game of an online match with their proof, as docs/protocol.md says it; written
 * from there, not shared with the server, so that one checks the other.
 *
 * @param game number of the game in its match
 * @param id {@code <match>/<game>}
 * @param commitment SHA-256 of the seed, published before the game
 * @param nonceA what seat a added
 * @param nonceB what seat b added
 * @param seed the key of all throws
 * @param rolls the throws that were logged, opening throws among them
 */
record DiceProof(
    int game,
    String id,
    String commitment,
    String nonceA,
    String nonceB,
    String seed,
    List<Roll> rolls) {
  private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
  private static final Pattern NONCE = Pattern.compile("[0-9a-f]{32}|-");

  /**
   * The proofs in a record, in order; games without a proof have none.
   *
   * @throws NotationException when a proof is malformed
   */
  static List<DiceProof> of(MatchRecord record) {
    List<DiceProof> proofs = new ArrayList<>();
    List<Roll> rolls = new ArrayList<>();
    int game = 1;
    for (MatchEvent event : record.events()) {
      if (event instanceof OpeningRoll opening) {
        rolls.add(new Roll(opening.a(), opening.b()));
      } else if (event instanceof Rolled rolled) {
        rolls.add(rolled.roll());
      } else if (event instanceof GameEnded) {
        String tag = record.tags().get("Dice-" + game);
        if (tag != null) {
          proofs.add(parse(record.tags().get("Match"), game, tag, List.copyOf(rolls)));
        }
        rolls.clear();
        game++;
      }
    }
    return proofs;
  }

  private static DiceProof parse(String match, int game, String tag, List<Roll> rolls) {
    String[] parts = tag.split(" ", -1);
    boolean good =
        match != null
            && parts.length == 4
            && HASH.matcher(parts[0]).matches()
            && NONCE.matcher(parts[1]).matches()
            && NONCE.matcher(parts[2]).matches()
            && HASH.matcher(parts[3]).matches();
    if (!good) {
      throw new NotationException(
          "tags Match: <match> and Dice-" + game + ": <commitment> <nonce a> <nonce b> <seed>",
          tag,
          0);
    }
    String id = match + "/" + game;
    return new DiceProof(game, id, parts[0], parts[1], parts[2], parts[3], rolls);
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
