/** Files as the commands write them. */
package cz.kameny.cli.files;
