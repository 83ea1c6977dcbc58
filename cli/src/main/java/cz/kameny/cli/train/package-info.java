/**
 * Training of the nets: self-play, rollouts, and what is kept so that a long run can be resumed.
 */
package cz.kameny.cli.train;
