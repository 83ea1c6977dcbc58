package cz.kameny.cli.train;

import cz.kameny.cli.files.WholeFile;
import cz.kameny.engine.Checksum;
import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.NetFile;
import cz.kameny.engine.search.PatternSamples;
import cz.kameny.engine.search.PatternTraining;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Trains the net of Přes palubu in generations: games of the player as it is, a net fitted to them,
 * and again with that net.
 *
 * <p>Positions are kept in files of {@value #CHUNK} games each, so that a run that is stopped goes
 * on there; fitting takes minutes and begins anew. Beside the net of each generation lies the plan
 * it was made by, so that it does not pass for one of other options.
 *
 * @param end the version of the game
 * @param generations how many nets, one after the other
 * @param games games of each generation
 * @param nodes positions a move may look at
 * @param epochs how often a net learns from all positions
 * @param seed everything is drawn from it
 */
record OverboardTraining(End end, int generations, long games, long nodes, int epochs, long seed) {
  private static final int CHUNK = 1000;
  private static final String FIRST = "kameny positions 1";
  private static final PlanFile PLAN = new PlanFile("kameny net plan 1", "the plan of a net");

  OverboardTraining {
    Bounds.check("--generations", generations, 1, Bounds.ROUNDS);
    Bounds.check("--games", games, 1, Bounds.GAMES);
    Bounds.check("--nodes", nodes, 1, Bounds.GAMES);
    Bounds.check("--epochs", epochs, 1, Bounds.ROUNDS);
  }

  /**
   * Trains to the end, from where an earlier run was stopped.
   *
   * @throws NotationException when the folder has nets or positions of other options
   */
  void run(Path folder, PrintStream log) {
    for (int generation = 1; generation <= generations; generation++) {
      checkPlan(folder, generation, log);
    }
    WholeFile.requireFolder(folder);
    Optional<Net> net = Optional.empty();
    for (int generation = 1; generation <= generations; generation++) {
      Path file = file(folder, generation, "net");
      if (!Files.exists(file)) {
        byte[] bytes =
            NetFile.write(name(), generation(generation, net, folder, log), NetFile.ALL_BITS);
        // The plan first: a net is never there without it.
        PLAN.write(file(folder, generation, "plan"), netPlan(), out -> {});
        WholeFile.write(file, bytes);
        removeChunks(folder, generation);
      }
      net = Optional.of(read(file));
    }
    Path last = folder.resolve(name() + ".net");
    WholeFile.write(last, NetFile.write(name(), net.orElseThrow(), NetFile.ALL_BITS));
    log.println("Written: " + last);
  }

  private String name() {
    return PatternTraining.name(end);
  }

  private Path file(Path folder, int generation, String what) {
    return folder.resolve(name() + "." + generation + "." + what);
  }

  /** Everything the positions of a generation depend on, but for the nets before. */
  private String plan() {
    return "version=" + end + " games=" + games + " nodes=" + nodes + " seed=" + seed;
  }

  /** Everything the net of a generation depends on. */
  private String netPlan() {
    return plan() + " epochs=" + epochs;
  }

  private void checkPlan(Path folder, int generation, PrintStream log) {
    Path net = file(folder, generation, "net");
    if (!Files.exists(net)) {
      return;
    }
    Path file = file(folder, generation, "plan");
    if (!Files.exists(file)) {
      log.println(
          "Taken as it is: " + net + ", of a version that did not write down how it was made.");
      return;
    }
    String found = PLAN.read(file, WholeFile.read(file), (plan, in) -> plan);
    if (!found.equals(netPlan())) {
      throw new NotationException("a net of \"" + netPlan() + "\" in " + folder, found, 0);
    }
  }

  private Net read(Path file) {
    try {
      return PatternTraining.read(end, WholeFile.read(file));
    } catch (IllegalArgumentException e) {
      throw new NotationException(e.getMessage(), file.toString(), 0);
    }
  }

  private Net generation(int generation, Optional<Net> earlier, Path folder, PrintStream log) {
    // Each generation plays other games.
    PatternTraining training =
        new PatternTraining(end, earlier, nodes, seed + 1_000_003L * (generation - 1));
    PatternSamples samples = new PatternSamples();
    for (long from = 0; from < games; from += CHUNK) {
      Path chunk = chunk(folder, generation, from);
      if (Files.exists(chunk)) {
        readChunk(chunk, samples);
      } else {
        long started = System.nanoTime();
        long to = Math.min(games, from + CHUNK);
        PatternSamples played = new PatternSamples();
        for (long number = from; number < to; number++) {
          training.play(number, played);
        }
        writeChunk(chunk, played);
        samples.addAll(played.toBytes());
        log.printf(
            Locale.ROOT,
            "Net %d of %d: %d of %d games, %d positions, %.0f games/s%n",
            generation,
            generations,
            to,
            games,
            samples.size(),
            (to - from) * 1e9 / Math.max(1, System.nanoTime() - started));
      }
    }
    return training.fit(
        samples,
        epochs,
        (epoch, off) ->
            log.printf(
                Locale.ROOT,
                "Net %d of %d: fitted %d of %d times, chances off by %.4f%n",
                generation,
                generations,
                epoch,
                epochs,
                off));
  }

  private Path chunk(Path folder, int generation, long from) {
    return file(folder, generation, from / CHUNK + ".positions");
  }

  private void removeChunks(Path folder, int generation) {
    try {
      for (long from = 0; from < games; from += CHUNK) {
        Files.deleteIfExists(chunk(folder, generation, from));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot remove the positions in " + folder, e);
    }
  }

  private void writeChunk(Path file, PatternSamples played) {
    byte[] first = (FIRST + "\n" + plan() + "\n").getBytes(StandardCharsets.UTF_8);
    byte[] positions = played.toBytes();
    ByteBuffer bytes = ByteBuffer.allocate(first.length + positions.length + Checksum.LENGTH);
    bytes.put(first).put(positions);
    bytes.putLong(Checksum.of(bytes.array(), bytes.position()));
    WholeFile.write(file, bytes.array());
  }

  private void readChunk(Path file, PatternSamples into) {
    byte[] bytes = WholeFile.read(file);
    byte[] first = (FIRST + "\n" + plan() + "\n").getBytes(StandardCharsets.UTF_8);
    int end = bytes.length - Checksum.LENGTH;
    if (end < first.length || !Arrays.equals(bytes, 0, first.length, first, 0, first.length)) {
      throw new NotationException("positions of \"" + plan() + "\"", file.toString(), 0);
    }
    if (ByteBuffer.wrap(bytes).getLong(end) != Checksum.of(bytes, end)) {
      throw new NotationException("a whole file, its checksum is wrong", file.toString(), 0);
    }
    into.addAll(Arrays.copyOfRange(bytes, first.length, end));
  }
}
