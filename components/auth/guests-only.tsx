"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { useSession } from "@/lib/auth/hooks";
import { pageAfterSignIn } from "@/lib/auth/page-after-sign-in";

/**
 * The forms of the auth pages. The middleware redirects users who are signed in, but Back restores these pages from the
 * browser's memory without a request; there the session known to the browser redirects.
 */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { user, reload } = useSession();
  const router = useRouter();
  /** A user who signs in on this page keeps seeing the form until the next page has loaded. */
  const [cameAsGuest] = useState(user === null);

  useEffect(() => {
    if (user) router.replace(pageAfterSignIn(user));
  }, [user, router]);

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void reload();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [reload]);

  return cameAsGuest && children;
}
