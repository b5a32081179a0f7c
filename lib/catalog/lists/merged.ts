interface Merging<Item> {
  keyOf: (item: Item) => string;
  isSame: (one: Item, other: Item) => boolean;
}

/**
 * Merges the changes of two admins to one list: it has what each has added, and lacks what one of them has removed. Where
 * both have changed an item, or the order, yours counts.
 */
export function mergedItems<Item>(
  { before, theirs, yours }: Record<"before" | "theirs" | "yours", readonly Item[]>,
  { keyOf, isSame }: Merging<Item>,
): Item[] {
  const byKey = (items: readonly Item[]) => new Map(items.map((item) => [keyOf(item), item]));
  const [were, theirItems, yourItems] = [byKey(before), byKey(theirs), byKey(yours)];
  const sharedWith = (items: ReadonlyMap<string, Item>, keys: Iterable<string>) =>
    [...keys].filter((key) => items.has(key));
  const isReordered = sharedWith(were, yourItems.keys()).join("\n") !== sharedWith(yourItems, were.keys()).join("\n");
  const [first, second] = isReordered ? [yourItems, theirItems] : [theirItems, yourItems];
  const order = [...first.keys()];
  // What the second list has added stands behind what it follows there.
  let place = 0;
  for (const key of second.keys()) {
    const at = order.indexOf(key);
    if (at >= 0) place = at + 1;
    else if (!were.has(key)) order.splice(place++, 0, key);
  }
  return order.flatMap((key) => {
    const [their, your, was] = [theirItems.get(key), yourItems.get(key), were.get(key)];
    if (was !== undefined && (their === undefined || your === undefined)) return [];
    const isYours = your !== undefined && !(their !== undefined && was !== undefined && isSame(your, was));
    return [isYours ? your : (their as Item)];
  });
}
