/**
 * Makes a value once for all who ask within a time. A failure is thrown to everybody who waits for it, and not cached.
 * @param maxAgeMs how long a value is cached, from when making it began
 */
export function cachedFor<Value>(maxAgeMs: number, make: () => Promise<Value>): () => Promise<Value> {
  let cached: { until: number; value: Promise<Value> } | undefined;
  return () => {
    const now = performance.now();
    if (cached && now <= cached.until) return cached.value;
    const made = { until: now + maxAgeMs, value: make() };
    cached = made;
    made.value.catch(() => {
      if (cached === made) cached = undefined;
    });
    return made.value;
  };
}
