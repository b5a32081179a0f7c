"use client";

import { useCallback } from "react";
import { discardDraft, readDraft, saveDraft } from "@/lib/auth/drafts";
import { useDraftName } from "@/lib/auth/hooks";
import type { Gift } from "@/lib/order/gift";
import { useStored } from "@/lib/use-stored";

interface ChosenGift {
  gift: Gift | null;
  change: (gift: Gift | null) => void;
  /** The order is placed: the next one is no gift by itself. */
  forget: () => void;
}

/** Whether the order of this tab is a gift, with its note; and how to change it. */
export function useGift(): ChosenGift {
  const draft = useDraftName("gift");
  const [note, setNote] = useStored(() => readDraft(draft)?.note ?? null, null);
  const forget = useCallback(() => discardDraft(draft), [draft]);

  function change(gift: Gift | null) {
    if (gift) saveDraft(draft, { note: gift.note });
    else forget();
    setNote(gift ? gift.note : null);
  }

  return { gift: note === null ? null : { note }, change, forget };
}
