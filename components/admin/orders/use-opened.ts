"use client";

import { useState } from "react";

/**
 * The open entry of a list of orders or returns, as current as the list has it; null while none is open. It stays open
 * when it drops out of the list, for instance because another admin ships it: only the admin who opened it closes it.
 */
export function useOpened<Entry extends { _id: string }>(entries: readonly Entry[]) {
  const [opened, open] = useState<Entry | null>(null);
  const fresh = entries.find((entry) => entry._id === opened?._id);
  if (fresh && fresh !== opened) open(fresh);
  return [fresh ?? opened, open] as const;
}
