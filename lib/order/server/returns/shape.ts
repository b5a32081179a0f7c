import { lineSizeText } from "@/lib/catalog/options";
import { paiseToRupees } from "@/lib/money";
import { type ReturnEvent, returnWords } from "@/lib/return/events";
import type { ShownReturn } from "@/lib/return/schema";
import type { StoredReturn, StoredReturnLine } from "@/models/return";

/**
 * Converts a stored return (paise) to the API's format (rupees). Includes what is for admins only, and the author of
 * each step, only if `names` (user id to username) is given.
 */
export function toReturn(stored: StoredReturn, names?: ReadonlyMap<string, string>): ShownReturn {
  return {
    _id: stored._id.toString(),
    orderId: stored.orderId.toString(),
    userId: stored.userId.toString(),
    status: stored.status,
    requestedAt: stored.requestedAt.toISOString(),
    lines: stored.lines.map((line) => {
      const { lineId, productId, title, image, size, quantity, reason, exchangeSize, received, paid } = line;
      return {
        lineId: lineId.toString(),
        productId: productId.toString(),
        title,
        image,
        size: size ?? null,
        sizeLabel: lineSizeText(line),
        quantity,
        reason,
        exchangeSize: exchangeSize ?? null,
        exchangeSizeLabel: exchangeSizeText(line),
        received: received ?? null,
        paidFor: paiseToRupees(paid),
      };
    }),
    note: stored.note ?? "",
    images: stored.images,
    refundAmount: paiseToRupees(stored.refundAmount),
    refundStatus: stored.refundStatus,
    exchangeOrderId: stored.exchangeOrderId?.toString() ?? null,
    history: stored.history.map((step) => {
      const { at, status, event, data, by } = step;
      const happened = names ? ({ event, data } as ReturnEvent) : forShopper({ event, data } as ReturnEvent);
      return {
        at: at.toISOString(),
        status,
        why: returnWords("api", happened),
        ...(names && { by: by ? (names.get(by.toString()) ?? by.toString()) : null }),
        happened,
      };
    }),
    ...(names && {
      upi: stored.upi ?? "",
      refundReference: stored.refundReference ?? "",
    }),
  };
}

/** What happened, without what only admins read: why goods are not asked back. */
function forShopper(happened: ReturnEvent): ReturnEvent {
  if (happened.event !== "settledWithoutGoods") return happened;
  return { ...happened, data: { ...happened.data, reason: "" } };
}

/** The text of the size that is sent instead, as it was when the return was requested; null without one. */
export function exchangeSizeText(line: Pick<StoredReturnLine, "exchangeSize" | "exchangeSizeLabel">): string | null {
  return lineSizeText({ size: line.exchangeSize, sizeLabel: line.exchangeSizeLabel });
}
