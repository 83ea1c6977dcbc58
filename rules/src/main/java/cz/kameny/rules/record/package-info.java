/**
 * A match as text: a header of tags, then one line for each event. Writing and reading are exact
 * inverses, and reading refuses what could not have happened.
 */
package cz.kameny.rules.record;
