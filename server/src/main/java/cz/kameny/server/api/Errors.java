package cz.kameny.server.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Map;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Turns what a resource throws into the error of docs/protocol.md. */
final class Errors {
  private static final Logger LOG = Logger.getLogger(Errors.class);

  @ServerExceptionMapper
  Response refused(ApiException e) {
    return answer(e.code().status(), e.fields());
  }

  @ServerExceptionMapper
  Response noJson(JsonProcessingException e) {
    return refused(ApiException.bad("JSON as in docs/protocol.md: " + e.getOriginalMessage()));
  }

  @ServerExceptionMapper
  Response http(WebApplicationException e) {
    if (e.getCause() instanceof JsonProcessingException json) {
      return noJson(json);
    }
    int status = e.getResponse().getStatus();
    if (status >= 500) {
      return fault(e);
    }
    Code code =
        switch (status) {
          case 404 -> Code.NOT_FOUND;
          case 413 -> Code.TOO_BIG;
          default -> Code.BAD_REQUEST;
        };
    return answer(status, new ApiException(code, "HTTP " + status).fields());
  }

  @ServerExceptionMapper
  Response fault(Throwable e) {
    String number = UUID.randomUUID().toString();
    LOG.errorf(e, "fault %s", number);
    String message = "a fault of the server; its number is " + number;
    return answer(500, new ApiException(Code.SERVER, message).fields());
  }

  private static Response answer(int status, Map<String, Object> fields) {
    return Response.status(status)
        .type(MediaType.APPLICATION_JSON)
        .entity(Map.of("error", fields))
        .build();
  }
}
