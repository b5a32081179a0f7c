"use client";

import { useSearchParams } from "next/navigation";
import { hasDraft } from "@/lib/auth/drafts";
import { hasPendingAction } from "@/lib/auth/pending-action";
import { useStored } from "@/lib/use-stored";

/** What is not lost: the press that was refused, or what was typed into a form. */
function promise(): string {
  if (hasPendingAction()) return "Sign in again, and we finish what you started.";
  if (hasDraft()) return "Sign in again to continue; what you typed is kept.";
  return "Sign in again to continue.";
}

/** Tells a user who was signed in why they must sign in again. */
export function SessionEnded() {
  const [words] = useStored(promise, "Sign in again to continue.");
  if (useSearchParams().get("ended") !== "1") return null;
  return (
    <p role="status" className="mb-4 rounded-b-hung border-rust border-t-2 bg-marigold-soft px-4 py-3">
      {`Your session has expired. ${words}`}
    </p>
  );
}
