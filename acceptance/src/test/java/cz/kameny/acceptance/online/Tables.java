package cz.kameny.acceptance.online;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** The tables of a room, looked at and changed behind the server's back. */
final class Tables {
  private static final List<String> ALL =
      List.of(
          "person",
          "game_match",
          "event",
          "seed",
          "ledger_account",
          "ledger_transaction",
          "ledger_entry",
          "rating",
          "rating_change",
          "rating_order");

  private final String jdbc;

  private Tables(String jdbc) {
    this.jdbc = jdbc;
  }

  static Tables ofSqlite(Path data) {
    return new Tables("jdbc:sqlite:" + data.resolve("kameny.db"));
  }

  static Tables ofPostgres(int port) {
    return new Tables("jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=postgres");
  }

  /** All rows of all tables, in an order of their own. */
  List<String> everything() throws SQLException {
    List<String> rows = new ArrayList<>();
    for (String table : ALL) {
      rows.addAll(rows(table, "select * from " + table));
    }
    return rows.stream().sorted().toList();
  }

  private List<String> rows(String name, String query) throws SQLException {
    List<String> rows = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection(jdbc);
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(query)) {
      int columns = result.getMetaData().getColumnCount();
      while (result.next()) {
        StringBuilder row = new StringBuilder(name);
        for (int i = 1; i <= columns; i++) {
          row.append(' ').append(result.getMetaData().getColumnName(i)).append('=');
          row.append(result.getString(i));
        }
        rows.add(row.toString());
      }
    }
    return rows;
  }

  /** The one value a query finds. */
  String value(String query) throws SQLException {
    try (Connection connection = DriverManager.getConnection(jdbc);
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(query)) {
      if (!result.next()) {
        throw new AssertionError("nothing: " + query);
      }
      return result.getString(1);
    }
  }

  /** Changes rows; how many. */
  int change(String statement) throws SQLException {
    try (Connection connection = DriverManager.getConnection(jdbc);
        Statement change = connection.createStatement()) {
      return change.executeUpdate(statement);
    }
  }
}
