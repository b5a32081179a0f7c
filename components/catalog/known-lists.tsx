"use client";

import { type ReactNode, use } from "react";
import { lists, setLists } from "@/lib/catalog/lists/current";
import { receivedLists, type SentLists } from "@/lib/catalog/lists/sent";
import { type Packed, unpack } from "@/lib/packed";

const isBrowser = typeof window !== "undefined";

let asked: Promise<void> | undefined;

/** Asks for the lists, once for each load of a page. */
function ask(): Promise<void> {
  asked ??= import("@/lib/catalog/lists/ask").then(({ askForLists }) => askForLists()).catch(() => undefined);
  return asked;
}

interface KnownListsProps {
  /** The lists, or where they are too long to send with each page, their version. */
  sent: Packed<SentLists> | number;
  children: ReactNode;
}

/**
 * Makes the lists that a page was rendered with those of the browser, before what reads them is hydrated. Long ones are
 * asked for: the page shows meanwhile, and can be used once they are there. They are no state: what shows other lists is
 * a page that was loaded anew.
 */
export function KnownLists({ sent, children }: KnownListsProps) {
  if (isBrowser) {
    if (typeof sent === "number") {
      // React renders again what has waited, and expects it to wait again.
      if (asked || lists().version < sent) use(ask());
    } else {
      const known = unpack(sent);
      if (lists().version !== known.version) setLists(receivedLists(known));
    }
  }
  return children;
}
