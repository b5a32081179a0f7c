import type { ReturnSearch } from "@/lib/order/admin/return-pages";
import { returnGroupIds } from "@/lib/return/groups";
import { returnStatuses } from "@/lib/return/status";
import { choiceOf, searchOf } from "../address-values";

/** The filters of the page Returns, by the parameters of its URL. */
export function returnSearchOf(text: (name: string) => string) {
  return {
    q: searchOf(text("q")),
    status: choiceOf(text("status"), returnStatuses),
    group: choiceOf(text("group"), returnGroupIds),
  } satisfies ReturnSearch;
}
