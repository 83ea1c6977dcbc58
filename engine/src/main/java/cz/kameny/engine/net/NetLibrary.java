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
  private static final Map<String, byte[]> FILES = new HashMap<>();

  private NetLibrary() {}

  /**
   * Hands over the bytes of a net's file; they are read when a player needs the net.
   *
   * @param name such as {@link NardyNets#CONTACT}
   */
  public static void provide(String name, byte[] bytes) {
    synchronized (FILES) {
      FILES.put(name, bytes.clone());
    }
  }

  /** Whether a net's file is there. */
  public static boolean has(String name) {
    return bytes(name) != null;
  }

  /**
   * The nets of Dlouhé vrhcáby.
   *
   * @throws MissingNetException when a file is not there
   * @throws IllegalArgumentException when one is not what it should be
   */
  public static NardyNets nardy() {
    return nardy(needed(NardyNets.CONTACT), needed(NardyNets.RACE));
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
    return taiga(opposites, needed(TaigaNets.CONTACT), needed(TaigaNets.RACE));
  }

  /** The same from the bytes of two files. */
  public static TaigaNets taiga(int opposites, byte[] contact, byte[] race) {
    return new TaigaNets(
        NetFile.read(TaigaNets.CONTACT, contact, new TaigaContact(opposites).inputs(), 1),
        NetFile.read(TaigaNets.RACE, race, new TaigaRace().inputs(), 1),
        opposites);
  }

  private static byte[] needed(String name) {
    byte[] bytes = bytes(name);
    if (bytes == null) {
      throw new MissingNetException(name);
    }
    return bytes;
  }

  private static byte[] bytes(String name) {
    synchronized (FILES) {
      byte[] bytes = FILES.get(name);
      if (bytes == null) {
        bytes = resource(name);
        if (bytes != null) {
          FILES.put(name, bytes);
        }
      }
      return bytes;
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
