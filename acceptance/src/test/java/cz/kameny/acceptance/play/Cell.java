package cz.kameny.acceptance.play;

/**
 * A cell of a board as it is seen.
 *
 * @param place {@code 13}, {@code hand-first}, {@code c2}
 * @param words what a screen reader says
 * @param source something on it can be moved now
 * @param target what is chosen can go there
 * @param chosen it is chosen
 * @param x middle, in CSS pixels of the window
 * @param y middle, in CSS pixels of the window
 * @param width in CSS pixels
 * @param height in CSS pixels
 */
record Cell(
    String place,
    String words,
    boolean source,
    boolean target,
    boolean chosen,
    double x,
    double y,
    double width,
    double height) {}
