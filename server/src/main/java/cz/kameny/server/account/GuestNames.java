package cz.kameny.server.account;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/** Friendly names for guests: an animal of the taiga and a number. */
final class GuestNames {
  private static final List<String> ANIMALS = read();

  private GuestNames() {}

  private static List<String> read() {
    try (InputStream in = GuestNames.class.getResourceAsStream("/guest-names.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String next() {
    ThreadLocalRandom random = ThreadLocalRandom.current();
    return ANIMALS.get(random.nextInt(ANIMALS.size())) + " " + random.nextInt(1, 100_000);
  }
}
