"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { useSession } from "@/lib/auth/hooks";
import { pageAfterSignIn } from "@/lib/auth/page-after-sign-in";

/**
 * The forms of the auth pages. The middleware redirects whoever is signed in, but Back shows these pages from the
 * browser's memory and asks no server: there the session that the browser knows redirects.
 */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { user, reload } = useSession();
  const router = useRouter();
  /** Who signs in on this very page goes on seeing the form until the next page is there. */
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
