/** Dlouhé vrhcáby, long backgammon (clauses LV-n). */
package cz.kameny.rules.nardy;
