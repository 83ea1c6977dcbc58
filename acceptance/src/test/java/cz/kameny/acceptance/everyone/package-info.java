/**
 * That the pages are for everyone: in four languages on the narrowest phone, by keyboard, by ear
 * alone, with colours seen otherwise. May use the browser tests' tools of {@code browser}.
 */
package cz.kameny.acceptance.everyone;
