package cz.kameny.server.api;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * How often something may be done, for each of many keys: a bucket of {@code burst} that fills by
 * one every {@code refillMs}.
 *
 * <p>Keeps the latest {@value #MOST_KEYS} keys; who is forgotten begins anew, which needs that many
 * others in between. Safe for several threads.
 */
public final class RateLimit {
  private static final int MOST_KEYS = 20_000;

  private final int burst;
  private final long refillMs;
  private final LongSupplier clock;
  private final Map<String, Bucket> buckets =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
          return size() > MOST_KEYS;
        }
      };

  /** A limit by the system's clock. */
  public RateLimit(int burst, long refillMs) {
    this(burst, refillMs, System::currentTimeMillis);
  }

  RateLimit(int burst, long refillMs, LongSupplier clock) {
    this.burst = burst;
    this.refillMs = refillMs;
    this.clock = clock;
  }

  /**
   * Takes one from the key's bucket.
   *
   * @throws ApiException {@code too_fast} with {@code retryMs} when it is empty
   */
  public void take(String key) {
    long wait = tryTake(key);
    if (wait > 0) {
      throw new ApiException(Code.TOO_FAST, "slow down").with("retryMs", wait);
    }
  }

  /** Takes one; 0 when there was one, else the milliseconds until there is. */
  public synchronized long tryTake(String key) {
    long now = clock.getAsLong();
    Bucket bucket = buckets.computeIfAbsent(key, k -> new Bucket(burst, now));
    double left = Math.min(burst, bucket.left + (now - bucket.at) / (double) refillMs);
    bucket.at = now;
    if (left < 1) {
      bucket.left = left;
      return Math.max(1, (long) Math.ceil((1 - left) * refillMs));
    }
    bucket.left = left - 1;
    return 0;
  }

  private static final class Bucket {
    private double left;
    private long at;

    Bucket(double left, long at) {
      this.left = left;
      this.at = at;
    }
  }
}
