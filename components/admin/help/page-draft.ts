import { discardDraft, readDraft, saveDraft } from "@/lib/auth/drafts";

/** The text of a help page as it is typed, and the version that it was made from. */
export interface PageDraft {
  text: string;
  seen: number;
}

/** Stores for this tab what is typed and not saved; null discards it. */
export function savePageDraft(name: string, draft: PageDraft | null): void {
  if (draft) saveDraft(name, { text: draft.text, seen: String(draft.seen) });
  else discardDraft(name);
}

/** What was typed for a page before, or null. */
export function readPageDraft(name: string): PageDraft | null {
  const { text, seen } = readDraft(name) ?? {};
  return text !== undefined && Number(seen) > 0 ? { text, seen: Number(seen) } : null;
}
