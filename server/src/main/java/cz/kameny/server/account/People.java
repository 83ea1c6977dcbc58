package cz.kameny.server.account;

import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import cz.kameny.server.store.Database;
import cz.kameny.server.store.Ids;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.exception.DataAccessException;

/** Everybody there is. Methods with a context run in the caller's transaction. */
@Singleton
public final class People {
  private final Database database;

  /** The people of a database. */
  @Inject
  public People(Database database) {
    this.database = database;
  }

  /**
   * Somebody by identifier; those who were deleted are still found, so that old matches can say.
   */
  public Optional<Person> byId(DSLContext sql, String id) {
    return sql.fetchOptional("select " + Person.COLUMNS + " from person p where p.id = ?", id)
        .map(Person::of);
  }

  /** Somebody by identifier. */
  public Optional<Person> byId(String id) {
    return database.read(sql -> byId(sql, id));
  }

  /** Somebody by a name, or one that looks the same. */
  public Optional<Person> byName(String name) {
    String key = name.startsWith("@") ? name : Names.key(name);
    return database
        .read(
            sql ->
                sql.fetchOptional(
                    "select "
                        + Person.COLUMNS
                        + " from person p where p.name_key = ? and p.deleted_at is null",
                    key))
        .map(Person::of);
  }

  /** A new guest with a made-up name. */
  public Person newGuest(long now) {
    while (true) {
      try {
        return database.write(sql -> insert(sql, Kind.GUEST, GuestNames.next(), null, null, now));
      } catch (ApiException e) {
        if (e.code() != Code.NAME_TAKEN) {
          throw e;
        }
        // One of a few million: another is made up.
      }
    }
  }

  /**
   * Makes the guest an account, or without a guest a new one.
   *
   * @param password hashed
   * @throws ApiException {@code bad_name} or {@code name_taken}
   */
  public Person newAccount(Optional<Person> guest, String name, String password, long now) {
    String checked = Names.check(name);
    return database.write(
        sql -> {
          if (guest.isEmpty()) {
            return insert(sql, Kind.ACCOUNT, checked, password, null, now);
          }
          String id = guest.get().id();
          rename(sql, id, checked);
          sql.execute(
              "update person set kind = ?, password = ? where id = ?",
              Kind.ACCOUNT.text(),
              password,
              id);
          return byId(sql, id).orElseThrow();
        });
  }

  /** A new program of an account. */
  public Person newProgram(Person owner, String name, long now) {
    String checked = Names.check(name);
    return database.write(sql -> insert(sql, Kind.PROGRAM, checked, null, owner.id(), now));
  }

  /** The programs of an account. */
  public List<Person> programs(Person owner) {
    return database.read(
        sql ->
            sql.fetch(
                    "select "
                        + Person.COLUMNS
                        + " from person p where p.owner = ? and p.deleted_at is null"
                        + " order by p.created_at",
                    owner.id())
                .map(Person::of));
  }

  /** The computer's level, made when it first sits down. */
  public Person level(DSLContext sql, int level, long now) {
    String name = Person.levelName(level);
    sql.execute(
        "insert into person (id, kind, name, name_key, created_at) values (?, ?, ?, ?, ?)"
            + " on conflict do nothing",
        "level" + level,
        Kind.LEVEL.text(),
        name,
        name,
        now);
    return byId(sql, "level" + level).orElseThrow();
  }

  /**
   * Changes a name.
   *
   * @throws ApiException {@code bad_name} or {@code name_taken}
   */
  public void rename(DSLContext sql, String id, String name) {
    String checked = Names.check(name);
    try {
      sql.execute(
          "update person set name = ?, name_key = ? where id = ?", checked, Names.key(name), id);
    } catch (DataAccessException e) {
      throw taken(e, name);
    }
  }

  /** The hash of a password, if there is one. */
  public Optional<String> passwordOf(String id) {
    return database
        .read(sql -> sql.fetchOptional("select password from person where id = ?", id))
        .map(row -> row.get("password", String.class));
  }

  /** Stores the hash of a new password. */
  public void setPassword(DSLContext sql, String id, String hash) {
    sql.execute("update person set password = ? where id = ?", hash, id);
  }

  /** Makes an account an administrator, or no longer one; false when there is no such account. */
  public boolean setAdmin(String name, boolean admin) {
    return database.write(
            sql ->
                sql.execute(
                    "update person set admin = ? where name_key = ? and kind = 'account'",
                    admin ? 1 : 0,
                    Names.key(name)))
        == 1;
  }

  /**
   * Forgets who it was: name, password, preferences, and for programs their owner. The row stays
   * for matches.
   */
  public void forget(DSLContext sql, String id, String newName, long now) {
    sql.execute(
        "update person set name = ?, name_key = ?, password = null, deleted_at = ?, owner = null,"
            + " preferences = null, admin = 0 where id = ?",
        newName,
        "!" + id,
        now,
        id);
  }

  private Person insert(
      DSLContext sql, Kind kind, String name, String password, String owner, long now) {
    String id = Ids.next();
    try {
      sql.execute(
          "insert into person (id, kind, name, name_key, password, owner, created_at)"
              + " values (?, ?, ?, ?, ?, ?, ?)",
          id,
          kind.text(),
          name,
          Names.key(name),
          password,
          owner,
          now);
    } catch (DataAccessException e) {
      throw taken(e, name);
    }
    return new Person(id, kind, name, false, now);
  }

  private static RuntimeException taken(DataAccessException e, String name) {
    return Database.isDuplicate(e)
        ? new ApiException(
            Code.NAME_TAKEN, "the name " + name + " or one that looks the same is taken")
        : e;
  }
}
