/** A seeded random generator, 0 to below 1; fast enough to generate millions of orders. */
export function quickRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The lower bits of such a sequence repeat early, so the upper ones are mixed into them.
    return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
  };
}
