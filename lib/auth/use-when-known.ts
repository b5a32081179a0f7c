"use client";

import { useEffect, useRef } from "react";
import { useSession } from "./hooks";
import type { User } from "./schema";

/**
 * Does what was pressed once it is known who is signed in: a press right after the page has loaded waits for it instead
 * of taking a shopper for a guest. Call it after the hooks that the deed uses.
 */
export function useWhenKnown(): (deed: (user: User | null) => void) => void {
  const { user, isLoading } = useSession();
  const waiting = useRef<((user: User | null) => void)[]>([]);

  useEffect(() => {
    if (isLoading) return;
    for (const deed of waiting.current.splice(0)) deed(user);
  }, [isLoading, user]);

  return (deed) => {
    if (isLoading) waiting.current.push(deed);
    else deed(user);
  };
}
