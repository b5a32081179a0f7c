import { formatChanges } from "@/lib/admin-log/format";
import { productFields } from "@/lib/catalog/admin/product-fields";
import { countryName } from "@/lib/catalog/country-names";
import { type Trader, traderLine } from "@/lib/catalog/goods";
import { entryOf, lists } from "@/lib/catalog/lists/current";
import { audiences, colours, type FactValues, labelOf, type StockBySize, sizeText } from "@/lib/catalog/options";
import type { ImportReport } from "./report-schema";

type Fields = ImportReport["rows"][number]["after"];

/** Some texts of sizes have a comma themselves: "34, 86 cm". */
const listed = (texts: readonly string[]) => texts.join(texts.some((text) => text.includes(",")) ? "; " : ", ");

function shownTrader(trader: unknown): string {
  return trader ? traderLine(trader as Trader) : "";
}

/** How the fields whose values are ids are shown. */
const shown: Partial<Record<string, (value: unknown) => string>> = {
  category: (id) => labelOf(lists().categories, String(id)),
  kind: (id) => labelOf(lists().kinds, String(id)),
  brand: (id) => labelOf(lists().brands, String(id)),
  audience: (id) => labelOf(audiences, String(id)),
  colour: (id) => labelOf(colours, String(id)),
  origin: (code) => countryName(String(code)),
  maker: shownTrader,
  importer: shownTrader,
  size: (ids) => listed((ids as string[]).map(sizeText)),
  stockBySize: (pieces) =>
    listed(Object.entries((pieces ?? {}) as StockBySize).map(([size, each]) => `${sizeText(size)}: ${each}`)),
};

/** Facts stand under this and their id, so that no label is taken for a field. */
const factPrefix = "fact_";

/** The fields of a row with labels in place of ids; each fact on its own. */
function shownFields(fields: Fields): Fields {
  const shownField = ([field, value]: [string, unknown]) =>
    field === "facts" ? Object.entries(value as FactValues).map(shownFact) : [[field, shown[field]?.(value) ?? value]];
  return fields && Object.fromEntries(Object.entries(fields).flatMap(shownField));
}

const factOf = (id: string) => entryOf(lists().facts, id);

const shownFact = ([id, value]: [string, string]) => [factPrefix + id, labelOf(factOf(id)?.options ?? [], value)];

/** The label of a fact, and the name of another field. */
function nameOf(field: string): string {
  const id = field.startsWith(factPrefix) ? field.slice(factPrefix.length) : null;
  return id === null ? field : (factOf(id)?.label ?? id);
}

/** What a row changes of its product, as the preview shows it. `name` is that of the field. */
export function shownChanges({ before, after }: { before: Fields; after: Fields }) {
  const changes = formatChanges({ before: shownFields(before), after: shownFields(after) });
  return changes.map((change) => ({ ...change, name: nameOf(change.field) }));
}

/** What a new product is, as the preview shows it: "Kind: Kurtas", "For: Women", its sizes and facts. */
export function shownProduct(after: Fields): string[] {
  const { kind, audience, size, facts = {} } = after ?? {};
  const { kind: ofKind, audience: ofAudience, size: ofSize } = productFields;
  const labels = new Map([
    ["kind", ofKind.label],
    ["audience", ofAudience.label],
    ["size", ofSize.label],
  ]);
  const fields = shownChanges({ before: null, after: { kind, audience, size, facts } });
  return fields.map((one) => `${labels.get(one.field) ?? one.name}: ${one.after}`);
}
