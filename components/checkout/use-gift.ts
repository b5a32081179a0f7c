"use client";

import { useCallback, useState } from "react";
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
  const [stored] = useStored(() => readDraft(draft)?.note ?? null, null);
  const [own, setOwn] = useState<{ draft: string; note: string | null } | null>(null);
  // What somebody else has chosen, who was signed in before, is no choice of this shopper.
  const note = own?.draft === draft ? own.note : stored;
  const forget = useCallback(() => discardDraft(draft), [draft]);

  function change(gift: Gift | null) {
    if (gift) saveDraft(draft, { note: gift.note });
    else forget();
    setOwn({ draft, note: gift ? gift.note : null });
  }

  return { gift: note === null ? null : { note }, change, forget };
}
