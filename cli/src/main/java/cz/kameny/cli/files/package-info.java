/** Files as the commands write and read them. */
package cz.kameny.cli.files;
