import type { Positions } from "./positions";

/** How many bits are set in a number of 32 bits. */
export function bitsIn(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A set of positions, one bit for each. */
export class PositionSet {
  readonly #bits: Uint32Array;
  /** How many there are, once somebody has asked. */
  #size: number | undefined;

  private constructor(bits: Uint32Array) {
    this.#bits = bits;
  }

  /** @param size above the highest position */
  static of(size: number, lists: readonly Positions[]): PositionSet {
    const bits = new Uint32Array(Math.ceil(size / 32));
    for (const positions of lists) {
      for (let next = 0; next < positions.length; next++) {
        const at = positions[next] as number;
        bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31));
      }
    }
    return new PositionSet(bits);
  }

  /** The positions of the values from `lowest` to `highest`. */
  static between(lowest: number, highest: number, values: Readonly<Uint8Array>): PositionSet {
    const bits = new Uint32Array(Math.ceil(values.length / 32));
    for (let at = 0; at < values.length; at++) {
      const value = values[at] as number;
      if (value >= lowest && value <= highest) bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31));
    }
    return new PositionSet(bits);
  }

  /** What is in all of these, which have one size; everything below `size` for none. */
  static inAll(size: number, [first, ...others]: readonly PositionSet[]): PositionSet {
    if (!first) return PositionSet.between(0, 0, new Uint8Array(size));
    const bits = first.#bits.slice();
    for (const other of others) {
      const more = other.#bits;
      for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] as number) & (more[at] as number);
    }
    return new PositionSet(bits);
  }

  add(at: number): void {
    this.#size = undefined;
    this.#bits[at >>> 5] = (this.#bits[at >>> 5] as number) | (1 << (at & 31));
  }

  /** Adds another set of the same size. */
  addAll(other: PositionSet): void {
    const more = other.#bits;
    this.#size = undefined;
    for (let at = 0; at < more.length; at++) this.#bits[at] = (this.#bits[at] as number) | (more[at] as number);
  }

  has(at: number): boolean {
    return (((this.#bits[at >>> 5] as number) >>> (at & 31)) & 1) === 1;
  }

  get size(): number {
    if (this.#size !== undefined) return this.#size;
    let size = 0;
    for (let at = 0; at < this.#bits.length; at++) size += bitsIn(this.#bits[at] as number);
    this.#size = size;
    return size;
  }

  /** How many are in another set of the same size too. */
  sizeWithin(other: PositionSet): number {
    const [bits, others] = [this.#bits, other.#bits];
    let size = 0;
    for (let at = 0; at < bits.length; at++) size += bitsIn((bits[at] as number) & (others[at] as number));
    return size;
  }

  /** All of them, ascending. */
  positions(): Positions {
    return positionsIn(this.#bits, this.size);
  }

  /** The positions below `size` that are not in it, ascending. */
  missing(size: number): Positions {
    const bits = this.#bits.map((number) => ~number);
    if (size % 32 > 0) bits[bits.length - 1] = (bits[bits.length - 1] as number) & (2 ** (size % 32) - 1);
    return positionsIn(bits, size - this.size);
  }
}

function positionsIn(bits: Uint32Array, count: number): Positions {
  const all = new Uint32Array(count);
  let next = 0;
  for (let at = 0; at < bits.length; at++) {
    for (let rest = bits[at] as number; rest !== 0; rest &= rest - 1) {
      all[next++] = at * 32 + 31 - Math.clz32(rest & -rest);
    }
  }
  return all;
}
