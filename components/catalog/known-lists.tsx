"use client";

import { type CurrentLists, lists, setLists } from "@/lib/catalog/lists/current";
import { receivedLists, type SentLists } from "@/lib/catalog/lists/sent";

const isBrowser = typeof window !== "undefined";

/**
 * Makes the lists that a page was rendered with those of the browser. It stands before what reads them, so that they are
 * known when that is hydrated. They are no state: what shows other lists is a page that was loaded anew.
 */
export function KnownLists({ sent }: { sent: SentLists }) {
  if (isBrowser && lists().version !== sent.version) setLists(receivedLists(sent));
  return null;
}

/** The same with all that the admin area reads of the lists. */
export function AllLists({ all }: { all: CurrentLists }) {
  if (isBrowser) setLists(all);
  return null;
}
