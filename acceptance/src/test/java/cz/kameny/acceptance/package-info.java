/**
 * Tests that see the whole house: which module may import which, the server and the command line as
 * they were built, and the pages in a real browser.
 */
package cz.kameny.acceptance;
