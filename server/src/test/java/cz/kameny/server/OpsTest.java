package cz.kameny.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;

/** What somebody who runs the server looks at. */
@QuarkusTest
class OpsTest {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  @TestHTTPResource("/")
  URI root;

  @Test
  void healthSaysUp() throws Exception {
    HttpResponse<String> answer = get("q/health");

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).containsPattern("\"status\": \"UP\"");
  }

  @Test
  void metricsCountRequestsAndKeepOneSeriesForAllAddressesOfThePagesRouter() throws Exception {
    get("hra/prvni");
    get("hra/druha");

    assertThat(get("q/metrics").body())
        .contains("http_server_requests_seconds_count", "uri=\"/page\"", "jvm_memory_used_bytes")
        .doesNotContain("druha");
  }

  private HttpResponse<String> get(String path) throws Exception {
    return CLIENT.send(HttpRequest.newBuilder(root.resolve(path)).build(), BodyHandlers.ofString());
  }
}
