package cz.kameny.server.dice;

import cz.kameny.rules.Roll;
import cz.kameny.server.store.Ids;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The dice of one game.
 *
 * <p>Throw {@code k} comes from {@code HMAC-SHA-256(seed, "gameId|k|nonceA|nonceB")}: its bytes in
 * order, one below 252 gives {@code byte mod 6 + 1}, others are skipped – 252 is the highest
 * multiple of 6, so every number is equally likely. Two dice make a throw. Should one HMAC not have
 * two such bytes (never seen: 4⁄256 to the power of 31), the next is the HMAC of the last.
 *
 * <p>The seed is fixed by its published hash before the nonces are sent, so the server cannot
 * choose it to suit them; the nonces are logged before the first throw, so no player can know what
 * theirs will do. Throws follow each other by their number alone: nothing a player does in the game
 * changes a later one.
 *
 * @param seed 32 bytes in lower-case hexadecimal
 * @param gameId {@code <match>/<game number>}
 * @param nonceA 16 bytes of seat a's device in lower-case hexadecimal, or {@code -} for none
 * @param nonceB the same of seat b
 */
public record DiceBox(String seed, String gameId, String nonceA, String nonceB) {
  /** A seat that added no nonce. */
  public static final String NO_NONCE = "-";

  private static final int SEED_BYTES = 32;
  private static final int FAIR = 252;
  private static final Pattern NONCE = Pattern.compile("[0-9a-f]{32}");

  /** A new seed from the system's generator, in hexadecimal. */
  public static String newSeed() {
    return HexFormat.of().formatHex(Ids.secret(SEED_BYTES));
  }

  /** A nonce for a seat the server plays itself. */
  public static String newNonce() {
    return HexFormat.of().formatHex(Ids.secret(16));
  }

  /** Whether a device's nonce has the right form. */
  public static boolean isNonce(String text) {
    return NONCE.matcher(text).matches();
  }

  /** SHA-256 of a seed in hexadecimal: what is published before the game. */
  public static String commitment(String seed) {
    try {
      byte[] sum = MessageDigest.getInstance("SHA-256").digest(HexFormat.of().parseHex(seed));
      return HexFormat.of().formatHex(sum);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * A throw.
   *
   * @param k its number in the game, from 0, opening throws counted
   */
  public Roll roll(int k) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(HexFormat.of().parseHex(seed), "HmacSHA256"));
      String message = gameId + "|" + k + "|" + nonceA + "|" + nonceB;
      byte[] block = mac.doFinal(message.getBytes(StandardCharsets.US_ASCII));
      int first = 0;
      while (true) {
        for (byte b : block) {
          int value = b & 0xff;
          if (value < FAIR) {
            int die = value % 6 + 1;
            if (first != 0) {
              return new Roll(first, die);
            }
            first = die;
          }
        }
        block = mac.doFinal(block);
      }
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
