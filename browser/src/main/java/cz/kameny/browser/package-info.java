/**
 * Rules and engine as one WebAssembly module for the page's worker: {@code
 * web/src/module/protocol.ts} says which calls it answers and with what JSON.
 *
 * <p>May use {@code cz.kameny.rules}, {@code cz.kameny.engine} and TeaVM's JavaScript interop, and
 * only what TeaVM compiles. No rule and no evaluation lives here, only translation.
 */
package cz.kameny.browser;
