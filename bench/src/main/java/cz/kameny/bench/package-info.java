/**
 * JMH benchmarks of rules and engine; {@code docs/benchmarks.md} has the figures and the machine.
 *
 * <p>May use {@code cz.kameny.rules}, {@code cz.kameny.engine} and JMH.
 */
package cz.kameny.bench;
