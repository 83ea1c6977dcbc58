package cz.kameny.cli;

import cz.kameny.rules.GameId;
import cz.kameny.rules.Player;
import cz.kameny.rules.Position;
import cz.kameny.rules.overboard.OverboardPosition;
import java.util.ArrayList;
import java.util.List;

/** The raft with its grooves, water around it; red is at the bottom for both sides (PP-1). */
final class OverboardView implements BoardView {
  private static final int SIZE = 6;
  private static final String FILES = "a   b   c   d   e   f";

  private final Messages messages;
  private final Style style;

  OverboardView(Messages messages, Style style) {
    this.messages = messages;
    this.style = style;
  }

  @Override
  public List<String> draw(Position position, Player viewer) {
    OverboardPosition raft = (OverboardPosition) position;
    List<String> lines = new ArrayList<>();
    String water = "  " + style.water("≈".repeat(27));
    lines.add("     " + style.dim(FILES));
    lines.add(water);
    for (int rank = SIZE - 1; rank >= 0; rank--) {
      StringBuilder line = new StringBuilder(style.dim(rank + 1 + " ")).append(style.water("≈≈ "));
      for (int file = 0; file < SIZE; file++) {
        line.append(file > 0 ? style.dim("───") : "").append(figure(raft, rank, file));
      }
      lines.add(line + style.water(" ≈≈") + style.dim(" " + (rank + 1)));
      if (rank > 0) {
        String grooves = style.dim("│" + "   │".repeat(SIZE - 1));
        lines.add("  " + style.water("≈≈ ") + grooves + style.water(" ≈≈"));
      }
    }
    lines.add(water);
    lines.add("     " + style.dim(FILES));
    for (Player player : Player.values()) {
      lines.add(
          sign(player, false)
              + " "
              + sign(player, true)
              + " "
              + messages.side(GameId.PRES_PALUBU, player)
              + ", "
              + messages.of("figures", raft.count(player)));
    }
    return lines;
  }

  private String figure(OverboardPosition raft, int rank, int file) {
    return switch (raft.at(SIZE * rank + file)) {
      case 'r' -> sign(Player.FIRST, false);
      case 'R' -> sign(Player.FIRST, true);
      case 'w' -> sign(Player.SECOND, false);
      case 'W' -> sign(Player.SECOND, true);
      default -> style.dim(groove(rank, file));
    };
  }

  /** A captain wears a ring. */
  private String sign(Player player, boolean captain) {
    return player == Player.FIRST
        ? style.dark(captain ? "◉" : "●")
        : style.light(captain ? "◎" : "○");
  }

  /** How the grooves meet on a free point. */
  private static String groove(int rank, int file) {
    int row = rank == SIZE - 1 ? 0 : rank == 0 ? 2 : 1;
    int column = file == 0 ? 0 : file == SIZE - 1 ? 2 : 1;
    return new String[] {"┌┬┐", "├┼┤", "└┴┘"}[row].substring(column, column + 1);
  }
}
