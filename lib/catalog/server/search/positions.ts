import { getOrAdd } from "@/lib/get-or-add";

/** Positions of products in a word index, ascending. */
export type Positions = Readonly<Uint32Array>;

/** In place of a new position: the product is not in the index any more. */
export const gone = 2 ** 32 - 1;

/** The new positions of those products that have one. @param moved the new position of each product, or `gone` */
export function movedTo(moved: Positions, old: Positions): Uint32Array {
  const positions = new Uint32Array(old.length);
  let length = 0;
  for (let at = 0; at < old.length; at++) {
    const position = moved[old[at] as number] as number;
    if (position !== gone) positions[length++] = position;
  }
  return length === old.length ? positions : positions.slice(0, length);
}

/** Writes the values of a column to their new positions in another one. */
export function moveInto<Value>(column: { [at: number]: Value }, moved: Positions, old: ArrayLike<Value>): void {
  for (let at = 0; at < old.length; at++) {
    const position = moved[at] as number;
    if (position !== gone) column[position] = old[at] as Value;
  }
}

/** The length of a block of entries, two numbers each: 128 kB, which the system gets back as soon as it is free. */
const blockLength = 2 ** 15;

/**
 * Lists of positions to which products are added one after the other. Thousands of arrays that each grow would leave gaps
 * in the memory of the process for as long as it runs: so all entries are in a few blocks, and the lists in one array.
 */
export class GrowingLists {
  /** The number of each list, by name. */
  readonly #numbers = new Map<string, number>();
  readonly #lengths: number[] = [];
  /** The number of a list, and a position in it, by turns. */
  readonly #blocks: Uint32Array[] = [];
  #used = blockLength;

  /** @param at above those added before */
  add(names: readonly string[], at: number): void {
    for (const name of names) {
      const number = getOrAdd(this.#numbers, name, () => this.#lengths.push(0) - 1);
      this.#lengths[number] = (this.#lengths[number] as number) + 1;
      if (this.#used === blockLength) {
        this.#blocks.push(new Uint32Array(blockLength));
        this.#used = 0;
      }
      const block = this.#blocks.at(-1) as Uint32Array;
      block[this.#used++] = number;
      block[this.#used++] = at;
    }
  }

  /** All lists by name, in the order in which they began. */
  async all(giveWay: () => Promise<void> | undefined): Promise<Map<string, Positions>> {
    let length = 0;
    const ends = this.#lengths.map((added) => {
      length += added;
      return length - added;
    });
    const all = new Uint32Array(length);
    for (const [place, block] of this.#blocks.entries()) {
      await giveWay();
      const used = place === this.#blocks.length - 1 ? this.#used : blockLength;
      for (let next = 0; next < used; next += 2) {
        const number = block[next] as number;
        const end = ends[number] as number;
        all[end] = block[next + 1] as number;
        ends[number] = end + 1;
      }
    }
    const listOf = (number: number) => {
      const end = ends[number] as number;
      return all.subarray(end - (this.#lengths[number] as number), end);
    };
    return new Map(Array.from(this.#numbers, ([name, number]) => [name, listOf(number)]));
  }
}

/** Both in one. */
export function merge(one: Positions, other: Positions): Positions {
  if (other.length === 0) return one;
  const all = new Uint32Array(one.length + other.length);
  let [left, right] = [0, 0];
  for (let at = 0; at < all.length; at++) {
    const isLeft = right === other.length || (one[left] as number) < (other[right] as number);
    all[at] = (isLeft ? one[left++] : other[right++]) as number;
  }
  return all;
}

/** Sorted by a cost of each position, which is below 256, then as they were. */
export function sortedBy(costs: Readonly<Uint8Array>, all: Positions): Positions {
  const counts = new Uint32Array(256);
  for (const at of all) {
    const cost = costs[at] as number;
    counts[cost] = (counts[cost] as number) + 1;
  }
  let next = 0;
  const starts = counts.map((count) => {
    next += count;
    return next - count;
  });
  const sorted = new Uint32Array(all.length);
  for (const at of all) {
    const cost = costs[at] as number;
    const start = starts[cost] as number;
    sorted[start] = at;
    starts[cost] = start + 1;
  }
  return sorted;
}

/** Up to this many are found in one pass; for more, all are sorted. */
const maxInOnePass = 500;

/** The first `count` of all in the order of `compare`. */
export function firstOf(
  all: readonly number[],
  count: number,
  compare: (one: number, other: number) => number,
): number[] {
  if (count > maxInOnePass) return all.toSorted(compare);
  const first: number[] = [];
  for (const one of all) {
    if (first.length === count && compare(one, first[count - 1] as number) > 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(first[middle] as number, one) < 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, one);
    if (first.length > count) first.pop();
  }
  return first;
}

/** The lowest of many numbers, each of them once, ascending. */
export class LowestNumbers {
  readonly all: number[] = [];
  readonly #count: number;

  /** @param count how many are kept, at least 1 */
  constructor(count: number) {
    this.#count = count;
  }

  /** Numbers above it are not kept: the highest of those kept, once there are enough. */
  get highest(): number {
    return this.all.length < this.#count ? Number.POSITIVE_INFINITY : (this.all.at(-1) as number);
  }

  add(number: number): void {
    if (number >= this.highest) return;
    let place = this.all.length;
    while (place > 0 && (this.all[place - 1] as number) > number) place--;
    if (this.all[place - 1] === number) return;
    this.all.splice(place, 0, number);
    if (this.all.length > this.#count) this.all.pop();
  }
}
