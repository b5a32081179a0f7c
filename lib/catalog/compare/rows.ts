import { countryName } from "../country-names";
import { lists, sizeEntryOf } from "../lists/current";
import { ids } from "../options";
import { ownFacts } from "../product-facts";
import type { Product } from "../schema";
import { sizesInStock } from "../stock";

/** A row of a comparison: what is compared, and what each product says of it, "" where it says nothing. */
export interface ComparedRow {
  id: string;
  label: string;
  values: string[];
}

/** The sizes of a product that can be bought, "30 · 32"; whether it has pieces where it has no sizes. */
export function sizesText(product: Product): string {
  if (product.size.length === 0) return product.stock > 0 ? "In stock" : "Sold out";
  const labels = sizesInStock(product).map((size) => sizeEntryOf(size)?.label ?? size);
  return labels.join(" · ") || "Sold out";
}

/** What a product says in a comparison. */
function factsOf(product: Product) {
  const { rating, origin } = product;
  const rated = { id: "rating", label: "Rating", value: `${rating.average} of 5 (${rating.count})` };
  return [
    ...(rating.count > 0 ? [rated] : []),
    ...ownFacts(product),
    { id: "origin", label: "Country of origin", value: countryName(origin) },
  ];
}

/** What is known of products side by side: each fact that one of them has, in the order of the list of facts. */
export function comparedRows(products: readonly Product[]): ComparedRow[] {
  const all = products.map(factsOf);
  const order = ["rating", ...ids(lists().facts), "colour", "seller", "origin"];
  return order.flatMap((id) => {
    const values = all.map((facts) => facts.find((fact) => fact.id === id));
    const label = values.find((fact) => fact)?.label;
    return label ? [{ id, label, values: values.map((fact) => fact?.value ?? "") }] : [];
  });
}
