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

  /** The nets of Dlouhé vrhcáby. */
  public static NardyNets nardy() {
    return new NardyNets(
        net(NardyNets.CONTACT, new NardyContact(), Chances.SIZE),
        net(NardyNets.RACE, new NardyRace(), Chances.SIZE));
  }

  /**
   * The nets of Taiga-Puff.
   *
   * @param opposites how often the opposite number of a double is used (TP-4)
   */
  public static TaigaNets taiga(int opposites) {
    return new TaigaNets(
        net(TaigaNets.CONTACT, new TaigaContact(opposites), 1),
        net(TaigaNets.RACE, new TaigaRace(), 1),
        opposites);
  }

  private static Net net(String name, Encoding encoding, int outputs) {
    byte[] bytes = bytes(name);
    if (bytes == null) {
      throw new IllegalStateException("the net " + name + " is not there: its file is missing");
    }
    return NetFile.read(name, bytes, encoding.inputs(), outputs);
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
