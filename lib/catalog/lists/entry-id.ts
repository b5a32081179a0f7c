import { EntryId } from "./schema";

/** The longest id, in characters. */
const maxLength = 40;

/**
 * The id of a new entry, size or option: its label in lower case without accents, everything else as `-`, with `-2` and
 * so on when it is taken.
 * @param isTaken whether something has an id already
 */
export function idFromLabel(label: string, isTaken: (id: string) => boolean): string {
  const plain = label
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9&]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, maxLength);
  const base = EntryId.safeParse(plain).success ? plain : "entry";
  for (let at = 1; ; at++) {
    const suffix = at === 1 ? "" : `-${at}`;
    const id = `${base.slice(0, maxLength - suffix.length)}${suffix}`;
    if (!isTaken(id)) return id;
  }
}
