import { messageStates } from "@/lib/message/options";
import type { MessageSearch } from "@/lib/message/pages";
import { choiceOf } from "../address-values";

/** The filter of the page Messages, by the parameters of its URL. */
export function messageSearchOf(text: (name: string) => string) {
  return { state: choiceOf(text("state"), messageStates) } satisfies MessageSearch;
}
