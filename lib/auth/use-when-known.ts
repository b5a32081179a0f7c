"use client";

import { useEffect, useRef } from "react";
import { useSession } from "./hooks";
import type { User } from "./schema";

/**
 * Runs an action once the session is known: a press right after the page load waits for it, instead of treating a
 * shopper as a guest. Call it after the hooks that the action uses.
 */
export function useWhenKnown(): (action: (user: User | null) => void) => void {
  const { user, isLoading } = useSession();
  const waiting = useRef<((user: User | null) => void)[]>([]);

  useEffect(() => {
    if (isLoading) return;
    for (const action of waiting.current.splice(0)) action(user);
  }, [isLoading, user]);

  return (action) => {
    if (isLoading) waiting.current.push(action);
    else action(user);
  };
}
