/**
 * A match as text: a header of tags, then one line for each event. What is written reads back as
 * the same match and is written the same again. Reading refuses what could not have happened, and
 * takes turns written in other ways too: without the star of a step that hits, like steps apart.
 */
package cz.kameny.rules.record;
