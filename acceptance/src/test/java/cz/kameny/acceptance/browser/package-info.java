/**
 * The pages in a real browser against the real server: {@link
 * cz.kameny.acceptance.browser.BrowserTest} is what such a test extends.
 */
package cz.kameny.acceptance.browser;
