import { kindOf, lists } from "./lists/current";
import type { Goods, Trader } from "./options";

export type { Goods, Trader };

/** Goods are Indian unless somebody says otherwise. */
export const india = "IN";

/** Of a product or kind that says nothing itself. */
export const noGoods: Goods = { origin: "", maker: null, importer: null, netQuantity: "" };

/** Where nobody says anything: one piece, made in India. */
export const firstLaw: Goods = { origin: india, maker: null, importer: null, netQuantity: "1 N" };

type Said = { [Field in keyof Goods]?: Goods[Field] | undefined };

/**
 * What holds for a product: its own, else its kind's, else that of the settings. Goods from India have no importer.
 * @param importerMissing whether nobody names the importer of a foreign one
 */
export function goodsOf(own: Said & { kind?: string | undefined }): Goods & { importerMissing: boolean } {
  const ofKind: Said = kindOf(own.kind) ?? noGoods;
  const law = lists().law ?? firstLaw;
  const origin = own.origin || ofKind.origin || law.origin || india;
  const importer = origin === india ? null : own.importer || ofKind.importer || law.importer || null;
  return {
    origin,
    maker: own.maker || ofKind.maker || law.maker || null,
    importer,
    netQuantity: own.netQuantity || ofKind.netQuantity || law.netQuantity || firstLaw.netQuantity,
    importerMissing: origin !== india && importer === null,
  };
}

/** A trader as the text of a form: the name, and the address on a line of its own; "" for none. */
export function traderText(trader: Trader | null | undefined): string {
  return trader ? `${trader.name}\n${trader.address}` : "";
}

/** The trader that a form's text means; null for an empty one. */
export function traderIn(text: string): Trader | null {
  const [name = "", ...address] = text.split("\n");
  return text.trim() === "" ? null : { name, address: address.join(" ") };
}

/** A trader in one line. */
export function traderLine({ name, address }: Trader): string {
  return `${name}, ${address}`;
}
