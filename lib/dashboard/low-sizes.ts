import { type Size, sizeText } from "@/lib/catalog/options";

const list = new Intl.ListFormat("en-GB");

/** Says which sizes of a product are sold out, and what is left of others: "S and M sold out, 2 left in L". */
export function lowSizesText(sizes: readonly { size: Size; pieces: number }[]): string {
  const soldOut = sizes.filter(({ pieces }) => pieces === 0).map(({ size }) => sizeText(size));
  const left = sizes.filter(({ pieces }) => pieces > 0);
  return [
    ...(soldOut.length > 0 ? [`${list.format(soldOut)} sold out`] : []),
    ...left.map(({ size, pieces }) => `${pieces} left in ${sizeText(size)}`),
  ].join(", ");
}
