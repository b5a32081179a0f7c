import { type FormattedChange, formatChanges } from "@/lib/admin-log/format";
import { productFields } from "@/lib/catalog/admin/product-fields";
import { entryOf, lists } from "@/lib/catalog/lists/current";
import { audiences, colours, type FactValues, labelOf, type StockBySize, sizeText } from "@/lib/catalog/options";
import type { ImportReport } from "./report-schema";

type Fields = ImportReport["rows"][number]["after"];

/** Some texts of sizes have a comma themselves: "34, 86 cm". */
const listed = (texts: readonly string[]) => texts.join(texts.some((text) => text.includes(",")) ? "; " : ", ");

/** How the fields whose values are ids are shown. */
const shown: Partial<Record<string, (value: unknown) => string>> = {
  category: (id) => labelOf(lists().categories, String(id)),
  kind: (id) => labelOf(lists().kinds, String(id)),
  brand: (id) => labelOf(lists().brands, String(id)),
  audience: (id) => labelOf(audiences, String(id)),
  colour: (id) => labelOf(colours, String(id)),
  size: (ids) => listed((ids as string[]).map(sizeText)),
  stockBySize: (pieces) =>
    listed(Object.entries((pieces ?? {}) as StockBySize).map(([size, each]) => `${sizeText(size)}: ${each}`)),
};

/** The fields of a row with labels in place of ids; each fact on its own, under its label. */
function shownFields(fields: Fields): Fields {
  const shownField = ([field, value]: [string, unknown]) =>
    field === "facts" ? Object.entries(value as FactValues).map(shownFact) : [[field, shown[field]?.(value) ?? value]];
  return fields && Object.fromEntries(Object.entries(fields).flatMap(shownField));
}

function shownFact([id, value]: [string, string]): [string, string] {
  const fact = entryOf(lists().facts, id);
  return [fact?.label ?? id, labelOf(fact?.options ?? [], value)];
}

/** What a row changes of its product, as the preview shows it. */
export function shownChanges({ before, after }: { before: Fields; after: Fields }): FormattedChange[] {
  return formatChanges({ before: shownFields(before), after: shownFields(after) });
}

/** What a new product is, as the preview shows it: "Kind: Kurtas", "For: Women", its sizes and facts. */
export function shownProduct(after: Fields): string[] {
  const { kind, audience, size, facts = {} } = after ?? {};
  const labels: Partial<Record<string, string>> = {
    kind: productFields.kind.label,
    audience: productFields.audience.label,
    size: productFields.size.label,
  };
  const fields = formatChanges({ before: null, after: shownFields({ kind, audience, size, facts }) });
  return fields.map((one) => `${labels[one.field] ?? one.field}: ${one.after}`);
}
