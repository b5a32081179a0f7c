import { type Chosen, type FilterGroup, filterGroups } from "@/lib/catalog/options";
import { boundsOf, facetsOf, type Summary } from "../facets";
import { limitsOf, optionKey, wantedOptions } from "../group-options";
import type { OptionSets } from "./option-sets";
import { PositionSet } from "./position-set";

/** What the choice of filters is applied to. */
interface Columns {
  size: number;
  /** In paise, by position. */
  prices: Readonly<Float64Array>;
  /** A number for each product, the same for the same options, and how many numbers there are. */
  kinds: { of: Readonly<Uint32Array>; count: number };
  options: OptionSets;
}

const groups: readonly FilterGroup[] = filterGroups;

/**
 * Applies a choice of filters. Each group is counted with the choices of the others applied, and so is the price.
 * @param found the products that it is applied to; all of them for null
 */
export function selectProducts(
  { size, prices, kinds, options }: Columns,
  found: PositionSet | null,
  chosen: Chosen,
): Summary & { shown: PositionSet } {
  const wanted = groups.flatMap((group) => {
    const allowed = wantedOptions(group, chosen);
    return allowed ? [{ id: group.id, set: options.withAny(allowed.map((id) => optionKey(group.id, id))) }] : [];
  });
  const { lowest, highest } = limitsOf(chosen);
  const isLimited = lowest > Number.NEGATIVE_INFINITY || highest < Number.POSITIVE_INFINITY;
  const within = isLimited ? PositionSet.between(lowest, highest, prices) : null;
  const anyPrice = [...(found ? [found] : []), ...wanted.map(({ set }) => set)];
  const all = (sets: readonly PositionSet[]) => PositionSet.inAll(size, within ? [within, ...sets] : sets);
  const shown = all(anyPrice);
  const others = new Map(wanted.map(({ id, set }) => [id, all(anyPrice.filter((each) => each !== set))]));
  const bounds = boundsByKind(PositionSet.inAll(size, anyPrice), prices, kinds);
  return {
    total: shown.size,
    facets: facetsOf(({ id }, option) => options.count(optionKey(id, option), others.get(id) ?? shown), bounds),
    lowest: boundsOf(bounds)[0],
    shown,
  };
}

/** The lowest and the highest price of each kind: they stand for the prices of all, which are many more. */
function boundsByKind(products: PositionSet, prices: Columns["prices"], { of, count }: Columns["kinds"]): number[] {
  const least = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const most = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  const positions = products.positions();
  for (let next = 0; next < positions.length; next++) {
    const at = positions[next] as number;
    const kind = of[at] as number;
    const price = prices[at] as number;
    if (price < (least[kind] as number)) least[kind] = price;
    if (price > (most[kind] as number)) most[kind] = price;
  }
  const bounds: number[] = [];
  for (let kind = 0; kind < count; kind++) {
    if ((least[kind] as number) <= (most[kind] as number)) bounds.push(least[kind] as number, most[kind] as number);
  }
  return bounds;
}
