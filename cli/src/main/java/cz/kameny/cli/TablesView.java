package cz.kameny.cli;

import cz.kameny.rules.Player;
import cz.kameny.rules.Position;
import cz.kameny.rules.tables.Side;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The vrhcábnice, turned to the viewer: its point 24 at the top right, its home at the bottom
 * right. Both sides' numbers stand at the edge, the viewer's next to the board.
 */
final class TablesView implements BoardView {
  private static final int HEIGHT = 5;
  private static final int POINTS_IN_ROW = 12;

  private final TablesRules rules;
  private final Messages messages;
  private final Style style;

  TablesView(TablesRules rules, Messages messages, Style style) {
    this.rules = rules;
    this.messages = messages;
    this.style = style;
  }

  @Override
  public List<String> draw(Position position, Player viewer) {
    TablesPosition tables = (TablesPosition) position;
    String own = messages.side(rules.game(), viewer);
    String other = messages.side(rules.game(), viewer.opponent());
    int width = Math.max(own.length(), other.length());
    String margin = " ".repeat(width + 1);
    List<String> lines = new ArrayList<>();
    lines.add(style.dim(pad(other, width) + numbers(true, true)));
    lines.add(pad(own, width) + numbers(true, false));
    lines.add(margin + frame("┌┬┐"));
    for (int row = 0; row < HEIGHT; row++) {
      lines.add(margin + row(tables, viewer, true, row));
    }
    lines.add(margin + row(tables, viewer, true, HEIGHT));
    for (int row = HEIGHT - 1; row >= 0; row--) {
      lines.add(margin + row(tables, viewer, false, row));
    }
    lines.add(margin + frame("└┴┘"));
    lines.add(pad(own, width) + numbers(false, false));
    lines.add(style.dim(pad(other, width) + numbers(false, true)));
    for (Player player : Player.values()) {
      lines.add(stones(tables.side(player), player));
    }
    return lines;
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(width - text.length());
  }

  private String frame(String corners) {
    String half = "─".repeat(3 * POINTS_IN_ROW / 2 + 1);
    return style.dim(
        corners.substring(0, 1) + half + corners.substring(1, 2) + half + corners.substring(2));
  }

  /** The viewer's point in a column 0–11 from the left. */
  private static int point(boolean top, int column) {
    return top ? POINTS_IN_ROW + 1 + column : POINTS_IN_ROW - column;
  }

  private String numbers(boolean top, boolean others) {
    StringBuilder out = new StringBuilder("  ");
    for (int column = 0; column < POINTS_IN_ROW; column++) {
      int point = point(top, column);
      out.append(column == POINTS_IN_ROW / 2 ? "  " : "");
      out.append(String.format(Locale.ROOT, "%3d", others ? rules.opposite(point) : point));
    }
    return out.toString();
  }

  private String row(TablesPosition tables, Player viewer, boolean top, int row) {
    String bar = style.dim("│");
    StringBuilder out = new StringBuilder(bar);
    for (int column = 0; column < POINTS_IN_ROW; column++) {
      out.append(column == POINTS_IN_ROW / 2 ? " " + bar : "");
      out.append(row < HEIGHT ? cell(tables, viewer, point(top, column), row) : "   ");
    }
    return out + " " + bar;
  }

  /** The highest visible stone shows the number of a higher stack. */
  private String cell(TablesPosition tables, Player viewer, int point, int row) {
    int own = tables.side(viewer).count(point);
    int count = own > 0 ? own : tables.side(viewer.opponent()).count(rules.opposite(point));
    if (row >= count) {
      return row == 0 ? style.dim("  ·") : "   ";
    }
    Player owner = own > 0 ? viewer : viewer.opponent();
    if (row == HEIGHT - 1 && count > HEIGHT) {
      return coloured(owner, String.format(Locale.ROOT, "%3d", count));
    }
    return coloured(owner, "  " + sign(owner));
  }

  private boolean isWhite(Player player) {
    return player == TablesPosition.white(rules.game());
  }

  private String sign(Player player) {
    return isWhite(player) ? "○" : "●";
  }

  private String coloured(Player player, String text) {
    return isWhite(player) ? style.light(text) : style.dark(text);
  }

  private String stones(Side side, Player player) {
    StringBuilder out = new StringBuilder(coloured(player, sign(player)));
    out.append(' ').append(messages.side(rules.game(), player));
    append(out, "stones.hand", side.hand());
    append(out, "stones.hit", side.hit());
    append(out, "stones.off", side.off());
    out.append(", ").append(messages.of("stones.pips", side.pips()));
    return out.toString();
  }

  private void append(StringBuilder out, String key, int count) {
    if (count > 0) {
      out.append(", ").append(messages.of(key, count));
    }
  }
}
