import type { CurrentLists } from "./current";
import type { Category, Kind } from "./schema";

/** An entry, size or option with only what differs from most. */
interface Sent {
  id: string;
  label: string;
  hidden?: true;
}

/** The lists as a page brings them to the browser: what its components read, without what is the same for most. */
export interface SentLists {
  version: number;
  aliases?: CurrentLists["aliases"];
  categories: Sent[];
  kinds: (Sent & { categories: string[]; sizeSet?: string })[];
  brands: Sent[];
  sizeSets: (Sent & { sizes: (Sent & { note?: string })[] })[];
  facts: (Sent & { text?: true; filter?: false; options: Sent[] })[];
}

const named = ({ id, label, hidden }: { id: string; label: string; hidden: boolean }): Sent => ({
  id,
  label,
  ...(hidden && { hidden: true as const }),
});

/** The lists to send with a page. */
export function sentLists(lists: CurrentLists): SentLists {
  const hasAliases = Object.values(lists.aliases).some((each) => Object.keys(each).length > 0);
  return {
    version: lists.version,
    ...(hasAliases && { aliases: lists.aliases }),
    categories: lists.categories.map(named),
    kinds: lists.kinds.map((kind) => ({
      ...named(kind),
      categories: [...kind.categories],
      ...(kind.sizeSet !== "letters" && { sizeSet: kind.sizeSet }),
    })),
    brands: lists.brands.map(named),
    sizeSets: lists.sizeSets.map((set) => ({
      ...named(set),
      sizes: set.sizes.map((size) => ({ ...named(size), ...(size.note && { note: size.note }) })),
    })),
    facts: lists.facts.map((fact) => ({
      ...named(fact),
      ...(fact.type === "text" && { text: true as const }),
      ...(!fact.filter && { filter: false as const }),
      options: fact.options.map(named),
    })),
  };
}

const whole = ({ id, label, hidden = false }: { id: string; label: string; hidden?: boolean }) => ({
  id,
  label,
  hidden,
});

/** Pictures, codes of goods and the facts of kinds, which no page of the shop reads in the browser. */
const tile: Category["tile"] = { colour: "kesar", picture: "" };
const ofKind: Pick<Kind, "facts" | "hsn" | "picture"> = { facts: [], hsn: "", picture: "" };

/** The lists that a page has brought. */
export function receivedLists(sent: SentLists): CurrentLists {
  const { version, aliases = { kinds: {}, brands: {} } } = sent;
  return {
    version,
    aliases,
    categories: sent.categories.map((one) => ({ ...whole(one), tile })),
    kinds: sent.kinds.map(({ categories, sizeSet = "letters", ...one }) => ({
      ...whole(one),
      ...{ categories, sizeSet },
      ...ofKind,
    })),
    brands: sent.brands.map(whole),
    sizeSets: sent.sizeSets.map((set) => ({
      ...whole(set),
      sizes: set.sizes.map((size) => ({ ...whole(size), note: size.note ?? "" })),
    })),
    facts: sent.facts.map(({ text, filter = true, options, ...one }) => ({
      ...whole(one),
      ...{ type: text ? ("text" as const) : ("options" as const), filter, options: options.map(whole) },
    })),
  };
}
