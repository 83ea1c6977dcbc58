package cz.kameny.rules;

import java.util.Map;

/** The settings one game is played with; each game has its own record of them. */
public interface GameSettings {
  /** The game these settings belong to. */
  GameId game();

  /** Every setting as {@code name → value}, in the order of the rules, defaults included. */
  Map<String, String> asMap();
}
