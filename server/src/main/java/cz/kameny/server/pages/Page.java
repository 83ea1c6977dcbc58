package cz.kameny.server.pages;

import java.util.Locale;
import java.util.Map;

/**
 * One file of the pages, held in memory in each form it can be sent in.
 *
 * @param path where it is asked for, from the root: {@code /index.html}
 * @param sha256 hash of its plain content in hexadecimal
 * @param forms content by form; the plain one is always there
 */
record Page(String path, String sha256, Map<Form, byte[]> forms) {
  private static final String HASHED_NAMES = "/assets/";

  /** A way to send the content; the first that a browser accepts and the page has is taken. */
  enum Form {
    BROTLI("br", ".br"),
    GZIP("gzip", ".gz"),
    PLAIN("identity", "");

    /** Name in {@code Content-Encoding}. */
    final String encoding;

    /** What the file's name ends in, beside the plain one. */
    final String suffix;

    Form(String encoding, String suffix) {
      this.encoding = encoding;
      this.suffix = suffix;
    }
  }

  /**
   * Media type, from the name's ending.
   *
   * <p>The endings are those the pages have. Vert.x' own table lacks {@code webmanifest} and names
   * no character set; a file of another kind is sent as bytes, which a browser does not run
   * (nosniff).
   */
  String contentType() {
    String ending = path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return switch (ending) {
      case "html" -> "text/html; charset=utf-8";
      case "js", "mjs" -> "text/javascript; charset=utf-8";
      case "css" -> "text/css; charset=utf-8";
      case "txt" -> "text/plain; charset=utf-8";
      case "json", "map" -> "application/json";
      case "webmanifest" -> "application/manifest+json";
      case "wasm" -> "application/wasm";
      case "svg" -> "image/svg+xml";
      case "png" -> "image/png";
      case "ico" -> "image/x-icon";
      case "webp" -> "image/webp";
      case "woff2" -> "font/woff2";
      case "xml" -> "application/xml";
      default -> "application/octet-stream";
    };
  }

  /** A name with the content's hash in it never changes what it names; all others are asked for. */
  String cacheControl() {
    return path.startsWith(HASHED_NAMES) ? "public, max-age=31536000, immutable" : "no-cache";
  }

  /** Forms differ in bytes, so each has a strong ETag of its own (RFC 9110, 8.8.3.3). */
  String etag(Form form) {
    return form == Form.PLAIN ? '"' + sha256 + '"' : '"' + sha256 + '-' + form.encoding + '"';
  }

  /** Whether the answer depends on {@code Accept-Encoding}. */
  boolean varies() {
    return forms.size() > 1;
  }

  /**
   * The smallest form a browser takes.
   *
   * @param acceptEncoding the header as sent, or null; {@code br;q=0} refuses
   */
  Form formFor(String acceptEncoding) {
    for (Form form : Form.values()) {
      if (forms.containsKey(form)
          && (form == Form.PLAIN || Negotiation.accepts(acceptEncoding, form.encoding))) {
        return form;
      }
    }
    throw new IllegalStateException(path + " has no plain form");
  }
}
