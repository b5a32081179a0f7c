import type { CurrentLists } from "./current";
import type { Kind } from "./schema";

/** The lists as a page brings them to the browser: without what is the same for most, and what no page of the shop reads. */
export interface SentLists extends Omit<CurrentLists, "kinds"> {
  kinds: readonly Omit<Kind, keyof typeof ofKind>[];
}

/** Above this many characters of JSON a page says only which lists hold, and the browser asks for them. */
const maxLength = 16_384;

const made = new WeakMap<CurrentLists, SentLists | number>();

/** The lists to send with a page, or their version where they are too long to be sent with each. */
export function sentLists(lists: CurrentLists): SentLists | number {
  const known = made.get(lists);
  if (known !== undefined) return known;
  const kinds = lists.kinds.map(({ id, label, hidden, categories, sizeSet }) => ({
    ...{ id, label, hidden, categories, sizeSet },
  }));
  const json = JSON.stringify({ ...lists, kinds }, (name, value) => (isUsual(name, value) ? undefined : value));
  const sent = json.length > maxLength ? lists.version : JSON.parse(json);
  made.set(lists, sent);
  return sent;
}

/** Whether those who read it take the lack of a value for this one. */
function isUsual(name: string, value: unknown): boolean {
  return (name === "hidden" && value === false) || (name === "note" && value === "");
}

const ofKind: Pick<Kind, "facts" | "hsn" | "picture"> = { facts: [], hsn: "", picture: "" };

/** The lists that a page has brought. */
export function receivedLists(sent: SentLists): CurrentLists {
  return { ...sent, kinds: sent.kinds.map((kind) => ({ ...ofKind, ...kind })) };
}
