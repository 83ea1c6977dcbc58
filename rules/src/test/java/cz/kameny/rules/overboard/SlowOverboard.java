package cz.kameny.rules.overboard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Přes palubu once more, slowly: a board of characters, one move tried after the other, written
 * from the clauses PP-5…PP-10 without a look at the bitboards.
 */
final class SlowOverboard {
  private final char[][] board = new char[6][6];
  private final char mover;
  private final String mark;

  SlowOverboard(String text) {
    String[] parts = text.split(" ");
    String[] ranks = parts[0].split("/");
    for (int i = 0; i < 6; i++) {
      int file = 0;
      for (char c : ranks[i].toCharArray()) {
        if (c >= '1' && c <= '6') {
          for (int free = 0; free < c - '0'; free++) {
            board[5 - i][file++] = '.';
          }
        } else {
          board[5 - i][file++] = c;
        }
      }
    }
    mover = parts[1].charAt(0);
    mark = parts[2];
  }

  /** The lines {@code move position} of all legal moves, sorted; the pass when there is none. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (int rank = 0; rank < 6; rank++) {
      for (int file = 0; file < 6; file++) {
        if (owner(board[rank][file]) == mover) {
          tryMove(rank, file, 1, 0, lines);
          tryMove(rank, file, -1, 0, lines);
          tryMove(rank, file, 0, 1, lines);
          tryMove(rank, file, 0, -1, lines);
        }
      }
    }
    if (lines.isEmpty()) {
      lines.add("- " + write(board) + " " + other() + " -");
    }
    lines.sort(null);
    return lines;
  }

  private char other() {
    return mover == 'r' ? 'w' : 'r';
  }

  private static char owner(char figure) {
    return Character.toLowerCase(figure);
  }

  private static boolean onBoard(int rank, int file) {
    return rank >= 0 && rank < 6 && file >= 0 && file < 6;
  }

  private void tryMove(int rank, int file, int up, int right, List<String> lines) {
    int m = 0;
    boolean captain = false;
    int r = rank;
    int f = file;
    while (onBoard(r, f) && owner(board[r][f]) == mover) {
      captain |= Character.isUpperCase(board[r][f]);
      m++;
      r += up;
      f += right;
    }
    int backward = mover == 'r' ? -1 : 1;
    if (!onBoard(r, f) || (captain && up == backward)) {
      return;
    }
    int k = 0;
    while (onBoard(r, f) && owner(board[r][f]) == other()) {
      k++;
      r += up;
      f += right;
    }
    boolean edge = !onBoard(r, f);
    if (k > m || (!edge && board[r][f] != '.')) {
      return;
    }
    String move = name(rank, file) + name(rank + up, file + right);
    if (mark.equals("!" + move)) {
      return;
    }
    char[][] after = copy(board);
    for (int i = m + k - 1; i >= 0; i--) {
      int fromRank = rank + i * up;
      int fromFile = file + i * right;
      if (onBoard(fromRank + up, fromFile + right)) {
        after[fromRank + up][fromFile + right] = board[fromRank][fromFile];
      }
    }
    after[rank][file] = '.';
    String newMark = "-";
    if (mark.startsWith("=") && Arrays.deepEquals(after, before())) {
      newMark = "!" + mark.substring(1);
    } else if (k == m && !edge) {
      newMark = "=" + move;
    }
    lines.add(move + " " + write(after) + " " + other() + " " + newMark);
  }

  /** The board before the equal push the mark speaks of. */
  private char[][] before() {
    int file = mark.charAt(1) - 'a';
    int rank = mark.charAt(2) - '1';
    int right = mark.charAt(3) - 'a' - file;
    int up = mark.charAt(4) - '1' - rank;
    int m = 0;
    while (owner(board[rank + (m + 1) * up][file + (m + 1) * right]) == other()) {
      m++;
    }
    char[][] before = copy(board);
    for (int i = 0; i < 2 * m; i++) {
      before[rank + i * up][file + i * right] = board[rank + (i + 1) * up][file + (i + 1) * right];
    }
    before[rank + 2 * m * up][file + 2 * m * right] = '.';
    return before;
  }

  private static char[][] copy(char[][] board) {
    char[][] copy = new char[6][];
    for (int rank = 0; rank < 6; rank++) {
      copy[rank] = board[rank].clone();
    }
    return copy;
  }

  private static String name(int rank, int file) {
    return "" + (char) ('a' + file) + (char) ('1' + rank);
  }

  private static String write(char[][] board) {
    StringBuilder out = new StringBuilder();
    for (int rank = 5; rank >= 0; rank--) {
      int free = 0;
      for (char c : board[rank]) {
        if (c == '.') {
          free++;
          continue;
        }
        out.append(free > 0 ? "" + free : "").append(c);
        free = 0;
      }
      out.append(free > 0 ? "" + free : "").append(rank > 0 ? "/" : "");
    }
    return out.toString();
  }
}
