import { reviewStatuses } from "@/lib/review/options";
import type { ReviewSearch } from "@/lib/review/pages";
import { choiceOf, searchOf } from "../address-values";

/** The filters of the page Reviews, by the parameters of its URL. */
export function reviewSearchOf(text: (name: string) => string) {
  return { q: searchOf(text("q")), status: choiceOf(text("status"), reviewStatuses) } satisfies ReviewSearch;
}
