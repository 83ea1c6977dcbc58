package cz.kameny.rules.tables;

import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Player;
import cz.kameny.rules.Roll;

/**
 * Reads the notation of a dice game's position: form here, what is possible in the game's rules.
 */
final class TablesParser {
  private final GameId game;
  private final String text;
  private int at;

  TablesParser(GameId game, String text) {
    this.game = game;
    this.text = text;
  }

  TablesPosition read() {
    Side white = readSide("White");
    expectSpace("a space after White's stones");
    Side black = readSide("Black");
    expectSpace("a space after Black's stones");
    Player whitePlayer = TablesPosition.white(game);
    char colour = next();
    if (colour != 'w' && colour != 'b') {
      throw expected("the turn, w or b");
    }
    at++;
    Player turn = colour == 'w' ? whitePlayer : whitePlayer.opponent();
    Roll roll = null;
    if (at < text.length()) {
      expectSpace("a space before the dice");
      roll = readRoll();
    }
    return whitePlayer == Player.FIRST
        ? new TablesPosition(game, white, black, turn, roll)
        : new TablesPosition(game, black, white, turn, roll);
  }

  private NotationException expected(String what) {
    return new NotationException(what, text, Math.min(at, text.length()));
  }

  private char next() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private void expectSpace(String what) {
    if (next() != ' ') {
      throw expected(what);
    }
    at++;
  }

  private Roll readRoll() {
    int start = at;
    at = text.length();
    try {
      return Roll.parse(text.substring(start));
    } catch (NotationException e) {
      throw new NotationException(e.expected(), text, Math.min(start + e.at(), text.length()));
    }
  }

  /** Reads {@code h<n>,x<n>,point:count,…,o<n>}: places in this order, each at most once. */
  private Side readSide(String name) {
    int start = at;
    int[] counts = new int[Side.PLACES];
    int sum = 0;
    int last = Integer.MAX_VALUE;
    while (true) {
      int itemAt = at;
      int place = readPlace();
      int rank = place == Side.HAND ? 27 : place;
      if (rank >= last) {
        at = itemAt;
        throw expected("places in order: h, x, points from high to low, o, each once");
      }
      last = rank;
      int count = readNumber("a number of stones 1-15", 15);
      counts[place] = count;
      sum += count;
      if (next() != ',') {
        break;
      }
      at++;
    }
    if (sum != Side.STONES) {
      throw new NotationException("15 stones of " + name + ", not " + sum, text, start);
    }
    return Side.of(counts);
  }

  private int readPlace() {
    char c = next();
    boolean taiga = game == GameId.TAIGA_PUFF;
    if (c == 'o' || (taiga && (c == 'h' || c == 'x'))) {
      at++;
      return c == 'o' ? Side.OFF : c == 'h' ? Side.HAND : Side.BAR;
    }
    String what = taiga ? "h<n>, x<n>, <point>:<count> or o<n>" : "<point>:<count> or o<n>";
    if (c < '0' || c > '9') {
      throw expected(what);
    }
    int point = readNumber("a point 1-24", 24);
    if (next() != ':') {
      throw expected("':' and the number of stones");
    }
    at++;
    return point;
  }

  private int readNumber(String what, int max) {
    int start = at;
    int value = 0;
    while (next() >= '0' && next() <= '9' && at < start + 3) {
      value = 10 * value + next() - '0';
      at++;
    }
    if (at == start || value < 1 || value > max || text.charAt(start) == '0') {
      at = start;
      throw expected(what);
    }
    return value;
  }
}
