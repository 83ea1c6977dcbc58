/**
 * What every part of the HTTP API and the socket shares: typed errors, limits of rate, which
 * origins may ask. Knows no feature.
 */
package cz.kameny.server.api;
