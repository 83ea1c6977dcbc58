package cz.kameny.cli;

import cz.kameny.engine.Clock;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** The time a thread has had on the processor: what others do on the machine does not count. */
final class ProcessorTime implements Clock {
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  /** Billionths of a second of the calling thread, or of the clock where threads are not timed. */
  @Override
  public long nanos() {
    return threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled()
        ? threads.getCurrentThreadCpuTime()
        : System.nanoTime();
  }
}
