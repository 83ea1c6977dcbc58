package cz.kameny.cli;

/** What is said where there is too little memory. */
final class Memory {
  private static final long MEGABYTE = 1L << 20;

  private Memory() {}

  /**
   * The sentence about work that needs more.
   *
   * @param limit the most Java may take, in bytes
   * @param needed how much it needs, in words
   */
  static String tooLittle(String work, String needed, long limit) {
    // The launcher hands the variable on to Java.
    return work
        + " needs "
        + needed
        + " of memory, and Java may take no more than "
        + limit / MEGABYTE
        + " MB here; with JAVA_TOOL_OPTIONS=-Xmx2g in the environment it may take 2 GB";
  }
}
