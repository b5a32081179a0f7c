import { rupeesToPaise } from "@/lib/money";
import type { ReturnEvent } from "./events";
import type { ShownReturn } from "./schema";

/** What is still to be paid of a return, in paise: when an exchange can't be sent, a part has been paid before. */
export function duePaise({ refundAmount, history }: Pick<ShownReturn, "refundAmount" | "history">): number {
  return history.reduce((due, { happened }) => due - arrivedPaise(happened), rupeesToPaise(refundAmount));
}

function arrivedPaise({ event, data }: ReturnEvent): number {
  if (event === "refunded") return data.paise + data.byHandPaise;
  return event === "paidOut" ? data.paise : 0;
}
