/**
 * For who runs the server: checks, rebuilding, backup, administrators, health.
 *
 * <p>May use all features; only {@code Main} knows it.
 */
package cz.kameny.server.ops;
