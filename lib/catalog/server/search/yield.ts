/** How long a computation may keep other requests waiting at a time, in ms. */
const sliceMs = 5;

/**
 * Takes a long computation apart, so that requests are served meanwhile: called in each of its steps, the returned
 * function gives way once the current slice has taken 5 ms.
 */
export function makeYield(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < sliceMs) return;
    return new Promise((resolve) =>
      setImmediate(() => {
        began = performance.now();
        resolve();
      }),
    );
  };
}
