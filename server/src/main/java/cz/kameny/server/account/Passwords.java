package cz.kameny.server.account;

import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import io.quarkus.elytron.security.common.BcryptUtil;
import java.nio.charset.StandardCharsets;

/** Passwords are kept as bcrypt hashes only. */
public final class Passwords {
  private static final int SHORTEST = 8;

  /** What bcrypt looks at. */
  private static final int LONGEST = 72;

  /** Compared with when there is nobody of a name, so that the time taken does not tell. */
  private static final String NOBODY = BcryptUtil.bcryptHash("nobody has this password");

  private Passwords() {}

  /**
   * The hash of a new password.
   *
   * @throws ApiException {@code bad_password} when it is too short or too long
   */
  public static String hash(String password) {
    int bytes = password == null ? 0 : password.getBytes(StandardCharsets.UTF_8).length;
    if (bytes < SHORTEST || bytes > LONGEST) {
      throw new ApiException(Code.BAD_PASSWORD, "expected a password of 8 to 72 bytes");
    }
    return BcryptUtil.bcryptHash(password);
  }

  /**
   * Whether a password fits.
   *
   * @param hash null when there is no such person: takes as long and is false
   */
  public static boolean fits(String password, String hash) {
    boolean fits =
        BcryptUtil.matches(password == null ? "" : password, hash == null ? NOBODY : hash);
    return fits && hash != null;
  }
}
