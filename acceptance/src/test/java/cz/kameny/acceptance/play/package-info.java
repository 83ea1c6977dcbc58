/**
 * Games played on the pages as a person plays them: what is on the table is read from roles, names
 * and a few handles ({@link cz.kameny.acceptance.play.Look}), and answered by a finger, a mouse or
 * keys ({@link cz.kameny.acceptance.play.Hand}). Nothing here calls the module or knows a rule of a
 * game.
 */
package cz.kameny.acceptance.play;
