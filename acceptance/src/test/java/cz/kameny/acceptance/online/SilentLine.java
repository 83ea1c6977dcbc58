package cz.kameny.acceptance.online;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/**
 * A connection that says what it is told to and answers nothing, not even a ping: as one whose
 * network is gone without a word. Libraries answer pings by themselves, so the frames are made
 * here.
 */
final class SilentLine implements AutoCloseable {
  private static final int FINAL_TEXT = 0x81;
  private static final int MASKED = 0x80;
  private static final int LONGEST_SHORT = 125;

  private final Socket socket;

  /** Connects. */
  SilentLine(Api who) throws IOException {
    URI address = URI.create(who.address());
    socket = new Socket(address.getHost(), address.getPort());
    String request =
        "GET /api/socket HTTP/1.1\r\nHost: "
            + address.getAuthority()
            + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: "
            + who.address()
            + "\r\nCookie: "
            + who.cookie()
            + "\r\n\r\n";
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    var answer =
        new BufferedReader(
            new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
    String first = answer.readLine();
    if (first == null || !first.contains(" 101 ")) {
      throw new AssertionError("no switch to WebSocket: " + first);
    }
  }

  /** Says something of at most 125 bytes. */
  void say(String json) throws IOException {
    byte[] text = json.getBytes(StandardCharsets.UTF_8);
    if (text.length > LONGEST_SHORT) {
      throw new IllegalArgumentException("too long for a frame of one length byte");
    }
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    frame.write(FINAL_TEXT);
    frame.write(MASKED | text.length);
    frame.writeBytes(new byte[4]); // a mask of zeros changes nothing
    frame.writeBytes(text);
    OutputStream out = socket.getOutputStream();
    out.write(frame.toByteArray());
    out.flush();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
