"use client";

import { useState } from "react";

/**
 * The open entry of a list of orders, returns or grievances, as current as the list has it; null while none is open. It stays
 * open when it drops out of the list, for instance because another admin ships it: only the admin who opened it closes it.
 * `close` and `renew` are for that entry: a call that is answered late changes none that was opened meanwhile.
 */
export function useOpened<Entry extends { _id: string }>(entries: readonly Entry[]) {
  const [last, open] = useState<Entry | null>(null);
  const fresh = entries.find((entry) => entry._id === last?._id);
  if (fresh && fresh !== last) open(fresh);
  const opened = fresh ?? last;
  const replace = (id: string | undefined, by: Entry | null) => open((now) => (now?._id === id ? by : now));
  return {
    opened,
    open,
    close: () => replace(opened?._id, null),
    renew: (current: Entry) => replace(current._id, current),
  };
}
