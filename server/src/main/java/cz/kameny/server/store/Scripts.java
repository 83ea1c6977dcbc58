package cz.kameny.server.store;

import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import org.flywaydb.core.api.ResourceProvider;
import org.flywaydb.core.api.resource.LoadableResource;

/**
 * The scripts that make the tables, by name: a class path cannot be asked what it has, at least not
 * the one of a packed Quarkus application.
 */
final class Scripts implements ResourceProvider {
  private static final List<String> NAMES =
      List.of("V1__room.sql", "V2__preferences.sql", "V3__rating_order.sql");

  @Override
  public LoadableResource getResource(String name) {
    return NAMES.contains(name) ? new Script(name) : null;
  }

  @Override
  public Collection<LoadableResource> getResources(String prefix, String[] suffixes) {
    return NAMES.stream()
        .filter(name -> name.startsWith(prefix))
        .filter(name -> List.of(suffixes).stream().anyMatch(name::endsWith))
        .map(name -> (LoadableResource) new Script(name))
        .toList();
  }

  private static final class Script extends LoadableResource {
    private final String name;

    Script(String name) {
      this.name = name;
    }

    @Override
    public Reader read() {
      InputStream in = Scripts.class.getResourceAsStream("/db/" + name);
      if (in == null) {
        throw new IllegalStateException("the script " + name + " is missing");
      }
      return new InputStreamReader(in, StandardCharsets.UTF_8);
    }

    @Override
    public String getAbsolutePath() {
      return "db/" + name;
    }

    @Override
    public String getAbsolutePathOnDisk() {
      return getAbsolutePath();
    }

    @Override
    public String getFilename() {
      return name;
    }

    @Override
    public String getRelativePath() {
      return name;
    }
  }
}
