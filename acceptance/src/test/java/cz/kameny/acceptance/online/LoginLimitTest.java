package cz.kameny.acceptance.online;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.acceptance.BuiltServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** On a server of its own, for all tests come from one address. */
class LoginLimitTest {
  @Test
  void guessingPasswordsOfManyNamesIsSlowedDownForAnAddress() throws Exception {
    try (BuiltServer server = BuiltServer.start()) {
      Api.account(server.address(), "Marie");
      List<String> codes = new ArrayList<>();
      for (int i = 0; i < 22; i++) {
        Map<String, String> guess = Map.of("name", "Nikdo" + i, "password", "12345678");
        codes.add(new Api(server.address()).call("POST", "/api/login", guess).code());
      }
      assertThat(codes.subList(0, 20)).containsOnly("wrong_password");
      assertThat(codes.get(21)).isEqualTo("too_fast");
      Map<String, String> right = Map.of("name", "Marie", "password", "MarieMarie");
      assertThat(new Api(server.address()).call("POST", "/api/login", right).code())
          .isEqualTo("too_fast");
    }
  }
}
