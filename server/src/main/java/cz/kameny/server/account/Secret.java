package cz.kameny.server.account;

import cz.kameny.server.store.Database;
import cz.kameny.server.store.Ids;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Signs the tokens in cookies with a key that is drawn once and kept in the database, so that
 * made-up ones are refused without a look at it.
 */
final class Secret {
  private static final int KEY_BYTES = 32;
  private static final int TOKEN_BYTES = 32;

  private final SecretKeySpec key;

  Secret(Database database) {
    String drawn = HexFormat.of().formatHex(Ids.secret(KEY_BYTES));
    String kept =
        database.write(
            sql -> {
              sql.execute(
                  "insert into secret (name, value) values ('cookie', ?) on conflict do nothing",
                  drawn);
              return sql.fetchSingle("select value from secret where name = 'cookie'")
                  .get("value", String.class);
            });
    key = new SecretKeySpec(HexFormat.of().parseHex(kept), "HmacSHA256");
  }

  /** A new token with its signature. */
  String newToken() {
    String token = Base64.getUrlEncoder().withoutPadding().encodeToString(Ids.secret(TOKEN_BYTES));
    return token + "." + sign(token);
  }

  /** The hash a signed token is found by; empty when the signature is not ours. */
  Optional<String> open(String signed) {
    int dot = signed.indexOf('.');
    if (dot < 0) {
      return Optional.empty();
    }
    byte[] expected = sign(signed.substring(0, dot)).getBytes(StandardCharsets.US_ASCII);
    byte[] given = signed.substring(dot + 1).getBytes(StandardCharsets.UTF_8);
    return MessageDigest.isEqual(expected, given) ? Optional.of(hash(signed)) : Optional.empty();
  }

  private String sign(String token) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(key);
      byte[] sum = mac.doFinal(token.getBytes(StandardCharsets.UTF_8));
      return Base64.getUrlEncoder().withoutPadding().encodeToString(sum);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  static String hash(String signed) {
    try {
      byte[] sum =
          MessageDigest.getInstance("SHA-256").digest(signed.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(sum);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
