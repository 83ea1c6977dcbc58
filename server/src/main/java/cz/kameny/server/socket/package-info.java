/**
 * The WebSocket of docs/protocol.md: reads messages, hands them to the features, sends what they
 * answer and what happens.
 *
 * <p>May use all features; none of them knows it.
 */
package cz.kameny.server.socket;
