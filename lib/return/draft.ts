import type { Size } from "@/lib/catalog/options";
import { type BoughtLine, refundOf } from "./amounts";
import type { RequestReturn, ShownReturn } from "./schema";
import type { ReturnReason } from "./status";

/** Pieces of an order's line that a shopper is about to return. */
export interface DraftLine {
  lineId: string;
  quantity: number;
  /** "" until it is chosen. */
  reason: ReturnReason | "";
  /** The size that is sent instead; null for the money. */
  exchangeSize: Size | null;
}

/** How a line of an order is named, so that two sizes of one product can be told apart. */
export function titleWithSize({ title, sizeLabel }: { title: string; sizeLabel: string | null }): string {
  return sizeLabel ? `${title}, size ${sizeLabel}` : title;
}

/**
 * The draft with another number of pieces of a line; 0 takes the line out. A size is chosen anew: of it there may not be so
 * many pieces.
 */
export function withPieces(draft: readonly DraftLine[], lineId: string, quantity: number): DraftLine[] {
  const known = draft.find((line) => line.lineId === lineId);
  if (quantity === 0) return draft.filter((line) => line !== known);
  if (known) return draft.map((line) => (line === known ? { ...line, quantity, exchangeSize: null } : line));
  return [...draft, { lineId, quantity, reason: "", exchangeSize: null }];
}

/** The draft with another reason or wish for a line. */
export function withChoice(draft: readonly DraftLine[], lineId: string, choice: Partial<DraftLine>): DraftLine[] {
  return draft.map((line) => (line.lineId === lineId ? { ...line, ...choice } : line));
}

/** The draft without the lines of which fewer pieces can be returned by now. */
export function stillLeft(draft: readonly DraftLine[], left: ReadonlyMap<string, number>): DraftLine[] {
  return draft.filter(({ lineId, quantity }) => quantity <= (left.get(lineId) ?? 0));
}

/** The lines as they are sent; null as long as one has no reason, or there are none. */
export function requestedLines(draft: readonly DraftLine[]): RequestReturn["lines"] | null {
  const lines = draft.flatMap(({ reason, exchangeSize, ...line }) =>
    reason === "" ? [] : [{ ...line, reason, exchangeSize: exchangeSize ?? undefined }],
  );
  return lines.length > 0 && lines.length === draft.length ? lines : null;
}

/**
 * What a draft refunds when all of it comes back, in paise, as the server calculates it.
 * @param order what was paid for a piece of each line, and the fees, in paise
 */
export function draftRefund(
  order: { lines: readonly BoughtLine[]; fees: number },
  draft: readonly DraftLine[],
  returns: readonly Pick<ShownReturn, "status" | "lines">[],
): { goods: number; fees: number } {
  const own = draft.map(
    ({ reason, ...line }) => ({ ...line, reason: reason || "Changed my mind", received: null }) as const,
  );
  return refundOf(order, own, returns);
}
