"use client";

import { tabStorage } from "@/lib/browser-storage";
import type { Gift } from "@/lib/order/gift";
import { useStored } from "@/lib/use-stored";

const place = "checkoutGift";

/** Whether the order of this tab is a gift, with its note; and how to change it. */
export function useGift(): [Gift | null, (gift: Gift | null) => void] {
  const [note, setNote] = useStored(() => tabStorage.read(place), null);

  function change(gift: Gift | null) {
    if (gift) tabStorage.keep(place, gift.note);
    else tabStorage.forget(place);
    setNote(gift ? gift.note : null);
  }

  return [note === null ? null : { note }, change];
}

/** Forgets the gift of an order that is placed. */
export function forgetGift(): void {
  tabStorage.forget(place);
}
