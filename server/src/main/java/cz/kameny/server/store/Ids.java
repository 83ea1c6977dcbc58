package cz.kameny.server.store;

import java.security.SecureRandom;

/** Identifiers and secrets nobody can guess. */
public final class Ids {
  private static final String LETTERS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  private static final int LENGTH = 14;
  private static final SecureRandom RANDOM = new SecureRandom();

  private Ids() {}

  /** A new identifier of 14 letters and digits, 83 random bits. */
  public static String next() {
    StringBuilder id = new StringBuilder(LENGTH);
    for (int i = 0; i < LENGTH; i++) {
      id.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
    }
    return id.toString();
  }

  /** So many random bytes from the system's generator. */
  public static byte[] secret(int bytes) {
    byte[] secret = new byte[bytes];
    RANDOM.nextBytes(secret);
    return secret;
  }

  /** A random number for the noise of a computer player; never for dice. */
  public static long noise() {
    return RANDOM.nextLong();
  }
}
