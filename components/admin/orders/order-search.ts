import type { OrderSearch } from "@/lib/order/admin/pages";
import { orderGroupIds } from "@/lib/order/groups";
import { orderStatuses } from "@/lib/order/status";
import { choiceOf, dayOf, searchOf } from "../address-values";

/** The filters of All Orders, by the parameters of the page's URL. */
export function orderSearchOf(text: (name: string) => string) {
  return {
    q: searchOf(text("q")),
    status: choiceOf(text("status"), orderStatuses),
    group: choiceOf(text("group"), orderGroupIds),
    from: dayOf(text("from")),
    to: dayOf(text("to")),
  } satisfies OrderSearch;
}
