import { createHash } from "node:crypto";

/** A seeded random generator, 0 to below 1. */
export function seeded(seed: number): () => number {
  let count = 0;
  return () => createHash("sha256").update(`${seed} ${count++}`).digest().readUInt32BE(0) / 2 ** 32;
}
