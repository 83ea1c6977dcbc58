package cz.kameny.engine.net;

import cz.kameny.rules.GameId;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;

/**
 * The nets that are there. On a JVM they come from the engine's own resources; a browser fetches a
 * game's files when they are needed and hands the bytes over by {@link #provide}.
 */
public final class NetLibrary {
  /** Files that were handed over and are not read yet. */
  private static final Map<String, byte[]> FILES = new HashMap<>();

  /** Nets that were read; players share them, since nothing but training changes a net. */
  private static final Map<String, Net> NETS = new HashMap<>();

  private NetLibrary() {}

  /**
   * Hands over the bytes of a net's file; they are read when a player needs the net.
   *
   * @param name such as {@code nardy-contact}
   */
  public static void provide(String name, byte[] bytes) {
    synchronized (FILES) {
      FILES.put(name, bytes.clone());
      NETS.remove(name);
    }
  }

  /**
   * The nets of Dlouhé vrhcáby.
   *
   * @param phases whether to judge by a net for each phase, see {@link ContactNets}
   * @param lastRoll whether they know of the last roll (LV-15)
   * @throws MissingNetException when a file is not there
   * @throws IllegalArgumentException when one is not what it should be
   */
  public static NardyNets nardy(boolean phases, boolean lastRoll) {
    NetSet nets = NetSet.from(NetLibrary::net, GameId.DLOUHE_VRHCABY, phases);
    if (!lastRoll) {
      return nets.nardy();
    }
    int outputs = NardyLastTurn.OUTPUTS;
    return new NardyNets(
        nets.contact(),
        nets.race(),
        new NardyLastTurn(
            net(NardyLastTurn.CONTACT, new NardyContact().inputs(), outputs),
            net(NardyLastTurn.RACE, new NardyRace().inputs(), outputs)));
  }

  /**
   * The nets of Taiga-Puff, one for the whole game until the race: nets of its phases were trained
   * and were no better.
   *
   * @param opposites how often the opposite number of a double is used (TP-4)
   * @throws MissingNetException when a file is not there
   * @throws IllegalArgumentException when one is not what it should be
   */
  public static TaigaNets taiga(int opposites) {
    return NetSet.from(NetLibrary::net, GameId.TAIGA_PUFF, false).taiga(opposites);
  }

  /**
   * A net by its name.
   *
   * @param inputs how many inputs it must have
   * @param outputs how many outputs it must have
   * @throws MissingNetException when its file is not there
   * @throws IllegalArgumentException when it is not what it should be
   */
  public static Net net(String name, int inputs, int outputs) {
    synchronized (FILES) {
      Net net = NETS.get(name);
      if (net == null) {
        byte[] bytes = FILES.containsKey(name) ? FILES.get(name) : resource(name);
        if (bytes == null) {
          throw new MissingNetException(name);
        }
        net = NetFile.read(name, bytes, inputs, outputs);
        NETS.put(name, net);
        FILES.remove(name);
      }
      return net;
    }
  }

  private static byte[] resource(String name) {
    try (InputStream in = NetLibrary.class.getResourceAsStream(name + ".net")) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the net " + name, e);
    }
  }
}
