import { paidPrice } from "@/lib/catalog/discount";
import { formatRupees } from "@/lib/money";
import { lineKey } from "./changes";
import type { CartLine } from "./schema";

/** What the shopper did not yet see: how a fresh cart differs from the one on screen, a sentence each. */
export function differences(seen: readonly CartLine[], fresh: readonly CartLine[]): string[] {
  const before = new Map(seen.map((line) => [lineKey(line), line]));
  const kept = new Set(fresh.map(lineKey));
  const gone = seen
    .filter((line) => !kept.has(lineKey(line)))
    .map(({ title }) => `${title} is no longer in your cart.`);
  return [...new Set([...gone, ...fresh.flatMap((line) => changesOf(line, before.get(lineKey(line))))])];
}

function changesOf(line: CartLine, before: CartLine | undefined): string[] {
  const { title, quantity, stock, size, sizes } = line;
  if (!before) return [`${title} was added in another place.`];
  const sentences: string[] = [];
  if (paidPrice(line) !== paidPrice(before)) {
    sentences.push(`${title} costs ${formatRupees(paidPrice(line))} now, not ${formatRupees(paidPrice(before))}.`);
  }
  if (quantity !== before.quantity) sentences.push(`${title}: the number was changed to ${quantity} in another place.`);
  if (stock === 0) sentences.push(`${title} is sold out.`);
  else if (quantity > stock) sentences.push(`Only ${stock} left of ${title}.`);
  if (size !== null && !sizes.includes(size)) sentences.push(`${title} is not sold in this size any more.`);
  return sentences;
}
