"use client";

import { useSyncExternalStore } from "react";
import { storedPlace, storePlace } from "./place-storage";

/** Where a shopper wants parcels to go: a PIN code, and its town, "" if unknown. */
export interface KeptPlace {
  pincode: string;
  city: string;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** A place as it is stored, "560038 Bengaluru"; null for any other text. */
export function placeIn(text: string): KeptPlace | null {
  const [, pincode, city = ""] = /^([1-9]\d{5})(?: (.+))?$/.exec(text) ?? [];
  return pincode === undefined ? null : { pincode, city };
}

/** The place that this browser has stored; null without one, and in the HTML. */
export function useKeptPlace(): KeptPlace | null {
  return placeIn(useSyncExternalStore(subscribe, storedPlace, () => ""));
}

/** Stores a place in this browser: the server is not told. */
export function keepPlace({ pincode, city }: KeptPlace): void {
  storePlace(`${pincode} ${city}`.trim());
}
