package cz.kameny.server.ops;

import cz.kameny.server.account.People;
import cz.kameny.server.ledger.LedgerAudit;
import cz.kameny.server.play.Audit;
import cz.kameny.server.rating.RatingAudit;
import cz.kameny.server.record.DiceProof;
import cz.kameny.server.store.Database;
import cz.kameny.server.store.DatabaseAddress;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** {@code kameny admin …}: what is done on the machine of the server, while it runs or not. */
@Command(
    name = "kameny admin",
    description = {"Looks after the data of a server, in --data DIR or where KAMENY_DB says.", ""})
public final class AdminCommand implements Runnable {
  @Option(
      names = "--data",
      paramLabel = "DIR",
      defaultValue = DatabaseAddress.FOLDER,
      scope = ScopeType.INHERIT,
      description = "folder of the data (default ${DEFAULT-VALUE})")
  private Path data;

  @SuppressWarnings("unused") // picocli shows the help itself; the option only has to be there
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "show this help")
  private boolean help;

  @Spec private CommandSpec spec;

  private DatabaseAddress address() {
    Optional<String> postgres =
        Optional.ofNullable(System.getenv("KAMENY_DB")).filter(text -> !text.isBlank());
    if (postgres.isEmpty() && !java.nio.file.Files.isDirectory(data)) {
      throw new ParameterException(spec.commandLine(), "there is no folder " + data);
    }
    return DatabaseAddress.of(postgres, data);
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "a command is missing: check, rebuild, backup, restore, make-admin or --help");
  }

  @Command(
      name = "check",
      description =
          "Folds every match, verifies the dice of finished games, works out all ratings and adds up"
              + " the ledger; exit 1 when something does not fit.")
  int check() {
    List<String> problems = new ArrayList<>();
    int[] games = {0};
    try (Database database = Database.open(address())) {
      Audit audit = new Audit(database);
      RatingAudit ratings = new RatingAudit(database);
      Audit.Seen seen = audit.check(problems::add);
      if (problems.isEmpty()) { // else it would only be said twice
        ratings.check(seen.rated(), problems::add);
      }
      audit.eachLog(
          (id, log) -> {
            for (DiceProof proof : DiceProof.of(id, log)) {
              games[0] += proof.seed() == null ? 0 : 1;
              proof.fault().ifPresent(fault -> problems.add("match " + id + ": " + fault));
            }
          });
      new LedgerAudit(database).check(problems::add);
      problems.forEach(out()::println);
      out()
          .println(
              seen.matches()
                  + " matches folded, dice of "
                  + games[0]
                  + " games verified, ratings worked out, ledger added up: "
                  + (problems.isEmpty() ? "all fits" : problems.size() + " problems"));
    }
    return problems.isEmpty() ? 0 : 1;
  }

  @Command(
      name = "rebuild",
      description =
          "Writes anew what is only repeated for speed: the rows of all matches and all ratings from"
              + " the logs, all balances from the ledger's entries. The server must not run.")
  int rebuild() {
    try (Database database = Database.open(address())) {
      RatingAudit ratings = new RatingAudit(database);
      Audit.Seen seen = new Audit(database).rebuild();
      ratings.rebuild(seen.rated());
      new LedgerAudit(database).rebuild();
      out()
          .println(
              seen.matches()
                  + " matches, all ratings and the balances of all accounts were written anew");
    }
    return 0;
  }

  @Command(name = "backup", description = "Copies the data to a new file; the server may run.")
  int backup(@Parameters(paramLabel = "FILE") Path file) throws SQLException {
    new Backup(address()).to(file);
    out().println("copied to " + file);
    return 0;
  }

  @Command(
      name = "restore",
      description = "Replaces all data by a copy. Start the server anew afterwards.")
  int restore(@Parameters(paramLabel = "FILE") Path file) throws SQLException, IOException {
    new Backup(address()).from(file);
    out().println("restored from " + file);
    return 0;
  }

  @Command(name = "make-admin", description = "Makes an account an administrator.")
  int makeAdmin(
      @Parameters(paramLabel = "NAME") String name,
      @Option(names = "--no", description = "makes it an ordinary one again") boolean no) {
    try (Database database = Database.open(address())) {
      if (!new People(database).setAdmin(name, !no)) {
        throw new ParameterException(spec.commandLine(), "there is no account " + name);
      }
    }
    out().println(name + (no ? " is an ordinary account" : " is an administrator"));
    return 0;
  }
}
