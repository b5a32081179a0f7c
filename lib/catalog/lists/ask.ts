import { api } from "@/lib/http/client";
import { noGoods } from "../goods";
import { type CurrentLists, lists, setLists } from "./current";
import type { CatalogueLists } from "./schema";

type Labels = Readonly<Record<string, string>>;

/** What `GET /api/shop/catalogue` answers: the visible lists, and the labels of hidden entries that products have. */
export interface AskedLists extends CatalogueLists {
  version: number;
  names: { [Group in keyof CatalogueLists | "sizes"]?: Labels } & { options?: Readonly<Record<string, Labels>> };
}

const hidden = (labels: Labels = {}) => Object.entries(labels).map(([id, label]) => ({ id, label, hidden: true }));

/** The lists of an answer; what is hidden stands after the rest, as far as it has a label. */
export function listsFrom({ names, version, ...visible }: AskedLists): CurrentLists {
  const ofKind = { categories: [], sizeSet: "letters", facts: [], hsn: "", picture: "", ...noGoods };
  const ofFact = { type: "options" as const, filter: false, options: [] };
  const facts = [...visible.facts, ...hidden(names.facts).map((fact) => ({ ...fact, ...ofFact }))];
  const sizes = hidden(names.sizes).map((size) => ({ ...size, note: "" }));
  return {
    version,
    aliases: lists().aliases,
    categories: [
      ...visible.categories,
      ...hidden(names.categories).map((one) => ({ ...one, tile: { colour: "kesar" as const, picture: "" } })),
    ],
    kinds: [...visible.kinds, ...hidden(names.kinds).map((kind) => ({ ...kind, ...ofKind }))],
    brands: [...visible.brands, ...hidden(names.brands)],
    sizeSets: [...visible.sizeSets, ...(sizes.length > 0 ? [{ id: "", label: "", hidden: true, sizes }] : [])],
    facts: facts.map((fact) => ({ ...fact, options: [...fact.options, ...hidden(names.options?.[fact.id])] })),
  };
}

/** The pauses before the lists are asked for again, in ms. */
const pausesMs = [500, 2_000];

/** Asks for the lists, which are known then; three times at most. Without an answer, filters and labels are missing. */
export async function askForLists(pauses: readonly number[] = pausesMs): Promise<void> {
  const answer = await api<AskedLists>("/api/shop/catalogue", { cache: "no-cache" }).catch(() => null);
  const [pause, ...later] = pauses;
  if (answer?.names) setLists(listsFrom(answer));
  else if (pause !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await askForLists(later);
  }
}
