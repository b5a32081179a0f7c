"use client";

import { useSyncExternalStore } from "react";
import { siteStorage } from "./browser-storage";

const key = "shortcuts";
const listeners = new Set<() => void>();

const areOn = () => siteStorage.read(key) !== "off";

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether single keys do something, such as "/" for the search; stored in this browser, on unless it was turned off. */
export function useShortcuts(): boolean {
  return useSyncExternalStore(subscribe, areOn, () => true);
}

/** Turns them off, or on again. */
export function toggleShortcuts(): void {
  if (areOn()) siteStorage.keep(key, "off");
  else siteStorage.forget(key);
  for (const listener of listeners) listener();
}
