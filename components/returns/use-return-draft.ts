"use client";

import { useEffect, useState } from "react";
import * as z from "zod";
import { discardDraft, readDraft, saveDraft } from "@/lib/auth/drafts";
import type { Order } from "@/lib/order/schema";
import { type DraftLine, stillLeft } from "@/lib/return/draft";
import { returnReasons } from "@/lib/return/status";

/** What a shopper has entered; after sending the dialog shows it until it has closed. */
export interface Entered {
  step: number;
  draft: DraftLine[];
  words: { note: string; upi: string; images: string[] };
  isSent: boolean;
}

const nothing: Entered = { step: 0, draft: [], words: { note: "", upi: "", images: [] }, isSent: false };

const Stored: z.ZodType<Entered> = z.object({
  step: z.int().min(0).max(2),
  draft: z.array(
    z.object({
      lineId: z.string(),
      quantity: z.int().min(1),
      reason: z.enum(["", ...returnReasons]),
      exchangeSize: z.string().nullable(),
    }),
  ),
  words: z.object({ note: z.string(), upi: z.string(), images: z.array(z.string()) }),
  isSent: z.literal(false),
});

/** What this tab has stored of an unsent return; null for nothing, or for what another version of the shop has stored. */
function readEntered(name: string): Entered | null {
  try {
    return Stored.parse(JSON.parse(readDraft(name)?.entered ?? "null"));
  } catch {
    return null;
  }
}

/** What is entered to return pieces of an order, as a draft of its shopper. */
export function useReturnDraft({ _id, userId }: Order) {
  // The order is there before it is known who is signed in.
  const name = `return ${userId} ${_id}`;
  // Null until it is begun: the server, which renders the page, knows no draft.
  const [entered, setEntered] = useState<Entered | null>(null);

  useEffect(() => {
    if (!entered) return;
    if (entered.isSent || entered.draft.length === 0) discardDraft(name);
    else saveDraft(name, { entered: JSON.stringify(entered) });
  }, [name, entered]);

  /** Goes on where it was left, with the lines of which as many pieces can be returned; after sending anew. */
  function begin(left: ReadonlyMap<string, number>): void {
    const last = entered ?? readEntered(name) ?? nothing;
    const now = last.isSent ? nothing : last;
    const draft = stillLeft(now.draft, left);
    setEntered({ ...now, draft, step: draft.length > 0 ? now.step : 0 });
  }

  const change = (changes: Partial<Entered>) => setEntered((now) => ({ ...(now ?? nothing), ...changes }));

  return { entered: entered ?? nothing, begin, change };
}
