/**
 * Players of the two dice games: every result of the roll is scored by an evaluation of features
 * made by hand, whose weights were found by self-play.
 *
 * <p>{@link cz.kameny.engine.tables.TablesBots} is the way in. {@code TablesBot} chooses, {@code
 * NardyEvaluation} and {@code TaigaEvaluation} say what a position is worth, their {@code
 * …Features} what is looked at, {@code EndTable} knows the endings. Nothing here knows a rule:
 * results come from {@link cz.kameny.rules.tables.Expansion}, ends of games from the rules.
 */
package cz.kameny.engine.tables;
