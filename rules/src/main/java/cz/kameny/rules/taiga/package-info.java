/** Taiga-Puff, the race with entering and hitting (clauses TP-n). */
package cz.kameny.rules.taiga;
