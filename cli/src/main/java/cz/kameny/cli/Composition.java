package cz.kameny.cli;

import cz.kameny.rules.Position;
import cz.kameny.rules.Turn;
import java.util.List;
import java.util.Optional;

/** A person's turn in the making: what is typed becomes a turn, or is refused with the reason. */
interface Composition {
  /** What was typed cannot be played; the message is for the person. */
  final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    Refusal(String message) {
      super(message);
    }
  }

  /** The position as it stands now, with the steps already composed. */
  Position current();

  /** What stands before the prompt, such as the dice that are left; may be empty. */
  String prompt();

  /** Lines that say what may be played. */
  List<String> moves();

  /** One line that says how to write a turn. */
  String help();

  /**
   * Takes in what was typed.
   *
   * @return the turn when it is decided; empty when something is still to be played or confirmed
   * @throws Refusal when it may not be played; nothing has changed then
   */
  Optional<Turn> enter(String text) throws Refusal;

  /**
   * Confirms a complete turn.
   *
   * @throws Refusal when there is none
   */
  Turn confirm() throws Refusal;

  /** Takes back the last step; false when there is none. */
  boolean undo();
}
