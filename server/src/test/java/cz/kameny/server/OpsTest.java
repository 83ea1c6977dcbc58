package cz.kameny.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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

  /** The table of routes in docs/protocol.md and the machine's description say the same. */
  @Test
  void everyRouteOfTheProtocolIsDescribedAsOpenApiAndNoOther() throws Exception {
    String text = Files.readString(Path.of("../docs/protocol.md"));
    Set<String> written =
        Pattern.compile("^\\| `(GET|POST|PUT|PATCH|DELETE) (/api/[^`? ]+)", Pattern.MULTILINE)
            .matcher(text)
            .results()
            .map(route -> route.group(1) + " " + route.group(2))
            .collect(Collectors.toSet());
    Set<String> described = new HashSet<>();
    new ObjectMapper()
        .readTree(get("api/openapi?format=json").body())
        .path("paths")
        .properties()
        .forEach(
            path ->
                path.getValue()
                    .fieldNames()
                    .forEachRemaining(
                        method ->
                            described.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey())));
    assertThat(described).isEqualTo(written);
  }

  @Test
  void theDescriptionOfTheApiSaysWhatABodyIsMadeOf() throws Exception {
    assertThat(get("api/openapi?format=json").body())
        .contains("\"TableWish\"", "\"PairingWish\"", "\"CommandBody\"", "\"NameAndPassword\"")
        .doesNotContain("JsonNode");
  }
}
