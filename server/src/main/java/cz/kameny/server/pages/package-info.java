/**
 * The pages over HTTP: every file of the {@code web} jar with its type, compressed forms, ETag and
 * cache rule, and {@code index.html} for the addresses of the page's own router.
 *
 * <p>May use Vert.x' router as Quarkus gives it; knows no game.
 */
package cz.kameny.server.pages;
