package cz.kameny.cli;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Player;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;

/** The words of {@code play}, from the message files: Czech first, English beside it. */
final class Messages {
  private final ResourceBundle bundle;

  /** The messages of a language, {@code cs} or {@code en}. */
  Messages(String language) {
    this.bundle =
        ResourceBundle.getBundle(
            "cz.kameny.cli.messages",
            Locale.forLanguageTag(language),
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  /** The language of the environment when it is one we speak, Czech otherwise. */
  static String languageOf(Map<String, String> environment) {
    for (String name : new String[] {"LC_ALL", "LC_MESSAGES", "LANG"}) {
      String value = environment.getOrDefault(name, "");
      if (!value.isEmpty()) {
        return value.startsWith("en") ? "en" : "cs";
      }
    }
    return "cs";
  }

  /** A message with its arguments filled in; numbers are written plainly. */
  String of(String key, Object... arguments) {
    Object[] texts = new Object[arguments.length];
    for (int i = 0; i < arguments.length; i++) {
      texts[i] = String.valueOf(arguments[i]);
    }
    return new MessageFormat(bundle.getString(key), Locale.ROOT).format(texts);
  }

  /** The colour a player has in a game. */
  String side(GameId game, Player player) {
    return of("side." + game.id() + (player == Player.FIRST ? ".first" : ".second"));
  }
}
