import { lists, setLists } from "@/lib/catalog/lists/current";
import { receivedFacts, type SentFacts } from "@/lib/catalog/lists/sent";

/** Makes the facts that a listing filters by known to the browser, whose other lists came with the page. */
export function knowFacts(facts: SentFacts): void {
  if (typeof window !== "undefined" && lists().facts.length === 0)
    setLists({ ...lists(), facts: receivedFacts(facts) });
}
