package cz.kameny.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NegotiationTest {
  @ParameterizedTest(name = "\"{0}\" accepts {1}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "gzip, deflate, br   | br   | true",
        "gzip;q=0.5, br;q=1  | gzip | true",
        "GZIP                | gzip | true",
        "gzip, deflate       | br   | false",
        "br;q=0, gzip        | br   | false",
        "br; q=0.000, gzip   | br   | false",
        "br;q=0.001          | br   | true",
        "*                   | br   | true",
        "br;q=0, *           | br   | false",
        "*;q=0               | gzip | false",
        "brotli              | br   | false",
        "''                  | gzip | false",
      })
  void acceptEncodingIsReadWithItsWeights(String header, String encoding, boolean accepted) {
    assertThat(Negotiation.accepts(header, encoding)).isEqualTo(accepted);
  }

  @Test
  void withoutAcceptEncodingOnlyThePlainFormIsSent() {
    assertThat(Negotiation.accepts(null, "gzip")).isFalse();
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "\"abc\"              | true",
        "W/\"abc\"            | true",
        "\"x\", \"abc\"       | true",
        "*                    | true",
        "\"abcd\"             | false",
        "abc                  | false",
        "''                   | false",
      })
  void ifNoneMatchComparesWeaklyWithEveryTag(String header, boolean matches) {
    assertThat(Negotiation.matches(header, "\"abc\"")).isEqualTo(matches);
  }

  @Test
  void withoutIfNoneMatchThePageIsSent() {
    assertThat(Negotiation.matches(null, "\"abc\"")).isFalse();
  }
}
