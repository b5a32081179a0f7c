import { isFault, type ReturnReason, type ReturnStatus, statusTraits } from "./status";

/** A line of an order; `price` is what was paid for a piece, in paise. */
export interface BoughtLine {
  id: string;
  quantity: number;
  price: number;
}

/** What is paid back of an order; amounts in paise. An order of an exchange has none of the fees. */
export interface BoughtOrder {
  lines: readonly BoughtLine[];
  fees: number;
}

/** Pieces of a line that are returned for one reason; `exchangeSize` is null for money. */
export interface ReturnedLine {
  lineId: string;
  quantity: number;
  reason: ReturnReason;
  exchangeSize: string | null;
  /** How many of them came back; null until that is known. */
  received: number | null;
}

/** A return of an order, as far as amounts depend on it. */
export interface CountedReturn {
  status: ReturnStatus;
  lines: readonly ReturnedLine[];
}

/** The pieces that count: those that came back, or those that were asked for as long as that is open. */
export const piecesOf = ({ quantity, received }: Pick<ReturnedLine, "quantity" | "received">): number =>
  received ?? quantity;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** How many pieces of each line of an order can still be returned: those that are in no standing return. */
export function returnablePieces(
  lines: readonly Pick<BoughtLine, "id" | "quantity">[],
  returns: readonly CountedReturn[],
): Map<string, number> {
  const standing = returns.filter(({ status }) => statusTraits[status].stands).flatMap((one) => one.lines);
  return new Map(
    lines.map(({ id, quantity }) => [
      id,
      Math.max(0, quantity - sum(standing.filter(({ lineId }) => lineId === id).map(piecesOf))),
    ]),
  );
}

/**
 * What a return refunds, in paise, if its goods are received as its lines say: what was paid for the pieces that are
 * not exchanged, and the fees if with it all pieces of the order have come back for money, each for a reason for which
 * the shop is to blame.
 * @param others the other returns of the order; only received ones count
 */
export function refundOf(
  order: BoughtOrder,
  own: readonly ReturnedLine[],
  others: readonly CountedReturn[],
): { goods: number; fees: number } {
  const isForMoney = ({ exchangeSize }: ReturnedLine) => exchangeSize === null;
  const priceOf = (lineId: string) => order.lines.find(({ id }) => id === lineId)?.price ?? 0;
  const goods = sum(own.filter(isForMoney).map((line) => piecesOf(line) * priceOf(line.lineId)));
  const back = others.filter(({ status }) => statusTraits[status].isReceived).flatMap(({ lines }) => lines);
  const counted = [...back, ...own].filter((line) => isForMoney(line) && piecesOf(line) > 0);
  const isWhole = order.lines.every(
    ({ id, quantity }) => sum(counted.filter(({ lineId }) => lineId === id).map(piecesOf)) === quantity,
  );
  const completesIt = own.some((line) => isForMoney(line) && piecesOf(line) > 0);
  return { goods, fees: isWhole && completesIt && counted.every(({ reason }) => isFault(reason)) ? order.fees : 0 };
}
