/**
 * What is good: the computer's levels and the analysis of positions, over the {@code rules} that
 * say what may be played.
 *
 * <p>May use {@code cz.kameny.rules} and those parts of {@code java.base} that TeaVM compiles; it
 * has no dependency, because the same classes also run in the browser. Every choice is a function
 * of the position, the level and a seed, so that server and browser play the same turn.
 */
package cz.kameny.engine;
