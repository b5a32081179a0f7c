"use client";

import { useSyncExternalStore } from "react";
import { storedPlace, storePlace } from "./place-storage";

/** Where a shopper wants parcels to go: a PIN code, and its town, "" if unknown. */
export interface SavedPlace {
  pincode: string;
  city: string;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** A place as it is stored, "560038 Bengaluru"; null for any other text. */
export function placeIn(text: string): SavedPlace | null {
  const [, pincode, city = ""] = /^([1-9]\d{5})(?: (.+))?$/.exec(text) ?? [];
  return pincode === undefined ? null : { pincode, city };
}

/** The place that this browser has saved; null without one, and in the HTML. */
export function useSavedPlace(): SavedPlace | null {
  return placeIn(useSyncExternalStore(subscribe, storedPlace, () => ""));
}

/** Saves a place in this browser; the server does not get it. */
export function savePlace({ pincode, city }: SavedPlace): void {
  storePlace(`${pincode} ${city}`.trim());
}
