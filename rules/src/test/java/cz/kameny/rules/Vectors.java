package cz.kameny.rules;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** The answers of an independent program: position, number of results, hash of the result lines. */
public final class Vectors {
  private Vectors() {}

  /** One line of a vector file. */
  public record Vector(String position, int results, String sha256) {}

  /** Reads a file of {@code vectors/}. */
  public static List<Vector> read(String name) {
    try (InputStream in = Vectors.class.getResourceAsStream("/vectors/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.split("\t", -1))
          .map(parts -> new Vector(parts[0], Integer.parseInt(parts[1]), parts[2]))
          .toList();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** SHA-256 of the lines joined by newlines, as hex. */
  public static String sha256(List<String> lines) {
    try {
      byte[] bytes = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
