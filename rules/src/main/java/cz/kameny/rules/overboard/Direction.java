package cz.kameny.rules.overboard;

import cz.kameny.rules.Player;

/** A direction a figure can be moved in (PP-5), as seen with red at the bottom. */
public enum Direction {
  /** Towards rank 6: forward for red. */
  UP(0, 8, "up"),
  /** Towards rank 1: forward for white. */
  DOWN(1, 56, "down"),
  /** Towards file a. */
  LEFT(2, 63, "left"),
  /** Towards file f. */
  RIGHT(3, 1, "right");

  /** Number of the direction in a move's code; the opposite one differs in the last bit. */
  final int index;

  /** How far a bitboard is rotated left to move every figure one point this way. */
  final int rotation;

  private final String text;

  Direction(int index, int rotation, String text) {
    this.index = index;
    this.rotation = rotation;
    this.text = text;
  }

  private static final Direction[] VALUES = values();

  static Direction of(int index) {
    return VALUES[index];
  }

  /** The opposite direction. */
  public Direction opposite() {
    return VALUES[index ^ 1];
  }

  /** The direction in which {@code player}'s captains never move by themselves (PP-8). */
  public static Direction backwardOf(Player player) {
    return player == Player.FIRST ? DOWN : UP;
  }

  /** Lower-case English name: {@code up}, {@code down}, {@code left} or {@code right}. */
  public String text() {
    return text;
  }
}
