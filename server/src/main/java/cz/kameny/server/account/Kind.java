package cz.kameny.server.account;

import java.util.Locale;

/** What somebody who can sit at a table is. */
public enum Kind {
  /** A visitor without a password. */
  GUEST,
  /** A person with name and password. */
  ACCOUNT,
  /** A program that plays with a token; belongs to an account. */
  PROGRAM,
  /** A level of the server's own engine. */
  LEVEL;

  /** As stored and sent. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Kind parse(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }

  /** Whether it may play rated and for chips. */
  public boolean hasAccount() {
    return this != GUEST;
  }
}
