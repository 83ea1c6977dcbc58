package cz.kameny.browser;

import org.teavm.jso.JSExport;

/** What the worker sees: the exported functions of the WebAssembly module. */
public final class Module {
  private Module() {}

  /** Entry that TeaVM starts from; the exported functions are the whole of the module. */
  public static void main(String[] args) {}

  /** The version of rules and engine in this module. */
  @JSExport
  public static String version() {
    return "0.1.0";
  }
}
