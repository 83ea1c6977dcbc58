package cz.kameny.engine.net;

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
   * @param name such as {@link NardyNets#CONTACT}
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
   * @throws MissingNetException when a file is not there
   * @throws IllegalArgumentException when one is not what it should be
   */
  public static NardyNets nardy() {
    return new NardyNets(
        net(NardyNets.CONTACT, new NardyContact(), Chances.SIZE),
        net(NardyNets.RACE, new NardyRace(), Chances.SIZE));
  }

  /**
   * The nets of Dlouhé vrhcáby with the last roll (LV-15).
   *
   * @throws MissingNetException when a file is not there
   * @throws IllegalArgumentException when one is not what it should be
   */
  public static NardyNets nardyWithLastRoll() {
    return new NardyNets(
        net(NardyNets.CONTACT, new NardyContact(), Chances.SIZE),
        net(NardyNets.RACE, new NardyRace(), Chances.SIZE),
        new NardyLastTurn(
            net(NardyLastTurn.CONTACT, new NardyContact(), NardyLastTurn.OUTPUTS),
            net(NardyLastTurn.RACE, new NardyRace(), NardyLastTurn.OUTPUTS)));
  }

  /** The same from the bytes of two files. */
  public static NardyNets nardy(byte[] contact, byte[] race) {
    return new NardyNets(
        NetFile.read(NardyNets.CONTACT, contact, new NardyContact().inputs(), Chances.SIZE),
        NetFile.read(NardyNets.RACE, race, new NardyRace().inputs(), Chances.SIZE));
  }

  /**
   * The nets of Taiga-Puff.
   *
   * @param opposites how often the opposite number of a double is used (TP-4)
   * @throws MissingNetException when a file is not there
   * @throws IllegalArgumentException when one is not what it should be
   */
  public static TaigaNets taiga(int opposites) {
    return new TaigaNets(
        net(TaigaNets.CONTACT, new TaigaContact(opposites), 1),
        net(TaigaNets.RACE, new TaigaRace(), 1),
        opposites);
  }

  /** The same from the bytes of two files. */
  public static TaigaNets taiga(int opposites, byte[] contact, byte[] race) {
    return new TaigaNets(
        NetFile.read(TaigaNets.CONTACT, contact, new TaigaContact(opposites).inputs(), 1),
        NetFile.read(TaigaNets.RACE, race, new TaigaRace().inputs(), 1),
        opposites);
  }

  private static Net net(String name, Encoding encoding, int outputs) {
    return net(name, encoding.inputs(), outputs);
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
