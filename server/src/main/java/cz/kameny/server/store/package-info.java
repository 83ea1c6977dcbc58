/**
 * The databases: SQLite in a file of ours by default, PostgreSQL where one is named; the same SQL
 * for both. Also random identifiers.
 *
 * <p>Knows no table: SQL stands in the package of the feature it serves. May use JDBC, jOOQ as
 * plain SQL, Agroal and Flyway.
 */
package cz.kameny.server.store;
