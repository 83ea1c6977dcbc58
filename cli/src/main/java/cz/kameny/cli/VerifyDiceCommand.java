package cz.kameny.cli;

import cz.kameny.rules.NotationException;
import cz.kameny.rules.match.IllegalEventException;
import cz.kameny.rules.record.MatchRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code verify-dice}: whether the dice of an online match were thrown honestly. */
@Command(
    name = "verify-dice",
    description = {
      "Checks the dice of a record downloaded from a server: that each game's seed is the one whose"
          + " hash was published before the game, and that every throw comes from it and from the"
          + " players' nonces.",
      ""
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:every throw was checked and fits",
      "1:something does not fit, or the file cannot be read",
      "2:this is no record",
      "3:what was checked fits, but a game with throws has no proof"
    })
final class VerifyDiceCommand implements Callable<Integer> {
  /** All that could be checked fits, but some throws could not be. */
  private static final int UNPROVEN = 3;

  private final Console console;

  @Parameters(paramLabel = "<record>", description = "The file of the record.")
  private Path file;

  VerifyDiceCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    MatchRecord record = read();
    List<String> lines = new ArrayList<>();
    int bad = 0;
    int unproven = 0;
    for (GameThrows game : GameThrows.of(record)) {
      Optional<DiceProof> proof = DiceProof.of(record, game);
      String verdict;
      if (proof.isPresent()) {
        List<String> faults = proof.get().faults();
        bad += faults.isEmpty() ? 0 : 1;
        verdict = faults.isEmpty() ? "all fit" : String.join("; ", faults);
      } else if (game.rolls().isEmpty()) {
        continue;
      } else {
        unproven++;
        verdict =
            game.over()
                ? "NOT CHECKED, there is no proof of them in this record"
                : "not checked yet, the seed is revealed when the game is over";
      }
      lines.add("game " + game.game() + ": " + game.count() + ", " + verdict);
    }
    try (Output out = new Output(console.out())) {
      lines.forEach(out::line);
      if (lines.isEmpty()) {
        out.line("there are no throws in this record");
      }
    }
    if (bad > 0) {
      return Exit.FAILED;
    }
    return unproven > 0 ? UNPROVEN : Exit.DONE;
  }

  private MatchRecord read() {
    try {
      return MatchRecord.read(Files.readString(file, StandardCharsets.UTF_8).replace("\r\n", "\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    } catch (IllegalEventException e) {
      throw new NotationException(
          "a record of a match that can have been played: " + e.getMessage(), "", 0);
    }
  }
}
