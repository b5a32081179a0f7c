import type { ReturnMail } from "@/lib/message/options";
import { refundTraits, statusTraits } from "./status";
import type { ReturnChange, ReturnState } from "./transitions";

/** The mail that tells the shopper of a change of their return; null for what another mail tells. */
export function mailAbout(before: Pick<ReturnState, "status">, change: ReturnChange): ReturnMail | null {
  switch (change.event) {
    case "refunded":
    case "paidOut":
      return "returnRefundArrived";
    case "exchangeRejected":
      return isDue(change) ? "returnRefundStarted" : null;
    case "settledWithoutGoods":
      return isDue(change) ? "returnRefundStarted" : "returnCompleted";
    case "received":
      return isDue(change) ? "returnRefundStarted" : "returnReceived";
    default:
      return change.status === before.status ? null : statusTraits[change.status].mail;
  }
}

const isDue = ({ refundStatus }: ReturnChange) => refundTraits[refundStatus].isDue;
