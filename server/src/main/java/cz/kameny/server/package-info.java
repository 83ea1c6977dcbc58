/**
 * The server: hands out the pages, tells whether it is well, and is configured from the command
 * line.
 *
 * <p>May use {@code cz.kameny.rules}, {@code cz.kameny.engine}, Quarkus and any well-kept library.
 * What the server can do lies in one package per feature beneath this one.
 */
package cz.kameny.server;
