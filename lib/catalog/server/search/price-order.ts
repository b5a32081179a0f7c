import { PositionSet } from "./position-set";

/** How many prices stand for those of all products. */
const sampleSize = 200;

/** The products by their prices. */
export class PriceOrder {
  readonly #prices: Readonly<Float64Array>;
  readonly #byPrice: Readonly<Uint32Array>;
  /** The place of each product in that order. */
  readonly #ranks: Readonly<Uint32Array>;

  /** @param prices in paise, by position @param byPrice all positions, the lowest price first */
  constructor(prices: Readonly<Float64Array>, byPrice: Readonly<Uint32Array>) {
    this.#prices = prices;
    this.#byPrice = byPrice;
    const ranks = new Uint32Array(byPrice.length);
    for (let rank = 0; rank < byPrice.length; rank++) ranks[byPrice[rank] as number] = rank;
    this.#ranks = ranks;
  }

  /** The products with a price from `lowest` to `highest` paise. */
  between(lowest: number, highest: number): PositionSet {
    const [from, to] = [this.#first((price) => price >= lowest), this.#first((price) => price > highest)];
    return PositionSet.of(this.#byPrice.length, [this.#byPrice.subarray(from, Math.max(from, to))]);
  }

  /** The place of the first price that is high enough. */
  #first(isEnough: (price: number) => boolean): number {
    let [low, high] = [0, this.#byPrice.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isEnough(this.#prices[this.#byPrice[middle] as number] as number)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Prices of a set of products, evenly spaced from the lowest to the highest. */
  sample(products: PositionSet): number[] {
    const ranks = this.#ranksOf(products);
    const last = ranks.length - 1;
    const step = Math.max(1, last / (sampleSize - 1));
    const sample: number[] = [];
    for (let next = 0; next <= last; next = Math.round(sample.length * step)) {
      sample.push(this.#prices[this.#byPrice[ranks[next] as number] as number] as number);
    }
    return sample;
  }

  /** Their places, ascending. */
  #ranksOf(products: PositionSet): Readonly<Uint32Array> {
    const positions = products.positions();
    const ranks = new Uint32Array(positions.length);
    for (let next = 0; next < ranks.length; next++) ranks[next] = this.#ranks[positions[next] as number] as number;
    return PositionSet.of(this.#ranks.length, [ranks]).positions();
  }
}
