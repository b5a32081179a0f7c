import { discardDraft, readDraft, saveDraft } from "@/lib/drafts";

const draft = "sign-up";

/** Remembers the address typed at sign-up for the sign-in that follows: in this tab, never in an URL. */
export function rememberEmail(email: string): void {
  saveDraft(draft, { email });
}

/** The address that was typed at sign-up; null when there is none. */
export function rememberedEmail(): string | null {
  return readDraft(draft)?.email ?? null;
}

/** Forgets the address once somebody has signed in. */
export function forgetEmail(): void {
  discardDraft(draft);
}
