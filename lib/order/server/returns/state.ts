import { payments } from "@/lib/order/payment-status";
import type { BoughtOrder, CountedReturn, ReturnedLine } from "@/lib/return/amounts";
import type { ReturnState } from "@/lib/return/transitions";
import type { StoredOrder } from "@/models/order";
import type { StoredReturn, StoredReturnLine } from "@/models/return";
import { paymentMethods } from "../../status";

/** The part of a stored return that the rules depend on. */
export function returnStateOf(stored: StoredReturn): ReturnState {
  const { status, refundStatus, paymentMethod, lines, exchangeOrderId, exchangeDone } = stored;
  return {
    status,
    refundStatus,
    isCash: paymentMethod === paymentMethods.cash,
    exchange: exchangeDone ? "done" : exchangeOrderId ? "open" : isAsked(stored) ? "asked" : "none",
    reasons: lines.map(({ reason }) => reason),
  };
}

/** Whether pieces for an exchange are held: once the goods are back, they belong to an order or are back in stock. */
function isAsked({ status, lines }: StoredReturn): boolean {
  const isBack = status === "Received" || status === "Completed";
  return !isBack && lines.some(({ exchangeSize }) => exchangeSize != null);
}

/** A stored return as amounts are calculated from it. */
export function countedOf({ status, lines }: StoredReturn): CountedReturn {
  return { status, lines: lines.map(returnedLineOf) };
}

/** A line of a stored return as amounts are calculated from it. */
export function returnedLineOf(line: Pick<StoredReturn["lines"][number], keyof ReturnedLine>): ReturnedLine {
  const { lineId, quantity, reason, exchangeSize, received } = line;
  return {
    lineId: lineId.toString(),
    quantity,
    reason,
    exchangeSize: exchangeSize ?? null,
    received: received ?? null,
  };
}

/** What was paid for a piece of each line of an order, and its fees, in paise; nothing of one that nobody has paid. */
export function boughtOf(order: StoredOrder): BoughtOrder {
  const isPaid = payments[order.paymentStatus].hasCome;
  return {
    lines: order.cartItems.map(({ _id, quantity, price, paidFor }) => ({
      id: _id.toString(),
      quantity,
      price: isPaid ? (paidFor ?? price) : 0,
    })),
    fees: isPaid ? order.platformFee + order.shippingFee : 0,
  };
}

/** Lines of a return with what was paid for their pieces by now: an order's payment can come after the request. */
export function withPaid<Line extends Pick<StoredReturnLine, "lineId" | "paid">>(
  lines: readonly Line[],
  { lines: bought }: Pick<BoughtOrder, "lines">,
): Line[] {
  return lines.map((line) => ({
    ...line,
    paid: bought.find(({ id }) => id === line.lineId.toString())?.price ?? line.paid,
  }));
}
