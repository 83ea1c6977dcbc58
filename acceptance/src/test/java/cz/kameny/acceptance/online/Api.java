package cz.kameny.acceptance.online;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;

/** Somebody who uses the HTTP API like a browser: with a cookie and an origin. */
final class Api {
  static final ObjectMapper JSON = new ObjectMapper();
  private static final HttpClient HTTP =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(20)).build();

  private final String address;
  private String cookie = "";
  private String name = "";

  Api(String address) {
    this.address = address;
  }

  /** An answer with its status. */
  record Answer(int status, String text, HttpResponse<String> http) {
    JsonNode json() {
      return parse(text);
    }

    String code() {
      return json().path("error").path("code").asText();
    }
  }

  static JsonNode parse(String text) {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new AssertionError("no JSON: " + text, e);
    }
  }

  /** A new guest. */
  static Api guest(String address) {
    Api api = new Api(address);
    JsonNode me = api.ok("POST", "/api/guest", Map.of());
    api.name = me.path("person").path("name").asText();
    return api;
  }

  /** A new account with a password that is its name twice. */
  static Api account(String address, String name) {
    Api api = new Api(address);
    api.ok("POST", "/api/accounts", Map.of("name", name, "password", name + name));
    api.name = name;
    return api;
  }

  /** The same account signed in once more, as on another device. */
  static Api signedIn(String address, String name) {
    Api api = new Api(address);
    api.ok("POST", "/api/login", Map.of("name", name, "password", name + name));
    api.name = name;
    return api;
  }

  String name() {
    return name;
  }

  String address() {
    return address;
  }

  String cookie() {
    return cookie;
  }

  void setCookie(String value) {
    cookie = value;
  }

  Answer send(HttpRequest request) {
    HttpResponse<String> answer;
    try {
      answer = HTTP.send(request, BodyHandlers.ofString());
    } catch (IOException e) {
      throw new IllegalStateException(request.toString(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
    answer
        .headers()
        .firstValue("Set-Cookie")
        .ifPresent(set -> cookie = set.substring(0, set.indexOf(';')));
    return new Answer(answer.statusCode(), answer.body(), answer);
  }

  HttpRequest.Builder request(String path) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address + path)).timeout(Duration.ofSeconds(60));
    if (!cookie.isEmpty()) {
      request.header("Cookie", cookie);
    }
    return request;
  }

  Answer call(String method, String path, Object body) {
    String text;
    try {
      text = body instanceof String plain ? plain : JSON.writeValueAsString(body);
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
    return send(
        request(path)
            .header("Origin", address)
            .header("Content-Type", body instanceof String ? "text/plain" : "application/json")
            .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(text))
            .build());
  }

  Answer get(String path) {
    return send(request(path).GET().build());
  }

  /** The JSON of a request that must be answered well. */
  JsonNode ok(String method, String path, Object body) {
    Answer answer = call(method, path, body);
    if (answer.status() >= 300) {
      throw new AssertionError(method + " " + path + ": " + answer.status() + " " + answer.text());
    }
    return answer.text().isEmpty() ? JSON.createObjectNode() : answer.json();
  }

  JsonNode ok(String path) {
    Answer answer = get(path);
    if (answer.status() != 200) {
      throw new AssertionError("GET " + path + ": " + answer.status() + " " + answer.text());
    }
    return answer.json();
  }
}
