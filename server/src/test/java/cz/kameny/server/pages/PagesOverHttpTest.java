package cz.kameny.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages as a browser gets them: real HTTP to a running server with the real pages. */
@QuarkusTest
class PagesOverHttpTest {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  @TestHTTPResource("/")
  URI root;

  @ParameterizedTest
  @ValueSource(
      strings = {"/", "/index.html", "/nova/taiga-puff", "/hra", "/pravidla/pres-palubu?x=1"})
  void anAddressOfThePagesRouterGetsIndexHtmlThatIsAskedForEachTime(String path) throws Exception {
    HttpResponse<byte[]> answer = get(path);

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(header(answer, "content-type")).isEqualTo("text/html; charset=utf-8");
    assertThat(header(answer, "cache-control")).isEqualTo("no-cache");
    assertThat(text(answer)).startsWithIgnoringCase("<!doctype html>");
    assertThat(answer.body()).isEqualTo(get("/index.html").body());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/nic.html",
        "/assets/nic",
        "/assets/nic.js",
        "/api/nic",
        "/api",
        "/q/nic",
        "/files.txt",
        "/index.html.br",
        "/../pom.xml",
        "/%2e%2e/pom.xml",
        "/META-INF/pages/index.html"
      })
  void whatIsNoPageIsNotFoundAndSaysSo(String path) throws Exception {
    HttpResponse<byte[]> answer = get(path);

    assertThat(answer.statusCode()).isEqualTo(404);
    assertThatItCarriesTheSecurityHeaders(answer);
  }

  @Test
  void aFileWithItsHashInTheNameIsKeptForAYear() throws Exception {
    HttpResponse<byte[]> answer = get(anAsset(".js"));

    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(header(answer, "cache-control")).isEqualTo("public, max-age=31536000, immutable");
    assertThat(header(answer, "content-type")).isEqualTo("text/javascript; charset=utf-8");
  }

  @Test
  void theModuleIsSentAsWebAssemblySoThatItCompilesWhileItLoads() throws Exception {
    HttpResponse<byte[]> answer = get(anAsset(".wasm"));

    assertThat(header(answer, "content-type")).isEqualTo("application/wasm");
    assertThat(answer.body()).startsWith(0, 'a', 's', 'm');
  }

  @Test
  void aBrowserThatTakesBrotliGetsItAndOneThatTakesGzipGetsThat() throws Exception {
    String path = anAsset(".wasm");
    byte[] plain = get(path).body();

    HttpResponse<byte[]> brotli = get(path, "Accept-Encoding", "gzip, deflate, br");
    HttpResponse<byte[]> gzip = get(path, "Accept-Encoding", "gzip, br;q=0");

    assertThat(header(brotli, "content-encoding")).isEqualTo("br");
    assertThat(header(brotli, "vary")).isEqualToIgnoringCase("accept-encoding");
    assertThat(brotli.body().length).isLessThan(gzip.body().length);
    assertThat(header(gzip, "content-encoding")).isEqualTo("gzip");
    assertThat(new GZIPInputStream(new ByteArrayInputStream(gzip.body())).readAllBytes())
        .isEqualTo(plain);
    assertThat(gzip.body().length).isLessThan(plain.length);
  }

  @Test
  void eachFormHasItsOwnEtagAndTheSameOneIsNotSentTwice() throws Exception {
    String brotli = header(get("/", "Accept-Encoding", "br"), "etag");
    String plain = header(get("/"), "etag");
    assertThat(brotli).isNotEqualTo(plain);

    HttpResponse<byte[]> again =
        get("/", "Accept-Encoding", "br", "If-None-Match", "\"other\", " + brotli);

    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
    assertThat(header(again, "etag")).isEqualTo(brotli);
    assertThat(header(again, "cache-control")).isEqualTo("no-cache");
    assertThat(get("/", "If-None-Match", brotli).statusCode()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/nova", "/icon.svg"})
  void headIsAnsweredLikeGetWithoutTheBody(String path) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(root.resolve(path))
            .method("HEAD", HttpRequest.BodyPublishers.noBody())
            .build();
    HttpResponse<byte[]> head = CLIENT.send(request, BodyHandlers.ofByteArray());
    HttpResponse<byte[]> get = get(path);

    assertThat(head.statusCode()).isEqualTo(get.statusCode());
    assertThat(head.body()).isEmpty();
    assertThat(head.headers().map()).isEqualTo(get.headers().map());
  }

  @Test
  void pagesCannotBePostedTo() throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(root).POST(HttpRequest.BodyPublishers.ofString("x")).build();

    // Without an origin it is refused before anybody looks at its path.
    assertThat(CLIENT.send(request, BodyHandlers.ofByteArray()).statusCode()).isEqualTo(403);
    HttpRequest own =
        HttpRequest.newBuilder(root)
            .header("Origin", root.getScheme() + "://" + root.getAuthority())
            .POST(HttpRequest.BodyPublishers.ofString("x"))
            .build();
    assertThat(CLIENT.send(own, BodyHandlers.ofByteArray()).statusCode()).isBetween(404, 405);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/nova/taiga-puff", "/q/health", "/q/metrics"})
  void everyAnswerCarriesTheSecurityHeaders(String path) throws Exception {
    assertThatItCarriesTheSecurityHeaders(get(path));
  }

  @Test
  void indexHtmlNeedsNoInlineScriptOrStyle() throws Exception {
    assertThat(text(get("/")))
        .doesNotContainPattern("<script(?![^>]*\\ssrc=)[^>]*>")
        .doesNotContain("<style")
        .doesNotContainPattern("\\s(style|on[a-z]+)=");
  }

  private static void assertThatItCarriesTheSecurityHeaders(HttpResponse<byte[]> answer) {
    assertThat(header(answer, "content-security-policy").split("; ", -1))
        .contains(
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "worker-src 'self'",
            "object-src 'none'",
            "base-uri 'self'",
            "form-action 'self'",
            "frame-ancestors 'none'");
    assertThat(header(answer, "x-content-type-options")).isEqualTo("nosniff");
    assertThat(header(answer, "referrer-policy")).isEqualTo("strict-origin-when-cross-origin");
    assertThat(header(answer, "permissions-policy")).contains("camera=()", "microphone=()");
    assertThat(header(answer, "cross-origin-opener-policy")).isEqualTo("same-origin");
  }

  /** The address of a file that the build gave a name with its hash. */
  private static String anAsset(String ending) throws IOException {
    List<String> listed;
    try (var in =
        Thread.currentThread()
            .getContextClassLoader()
            .getResourceAsStream("META-INF/pages/files.txt")) {
      listed = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
    return listed.stream()
        .map(line -> line.substring(line.indexOf(' ') + 1))
        .filter(path -> path.startsWith("/assets/") && path.endsWith(ending))
        .findFirst()
        .orElseThrow(() -> new AssertionError("the pages have no asset " + ending));
  }

  private HttpResponse<byte[]> get(String path, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(stripped(root) + path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return CLIENT.send(request.build(), BodyHandlers.ofByteArray());
  }

  private static String stripped(URI root) {
    String text = root.toString();
    return text.endsWith("/") ? text.substring(0, text.length() - 1) : text;
  }

  private static String header(HttpResponse<?> answer, String name) {
    return answer.headers().firstValue(name).orElse("(no " + name + ")");
  }

  private static String text(HttpResponse<byte[]> answer) {
    return new String(answer.body(), StandardCharsets.UTF_8);
  }
}
