import type { Chosen } from "../../filters";
import { boundsOf, facetsOf, type Summary } from "../facets";
import { keysOfOption, limitsOf, optionKeys, wantedOptions } from "../group-options";
import type { OptionSets } from "./option-sets";
import { PositionSet } from "./position-set";

/** What the choice of filters is applied to. */
interface Columns {
  size: number;
  /** In paise, by position. */
  prices: Readonly<Float64Array>;
  /** All positions by price, the lowest first. */
  byPrice: Readonly<Uint32Array>;
  options: OptionSets;
}

/** The products of a choice of filters, with nothing counted. @param found the products that it is applied to */
export function shownBy(
  { size, prices, options }: Columns,
  found: readonly PositionSet[],
  chosen: Chosen,
): PositionSet {
  const wanted = wantedOptions(chosen).map(({ id, allowed }) => options.withAny(optionKeys(id, allowed)));
  const { lowest, highest } = limitsOf(chosen);
  const isLimited = lowest > Number.NEGATIVE_INFINITY || highest < Number.POSITIVE_INFINITY;
  return PositionSet.inAll(size, [
    ...found,
    ...wanted,
    ...(isLimited ? [PositionSet.between(lowest, highest, prices)] : []),
  ]);
}

/**
 * Applies a choice of filters. Each group is counted with the choices of the others applied, and so is the price.
 * @param found the products that it is applied to
 */
export function selectProducts(
  { size, prices, byPrice, options }: Columns,
  found: readonly PositionSet[],
  chosen: Chosen,
): Summary & { shown: PositionSet } {
  const wanted = wantedOptions(chosen).map(({ id, allowed }) => ({
    id,
    set: options.withAny(optionKeys(id, allowed)),
  }));
  const { lowest, highest } = limitsOf(chosen);
  const isLimited = lowest > Number.NEGATIVE_INFINITY || highest < Number.POSITIVE_INFINITY;
  const within = isLimited ? PositionSet.between(lowest, highest, prices) : null;
  const anyPrice = [...found, ...wanted.map(({ set }) => set)];
  const all = (sets: readonly PositionSet[]) => PositionSet.inAll(size, within ? [within, ...sets] : sets);
  const shown = all(anyPrice);
  const countsShown = options.countsIn(shown);
  const others = new Map(wanted.map(({ id, set }) => [id, all(anyPrice.filter((each) => each !== set))]));
  const sample = pricesIn(within ? PositionSet.inAll(size, anyPrice) : shown, prices, byPrice);
  return {
    total: shown.size,
    facets: facetsOf(({ id }) => {
      const among = others.get(id);
      const count = (among ? options.countsIn(among) : countsShown)(id);
      return (option) => keysOfOption(id, option).reduce((sum, key) => sum + count(key), 0);
    }, sample),
    lowest: boundsOf(sample)[0],
    shown,
  };
}

/** How many prices stand for those of all products. */
const sampleSize = 200;

/** Prices of a set of products, evenly spaced from the lowest to the highest. */
function pricesIn(products: PositionSet, prices: Columns["prices"], byPrice: Columns["byPrice"]): number[] {
  const last = products.size - 1;
  const sample: number[] = [];
  const step = Math.max(1, last / (sampleSize - 1));
  for (let next = 0, rank = 0; rank <= last; next++) {
    const at = byPrice[next] as number;
    if (!products.has(at)) continue;
    if (rank === Math.min(last, Math.round(sample.length * step))) sample.push(prices[at] as number);
    rank++;
  }
  return sample;
}
