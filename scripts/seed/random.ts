/** Choices that are the same in every run. */
export interface Random {
  /** A number from 0 up to, but not, 1. */
  next: () => number;
  one: <T>(list: readonly T[]) => T;
  /** A place in a list of weights, the more often the heavier. */
  weighted: (weights: readonly number[]) => number;
  shuffled: <T>(list: readonly T[]) => T[];
}

/** @param seed any whole number (mulberry32) */
export function makeRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    one: (list) => list[Math.floor(next() * list.length)] as never,
    weighted: (weights) => {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
      return Math.max(
        0,
        weights.findIndex((weight) => {
          rest -= weight;
          return rest < 0;
        }),
      );
    },
    shuffled: (list) => {
      const copy = [...list];
      for (let at = copy.length - 1; at > 0; at--) {
        const other = Math.floor(next() * (at + 1));
        [copy[at], copy[other]] = [copy[other] as never, copy[at] as never];
      }
      return copy;
    },
  };
}
