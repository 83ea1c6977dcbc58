/**
 * The online room as two people use it: the built server over HTTP and WebSocket, on both
 * databases.
 */
package cz.kameny.acceptance.online;
