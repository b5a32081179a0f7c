"use client";

import { useSearchParams } from "next/navigation";

/** Tells a user who was signed in why they must sign in again. */
export function SessionEnded() {
  if (useSearchParams().get("ended") !== "1") return null;
  return (
    <p role="status" className="mb-4 rounded-b-hung border-rust border-t-2 bg-marigold-soft px-4 py-3">
      Your session has expired. Sign in again to continue; your changes are saved.
    </p>
  );
}
