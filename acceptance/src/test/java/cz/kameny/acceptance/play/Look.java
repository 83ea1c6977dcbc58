package cz.kameny.acceptance.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a person sees at one moment of a game.
 *
 * @param phase {@code roll}, {@code turn}, {@code between}, {@code over} …
 * @param acting the seat whose turn it is, {@code a} or {@code b}, or empty
 * @param status the line that says what to do
 * @param primary words of the button to roll or confirm, or empty
 * @param ready that button can be used
 * @param asked a question is asked: {@code result}, {@code draw}, {@code which-die} …, or empty
 * @param dice pips of the dice on the board, {@code 53}, or empty
 * @param cells the board
 * @param signature changes whenever anything of this does
 */
record Look(
    String phase,
    String acting,
    String status,
    String primary,
    boolean ready,
    String asked,
    String dice,
    List<Cell> cells,
    String signature) {

  /**
   * Reads the page; answers {@code false} while something moves by itself, or while everything is
   * as it was ({@code before} is a signature).
   */
  static final String SCRIPT =
      """
      before => {
        const all = (selector, from = document) => [...from.querySelectorAll(selector)];
        const tested = name => document.querySelector(`[data-testid=${name}]`);
        const game = tested('game');
        if (!game) return false;
        const dialog = all('dialog[open]')[0];
        const asked = dialog ? dialog.dataset.testid || 'dialog' : tested('which-die') ? 'which-die' : '';
        const primary = tested('primary');
        if (asked === '' && (game.dataset.busy !== '' || tested('notice'))) return false;
        // The focus is still on its way to the cell of the cursor.
        const focused = document.activeElement;
        if (asked === '' && focused?.getAttribute('role') === 'gridcell' && focused.tabIndex !== 0) return false;
        const cells = all('[role=gridcell]').map(cell => {
          const box = cell.getBoundingClientRect();
          return {
            place: cell.dataset.place,
            words: cell.getAttribute('aria-label'),
            source: cell.dataset.source === 'true',
            target: cell.dataset.target === 'true',
            chosen: cell.getAttribute('aria-selected') === 'true',
            x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height,
          };
        });
        const waits = cells.some(cell => cell.source) || (primary && !primary.disabled);
        if (!waits && asked === '') return false;
        const look = {
          phase: game.dataset.phase,
          acting: ['a', 'b'].find(seat => tested('player-' + seat)?.getAttribute('aria-current') === 'true') ?? '',
          status: tested('status')?.textContent ?? '',
          primary: primary?.textContent ?? '',
          ready: primary !== null && !primary.disabled,
          asked,
          dice: all('.dice .die').map(die => all('.pip', die).length + (die.classList.contains('used') ? '!' : '')).join(''),
          cells,
        };
        // A short one, as it goes to and fro with every look: two sums of 32 bits.
        const told = JSON.stringify({ ...look, at: location.pathname });
        let one = 7, two = 11;
        for (let i = 0; i < told.length; i++) {
          one = Math.imul(one ^ told.charCodeAt(i), 2654435761);
          two = Math.imul(two ^ told.charCodeAt(i), 1597334677) + one | 0;
        }
        const signature = `${one} ${two}`;
        return signature === before ? false : { ...look, signature };
      }
      """;

  static Look of(Object read) {
    Map<?, ?> look = (Map<?, ?>) read;
    List<Cell> cells =
        ((List<?>) look.get("cells")).stream().map(c -> cell((Map<?, ?>) c)).toList();
    return new Look(
        text(look, "phase"),
        text(look, "acting"),
        text(look, "status"),
        text(look, "primary"),
        (boolean) look.get("ready"),
        text(look, "asked"),
        text(look, "dice"),
        cells,
        text(look, "signature"));
  }

  private static Cell cell(Map<?, ?> cell) {
    return new Cell(
        text(cell, "place"),
        text(cell, "words"),
        (boolean) cell.get("source"),
        (boolean) cell.get("target"),
        (boolean) cell.get("chosen"),
        number(cell, "x"),
        number(cell, "y"),
        number(cell, "width"),
        number(cell, "height"));
  }

  private static String text(Map<?, ?> from, String name) {
    return (String) from.get(name);
  }

  private static double number(Map<?, ?> from, String name) {
    return ((Number) from.get(name)).doubleValue();
  }

  /** The cell of a place. */
  Cell at(String place) {
    return cells.stream()
        .filter(cell -> cell.place().equals(place))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no cell " + place + " on " + words()));
  }

  /** Cells with something that can be moved now. */
  List<Cell> sources() {
    return cells.stream().filter(Cell::source).toList();
  }

  /** Where the chosen one can go. */
  List<Cell> targets() {
    return cells.stream().filter(Cell::target).toList();
  }

  /** What is chosen, if anything. */
  Optional<Cell> chosen() {
    return cells.stream().filter(Cell::chosen).findFirst();
  }

  /** What stands where, in words, without what may be done with it. */
  List<String> board() {
    return cells.stream()
        .map(
            cell -> cell.place() + ": " + cell.words().replaceAll(", (může|sem lze|vybráno).*", ""))
        .sorted()
        .toList();
  }

  /** Everything in words, for messages. */
  String words() {
    return phase + "/" + acting + " " + dice + " „" + status + "“ " + asked + " " + board();
  }
}
