import type { Chosen } from "../../filters";
import { boundsOf, facetsOf, type Summary } from "../facets";
import { keysOfEach, limitsOf, optionKeys, wantedOptions } from "../group-options";
import type { OptionSets } from "./option-sets";
import { PositionSet } from "./position-set";
import type { PriceOrder } from "./price-order";

/** What the choice of filters is applied to. */
interface Columns {
  size: number;
  prices: PriceOrder;
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
  return PositionSet.inAll(size, [...found, ...wanted, ...(isLimited ? [prices.between(lowest, highest)] : [])]);
}

/**
 * Applies a choice of filters. Each group is counted with the choices of the others applied, and so is the price.
 * @param found the products that it is applied to
 */
export function selectProducts(
  { size, prices, options }: Columns,
  found: readonly PositionSet[],
  chosen: Chosen,
): Summary & { shown: PositionSet } {
  const wanted = wantedOptions(chosen).map(({ id, allowed }) => ({
    id,
    set: options.withAny(optionKeys(id, allowed)),
  }));
  const { lowest, highest } = limitsOf(chosen);
  const isLimited = lowest > Number.NEGATIVE_INFINITY || highest < Number.POSITIVE_INFINITY;
  const within = isLimited ? prices.between(lowest, highest) : null;
  const anyPrice = [...found, ...wanted.map(({ set }) => set)];
  const all = (sets: readonly PositionSet[]) => PositionSet.inAll(size, within ? [within, ...sets] : sets);
  const shown = all(anyPrice);
  const countsShown = options.countsIn(shown);
  const others = new Map(wanted.map(({ id, set }) => [id, all(anyPrice.filter((each) => each !== set))]));
  const sample = prices.sample(within ? PositionSet.inAll(size, anyPrice) : shown);
  return {
    total: shown.size,
    facets: facetsOf(({ id }, shownOptions) => {
      const among = others.get(id);
      return (among ? options.countsIn(among) : countsShown)(id, keysOfEach(id, shownOptions));
    }, sample),
    lowest: boundsOf(sample)[0],
    shown,
  };
}
