package cz.kameny.server.chat;

import java.util.List;

/** The ready-made phrases; every client says them in its own language. */
public final class Phrases {
  /** Their names, in the order they are offered. */
  public static final List<String> ALL =
      List.of(
          "hello",
          "good-luck",
          "well-played",
          "good-game",
          "thanks",
          "sorry",
          "one-moment",
          "hurry-please",
          "bye");

  private Phrases() {}
}
