import { discardDraft, readDraft, saveDraft } from "@/lib/auth/drafts";

/** The text of a help page as it is typed, and the version that it was made from. */
export interface PageDraft {
  text: string;
  seen: number;
}

const nameOf = (slug: string) => `help ${slug}`;

/** Stores for this tab what is typed and not saved; null discards it. */
export function keepPage(slug: string, draft: PageDraft | null): void {
  if (draft) saveDraft(nameOf(slug), { text: draft.text, seen: String(draft.seen) });
  else discardDraft(nameOf(slug));
}

/** What was typed for a page before, or null. */
export function keptPage(slug: string): PageDraft | null {
  const { text, seen } = readDraft(nameOf(slug)) ?? {};
  return text !== undefined && Number(seen) > 0 ? { text, seen: Number(seen) } : null;
}
