import { discardDraft, readDraft, saveDraft } from "@/lib/auth/drafts";

const draft = "sign-up";

/** Remembers the email typed at sign-up for the sign-in that follows: in this tab, never in a URL. */
export function rememberEmail(email: string): void {
  saveDraft(draft, { email });
}

/** The email typed at sign-up; null when there is none. */
export function rememberedEmail(): string | null {
  return readDraft(draft)?.email ?? null;
}

/** Forgets the email after signing in. */
export function forgetEmail(): void {
  discardDraft(draft);
}
