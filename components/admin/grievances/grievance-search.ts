import type { GrievanceSearch } from "@/lib/grievance/pages";
import { grievanceStates } from "@/lib/grievance/status";
import { choiceOf, searchOf } from "../address-values";

/** The filters of the page Grievances, by the parameters of its URL. */
export function grievanceSearchOf(text: (name: string) => string) {
  return {
    q: searchOf(text("q")),
    state: choiceOf(text("state"), grievanceStates),
    overdue: choiceOf(text("overdue"), ["1"]),
  } satisfies GrievanceSearch;
}
