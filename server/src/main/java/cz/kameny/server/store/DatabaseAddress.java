package cz.kameny.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where the data are.
 *
 * @param jdbc address for the driver
 * @param user name, or null
 * @param password password, or null
 * @param file the file of SQLite, or null for PostgreSQL
 */
public record DatabaseAddress(String jdbc, String user, String password, Path file) {
  /** Name of the file in the data folder. */
  public static final String FILE = "kameny.db";

  /** The folder that is used when none is named, below the current one. */
  public static final String FOLDER = "kameny-data";

  /**
   * Where the data are by an address, or without one in a folder, which is made if it is missing.
   *
   * @param postgres as {@link #postgres} takes it
   */
  public static DatabaseAddress of(Optional<String> postgres, Path folder) {
    if (postgres.isPresent()) {
      return postgres(postgres.get());
    }
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException("the folder " + folder + " cannot be made", e);
    }
    return inFolder(folder);
  }

  /** SQLite in this folder. */
  public static DatabaseAddress inFolder(Path folder) {
    return ofFile(folder.resolve(FILE));
  }

  static DatabaseAddress ofFile(Path file) {
    // FULL: an answered command survives a power cut, too. IMMEDIATE: a writer waits at its first
    // statement, and never fails at a later one because another wrote in between.
    String options =
        "?journal_mode=WAL&synchronous=FULL&busy_timeout=10000&foreign_keys=true"
            + "&transaction_mode=IMMEDIATE&cache_size=-32000";
    return new DatabaseAddress("jdbc:sqlite:" + file + options, null, null, file);
  }

  /**
   * PostgreSQL.
   *
   * @param address {@code postgresql://user:password@host:port/name?option=value}
   * @throws IllegalArgumentException when it is none
   */
  public static DatabaseAddress postgres(String address) {
    String expected =
        "KAMENY_DB takes postgresql://user:password@host:port/name, not an address like this";
    URI uri;
    try {
      uri = new URI(address);
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(expected, e);
    }
    boolean scheme = "postgresql".equals(uri.getScheme()) || "postgres".equals(uri.getScheme());
    if (!scheme || uri.getHost() == null || uri.getPath() == null || uri.getPath().length() < 2) {
      throw new IllegalArgumentException(expected);
    }
    String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
    String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
    String jdbc = "jdbc:postgresql://" + uri.getHost() + port + uri.getRawPath() + query;
    String info = uri.getRawUserInfo();
    if (info == null) {
      return new DatabaseAddress(jdbc, null, null, null);
    }
    int colon = info.indexOf(':');
    String user = decode(colon < 0 ? info : info.substring(0, colon));
    String password = colon < 0 ? null : decode(info.substring(colon + 1));
    return new DatabaseAddress(jdbc, user, password, null);
  }

  private static String decode(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /** Whether it is SQLite. */
  public boolean isSqlite() {
    return file != null;
  }

  /** The address without what must not be shown. */
  @Override
  public String toString() {
    int query = jdbc.indexOf('?');
    return query < 0 ? jdbc : jdbc.substring(0, query);
  }
}
