package cz.kameny.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server as a newcomer starts it. */
class BuiltServerTest {
  @TempDir Path folder;

  @Test
  void itComesUpAndHasThePages() throws Exception {
    Path data = folder.resolve("data");
    try (BuiltServer server = BuiltServer.start("--data", data.toString())) {
      assertThat(get(server.address() + "/")).containsIgnoringCase("<!doctype html>");
      assertThat(get(server.address() + "/q/health")).contains("UP");
      assertThat(data).isDirectory();
    }
  }

  private static String get(String address) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body();
  }
}
