package cz.kameny.acceptance.online;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import cz.kameny.acceptance.ProjectFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Checks a proof of dice from docs/protocol.md alone. */
final class DiceCheck {
  private DiceCheck() {}

  /** Runs a script of the project. */
  static Program.Said node(String script, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add("node");
    command.add(ProjectFolder.root().resolve(script).toString());
    command.addAll(List.of(arguments));
    return Program.run(new ProcessBuilder(command));
  }

  /** The same record is right by the script in docs, and wrong with one other die. */
  static void checkByScript(String record) throws IOException, InterruptedException {
    assertThat(verify(record)).isEqualTo(0);
    String forged = record.replaceFirst("(?m)^(opening \\d) \\d$", "$1 7");
    assertThat(verify(forged)).isEqualTo(1);
  }

  private static int verify(String record) throws IOException, InterruptedException {
    Path file = Files.createTempFile("kameny", ".kameny");
    try {
      Files.writeString(file, record);
      return node("docs/verify-dice.mjs", file.toString()).exit();
    } finally {
      Files.delete(file);
    }
  }

  static void check(JsonNode proof) {
    byte[] seed = HexFormat.of().parseHex(proof.path("seed").asText());
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(seed);
      assertThat(HexFormat.of().formatHex(hash)).isEqualTo(proof.path("commit").asText());
      assertThat(proof.path("throws")).isNotEmpty();
      for (JsonNode made : proof.path("throws")) {
        String message =
            String.join(
                "|",
                proof.path("id").asText(),
                made.path("k").asText(),
                proof.path("nonces").path("a").asText(),
                proof.path("nonces").path("b").asText());
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(seed, "HmacSHA256"));
        int[] dice = new int[2];
        int n = 0;
        for (byte b : mac.doFinal(message.getBytes(StandardCharsets.US_ASCII))) {
          if (n < 2 && (b & 0xff) < 252) {
            dice[n++] = (b & 0xff) % 6 + 1;
          }
        }
        assertThat(made.path("dice").get(0).asInt()).isEqualTo(dice[0]);
        assertThat(made.path("dice").get(1).asInt()).isEqualTo(dice[1]);
      }
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }
}
