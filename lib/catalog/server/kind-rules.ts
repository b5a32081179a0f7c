import { invalid } from "@/lib/errors";
import { entryOf, kindOf, lists, sizeEntryOf } from "../lists/current";
import type { FactValues, Size } from "../options";

/** What a product has by its kind. */
interface Kinded {
  kind?: string | undefined;
  size: readonly Size[];
  facts?: FactValues | undefined;
}

/** Facts as they are sent: "" and null remove one. */
type SentFacts = Readonly<Record<string, string | null>>;

/**
 * The facts of a product after an edit: those sent replace, those left out stay, and those that another kind lacks go with
 * the kind. What a kind no longer lists stays on its products until it is removed.
 * @param stored the kind and the facts before, of a new product none
 * @throws AppError invalid for a sent one that the kind lacks, or no option
 */
export function factsAfter(kind: string, stored: Pick<Kinded, "kind" | "facts"> | null, sent: SentFacts): FactValues {
  const own = kindOf(kind)?.facts ?? [];
  const before = stored?.facts ?? {};
  const isSame = kind === (stored?.kind ?? "");
  const facts = Object.fromEntries(Object.entries(before).filter(([id]) => isSame || own.includes(id)));
  for (const [id, value] of Object.entries(sent)) {
    if (value === null || value === "") delete facts[id];
    // What was stored is sent back with another kind: it goes as if it had been left out.
    else if (own.includes(id)) facts[id] = factValue(id, value);
    else if (before[id] !== value) throw invalid(`facts.${id}`, kind ? "is no fact of this kind" : "needs a kind");
  }
  return facts;
}

/** Of the facts that are sent, those that the kind has, with options that there are, and those that are removed. */
export function factsOfKind(kind: string, sent: SentFacts): SentFacts {
  const own = kindOf(kind)?.facts ?? [];
  return Object.fromEntries(
    Object.entries(sent).filter(([id, value]) => {
      const fact = entryOf(lists().facts, id);
      return !value || (own.includes(id) && (fact?.type !== "options" || entryOf(fact.options, value) !== undefined));
    }),
  );
}

/** @throws AppError invalid */
function factValue(id: string, value: string): string {
  const fact = entryOf(lists().facts, id);
  if (fact?.type !== "options") return value;
  if (entryOf(fact.options, value)) return value;
  throw invalid(`facts.${id}`, `must be one of ${fact.options.map((option) => option.id).join(", ")}`);
}

/**
 * Checks that sizes are in the set of a product's kind, letters without one. Those that it has already stay, hidden ones
 * too.
 * @throws AppError invalid
 */
export function checkSizes({ kind, size }: Kinded, before: readonly Size[]): void {
  const set = entryOf(lists().sizeSets, kindOf(kind)?.sizeSet ?? "letters");
  const own = new Set(set?.sizes.filter(({ hidden }) => !hidden).map(({ id }) => id));
  const wrong = size.filter((id) => !own.has(id) && !before.includes(id));
  if (wrong.length === 0) return;
  const isHidden = wrong.every((id) => sizeEntryOf(id)?.hidden);
  const named = [...own].slice(0, maxNamed).join(", ");
  throw invalid(
    "size",
    isHidden ? `${wrong.join(", ")} is hidden` : `must be among ${set?.label ?? "its sizes"}: ${named}`,
  );
}

/** How many sizes a message names. */
const maxNamed = 40;
