package cz.kameny.cli;

import cz.kameny.rules.NotationException;
import cz.kameny.rules.match.IllegalEventException;
import cz.kameny.rules.record.MatchRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code verify-dice}: whether the dice of an online match were thrown honestly. */
@Command(
    name = "verify-dice",
    description = {
      "Checks the dice of a record downloaded from a server: that each game's seed is the one whose"
          + " hash was published before the game, and that every throw comes from it and from the"
          + " players' nonces. Exit 1 when something does not fit.",
      ""
    })
final class VerifyDiceCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "<record>", description = "The file of the record.")
  private Path file;

  VerifyDiceCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    MatchRecord record = read();
    List<DiceProof> proofs = DiceProof.of(record);
    int bad = 0;
    try (Output out = new Output(console.out())) {
      for (DiceProof proof : proofs) {
        List<String> faults = proof.faults();
        bad += faults.isEmpty() ? 0 : 1;
        String verdict = faults.isEmpty() ? "all fit" : String.join("; ", faults);
        out.line("game " + proof.game() + ": " + proof.rolls().size() + " throws, " + verdict);
      }
      if (proofs.isEmpty()) {
        out.line("there is no finished game with a proof in this record");
      }
    }
    return bad == 0 ? Exit.DONE : Exit.FAILED;
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
