import { type FormattedChange, formatChanges } from "@/lib/admin-log/format";
import type { LogEntry } from "@/lib/admin-log/schema";
import { isRecord } from "@/lib/keys";
import { type Trader, traderLine } from "../goods";
import { lists } from "../lists/current";
import { audiences, labelOf } from "../options";
import { factLabel, factText } from "./product-facts";
import { productFields } from "./product-fields";

type Values = LogEntry["before"];

/** The changed fields of an entry about a product: kind and audience by their labels, and each fact on its own. */
export function productChanges({ before, after }: Pick<LogEntry, "before" | "after">): FormattedChange[] {
  const changes = formatChanges({ before: readable(before), after: readable(after) });
  return [...changes, ...factChanges(factsIn(before), factsIn(after))];
}

function readable(values: Values): Values {
  if (!values) return values;
  const { facts: _, kind, audience, maker, importer, ...others } = values;
  return {
    ...others,
    ...(isTrader(maker) && { maker: traderLine(maker) }),
    ...(isTrader(importer) && { importer: traderLine(importer) }),
    ...(typeof kind === "string" && { kind: labelOf(lists().kinds, kind) }),
    ...(typeof audience === "string" && { [productFields.audience.label]: labelOf(audiences, audience) }),
  };
}

const isTrader = (value: unknown): value is Trader => isRecord(value) && "name" in value && "address" in value;

function factsIn(values: Values): ReadonlyMap<string, string> {
  const facts = values?.facts;
  return new Map(isRecord(facts) ? Object.entries(facts).map(([id, value]) => [id, String(value)]) : []);
}

function factChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): FormattedChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({
      field: factLabel(id),
      before: factText(id, before.get(id) ?? ""),
      after: factText(id, after.get(id) ?? ""),
    }))
    .filter((change) => change.before !== change.after);
}
