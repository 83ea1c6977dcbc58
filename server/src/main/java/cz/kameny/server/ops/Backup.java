package cz.kameny.server.ops;

import cz.kameny.server.store.DatabaseAddress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * Copies of a SQLite file, made by SQLite's own online backup: a server that runs goes on, and the
 * copy is of one moment.
 */
final class Backup {
  private final DatabaseAddress address;

  Backup(DatabaseAddress address) {
    if (!address.isSqlite()) {
      throw new IllegalArgumentException(
          "PostgreSQL is backed up with pg_dump --format=custom and brought back with pg_restore"
              + " --clean; see docs/operation.md");
    }
    this.address = address;
  }

  /** Writes a copy; the file must not be there yet. */
  void to(Path file) throws SQLException {
    if (Files.exists(file)) {
      throw new IllegalArgumentException(file + " is there already; name a new file");
    }
    if (!Files.exists(address.file())) {
      throw new IllegalArgumentException("there is no database " + address.file());
    }
    run("backup to '" + quoted(file) + "'");
  }

  /** Replaces everything by a copy. */
  void from(Path file) throws SQLException, IOException {
    if (!Files.isRegularFile(file)) {
      throw new IllegalArgumentException("there is no file " + file);
    }
    byte[] head = new byte[16];
    try (var in = Files.newInputStream(file)) {
      if (in.readNBytes(head, 0, 16) < 16
          || !new String(head, java.nio.charset.StandardCharsets.ISO_8859_1)
              .startsWith("SQLite format 3")) {
        throw new IllegalArgumentException(file + " is no backup of kameny");
      }
    }
    run("restore from '" + quoted(file) + "'");
  }

  private static String quoted(Path file) {
    String name = file.toAbsolutePath().toString();
    if (name.indexOf('\'') >= 0 || name.indexOf('"') >= 0) {
      throw new IllegalArgumentException("a file name without quotes is needed, not " + name);
    }
    return name;
  }

  private void run(String command) throws SQLException {
    try (Connection connection = DriverManager.getConnection(address.jdbc());
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(command);
    }
  }
}
