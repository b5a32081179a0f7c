import { formatRupees } from "../money";
import { countryName } from "./country-names";
import { traderLine } from "./goods";
import { entryOf, kindOf, lists } from "./lists/current";
import { colours, ids, labelOf } from "./options";
import type { Product } from "./schema";

/** A fact of a product as it is read: "Fabric", "Cotton". */
export interface ShownFact {
  id: string;
  label: string;
  value: string;
}

/**
 * The facts that a product has, in the order of its kind, and of the list where its kind has them no more. Of a fact
 * with options the value is the option's label, of others the text.
 */
export function shownFacts({ kind, facts }: Pick<Product, "kind" | "facts">): ShownFact[] {
  const all = lists().facts;
  return [...new Set([...(kindOf(kind)?.facts ?? []), ...ids(all)])].flatMap((id) => {
    const [fact, value] = [entryOf(all, id), Object.hasOwn(facts, id) ? facts[id] : ""];
    return fact && value ? [{ id, label: fact.label, value: labelOf(fact.options, value) }] : [];
  });
}

/** Who answers questions about goods. */
interface Care {
  name: string;
  phone: string;
  email: string;
}

/**
 * What the Legal Metrology (Packaged Commodities) Rules ask to be shown of goods that are sold online, in their order:
 * price, origin, maker, importer, quantity, and who answers questions.
 */
export function goodsFacts(
  {
    price,
    origin,
    maker,
    importer,
    netQuantity,
  }: Pick<Product, "price" | "origin" | "maker" | "importer" | "netQuantity">,
  care: Care,
): ShownFact[] {
  const facts = [
    { id: "goods mrp", label: "MRP", value: `${formatRupees(price)}, inclusive of all taxes` },
    { id: "goods origin", label: "Country of origin", value: countryName(origin) },
    { id: "goods quantity", label: "Net quantity", value: netQuantity },
    { id: "goods maker", label: "Maker", value: maker ? traderLine(maker) : "" },
    { id: "goods importer", label: "Importer", value: importer ? traderLine(importer) : "" },
    { id: "goods care", label: "Customer care", value: [care.name, care.phone, care.email].filter(Boolean).join(", ") },
  ];
  return facts.filter(({ value }) => value !== "");
}

/** What is known of a product: what is stored of its kind, its colour, and who sells it. */
export function ownFacts(product: Pick<Product, "kind" | "facts" | "colour" | "seller">): ShownFact[] {
  const { colour, seller } = product;
  return [
    ...shownFacts(product),
    ...(colour ? [{ id: "colour", label: "Colour", value: labelOf(colours, colour) }] : []),
    ...(seller ? [{ id: "seller", label: "Sold by", value: seller }] : []),
  ];
}

/** The facts of a product's page: what is known of it, and what the law asks for. */
export function pageFacts(
  product: Parameters<typeof ownFacts>[0] & Parameters<typeof goodsFacts>[0],
  care: Care,
): ShownFact[] {
  return [...ownFacts(product), ...goodsFacts(product, care)];
}
