import "server-only";
import { type ClientSession, Types } from "mongoose";
import { writeLog } from "@/lib/admin-log/server/service";
import { AppError, invalid } from "@/lib/errors";
import { formatPaise, paiseToRupees, rupeesToPaise } from "@/lib/money";
import { refundOf } from "@/lib/return/amounts";
import type { UpdateReturn } from "@/lib/return/schema";
import { statusTraits } from "@/lib/return/status";
import { payReturn, type ReturnChange, type ReturnRefusal, setReturnStatus } from "@/lib/return/transitions";
import { inNumberedTransaction, inTransaction } from "@/lib/server/database/transaction";
import { Order } from "@/models/order";
import type { StoredReturn, StoredReturnLine } from "@/models/return";
import { stepNames } from "../admin/step-names";
import { processReturnRefundsLater } from "../payment/return-refunds";
import { applyReturnChange } from "./apply";
import { creditReturn } from "./credit";
import { recordGoodsBack } from "./goods";
import { addRefunded, noteExchangeRefunded } from "./money";
import { readReturn, returnsOf } from "./read";
import { toReturn } from "./shape";
import { boughtOf, countedOf, returnedLineOf, returnStateOf, withPaid } from "./state";

/**
 * Sets a return's status or marks its money as paid, for an admin, with all effects on stock, money and orders in one
 * transaction.
 * @returns the return and a sentence that describes the change
 * @throws AppError not_found, invalid (an unknown line, more than was asked for), conflict
 */
export async function updateReturn(
  adminId: string,
  body: UpdateReturn,
): Promise<{ stored: StoredReturn; message: string }> {
  const isBack = body.status === "Received" || body.refundWithoutReturn;
  const run = isBack ? inNumberedTransaction : inTransaction;
  const result = await run(async (session) => {
    const before = await readReturn(body.returnId, session);
    if (body.status !== before.status) await refuseStale(before, body.seen);
    const by = new Types.ObjectId(adminId);
    let stored = before;
    if (body.status) stored = await setStatus(stored, body, { session, by });
    if (body.refundReference) stored = await markPaid(stored, body.refundReference, body.paidAmount, { session, by });
    if (stored === before) return { stored, message: `The return is already ${stored.status}.` };
    const target = { kind: "order", id: stored.orderId.toString() } as const;
    const why = body.why && { why: body.why };
    const [was, is] = [logged(before), { ...logged(stored), ...why }];
    await writeLog({ adminId, action: "update return", target, before: was, after: is }, session);
    if (stored.receivedAt && !before.receivedAt) await creditReturn(stored, session);
    return { stored, message: tell(before, stored) };
  });
  if (result.stored.refundStatus === "Refund pending") processReturnRefundsLater(result.stored.paidOrderId);
  return result;
}

/** @throws AppError stale with the return as it is now, if its status is not the one that was seen */
async function refuseStale(stored: StoredReturn, seen: UpdateReturn["seen"]): Promise<void> {
  if (!seen || seen === stored.status) return;
  throw await stale(stored, `The return was changed meanwhile: it is ${statusTraits[stored.status].label} now.`);
}

/** The refusal of a change that is based on another state of the return, with its state of now. */
async function stale(stored: StoredReturn, words: string): Promise<AppError> {
  return new AppError("stale", words, { extra: { data: toReturn(stored, await stepNames([stored])) } });
}

interface By {
  session: ClientSession;
  by: Types.ObjectId;
}

async function setStatus(stored: StoredReturn, body: UpdateReturn, { session, by }: By): Promise<StoredReturn> {
  const to = body.status ?? stored.status;
  const { refundWithoutReturn = false, why = "" } = body;
  const isBack = to === "Received" || refundWithoutReturn;
  const asked = to === "Received" ? receivedLines(stored, body) : stored.lines;
  const order = isBack ? await Order.findById(stored.orderId, null, { session }).lean() : null;
  const others = isBack ? (await returnsOf(stored.orderId, session)).filter(({ _id }) => !_id.equals(stored._id)) : [];
  const bought = order && boughtOf(order);
  const lines = bought ? withPaid(asked, bought) : asked;
  const { goods, fees } = bought
    ? refundOf(bought, lines.map(returnedLineOf), others.map(countedOf))
    : { goods: 0, fees: 0 };
  const refundPaise = goods + fees;
  const change = unrefused(setReturnStatus(returnStateOf(stored), { to, why, refundWithoutReturn, refundPaise }));
  if (!change) return stored;
  const set = order
    ? await recordGoodsBack({ order, stored, lines, refundPaise, feesPaise: fees }, session)
    : to === "Declined" && { refundAmount: 0 };
  return applyReturnChange(stored, change, { session, by, ...(set && { set }) });
}

/** The lines with what an admin has received and puts back into stock. @throws AppError invalid */
function receivedLines(stored: StoredReturn, { lines = [], restock = {} }: UpdateReturn): StoredReturnLine[] {
  const isOf = (line: StoredReturnLine, lineId: string) => line.lineId.toString() === lineId;
  for (const lineId of Object.keys(restock)) {
    if (!stored.lines.some((line) => isOf(line, lineId)))
      throw invalid(`restock.${lineId}`, "is no line of this return");
  }
  const counted = new Map<StoredReturnLine, number>();
  for (const [index, { lineId, exchangeSize = null, received }] of lines.entries()) {
    const line = stored.lines.find((one) => isOf(one, lineId) && (one.exchangeSize ?? null) === exchangeSize);
    if (!line) throw invalid(`lines.${index}.lineId`, "is no line of this return");
    if (received > line.quantity) throw invalid(`lines.${index}.received`, `must be at most ${line.quantity}`);
    counted.set(line, received);
  }
  return stored.lines.map((line) => {
    const received = counted.get(line) ?? line.quantity;
    return { ...line, received, restocked: (restock[line.lineId.toString()] ?? true) ? received : 0 };
  });
}

/**
 * Records the payment of the money of a cash order; the same reference again changes nothing.
 * @param paid what was paid, in rupees
 * @throws AppError conflict; stale if something else is due than what was paid
 */
async function markPaid(
  stored: StoredReturn,
  reference: string,
  paid: number | undefined,
  { session, by }: By,
): Promise<StoredReturn> {
  if (stored.refundStatus === "Refunded" && stored.refundReference === reference) return stored;
  const paise = stored.refundAmount - stored.refunded;
  const change = unrefused(payReturn(returnStateOf(stored), { reference, paise }));
  if (!change) return stored;
  if (paid !== undefined && rupeesToPaise(paid) !== paise) {
    const [due, was] = [paise, rupeesToPaise(paid)].map(formatPaise);
    throw await stale(stored, `${due} are due meanwhile, not ${was}. Pay the difference too, then mark it as paid.`);
  }
  await addRefunded(stored.paidOrderId, paise, session);
  if (stored.exchangeOrderId) await noteExchangeRefunded(stored.exchangeOrderId, session);
  const set = { refunded: stored.refundAmount, refundReference: reference };
  return applyReturnChange(stored, change, { session, by, set });
}

function unrefused(result: ReturnChange | ReturnRefusal | null): ReturnChange | null {
  if (result && "refused" in result) throw new AppError("conflict", result.refused);
  return result;
}

/** What the log says of a return before and after a change. */
function logged({ _id, status, refundStatus, refundAmount, refundReference }: StoredReturn): Record<string, unknown> {
  const reference = refundReference && { refundReference };
  return { return: _id.toString(), status, refundStatus, refund: paiseToRupees(refundAmount), ...reference };
}

/** Describes a change for the admin who made it. */
function tell(before: StoredReturn, after: StoredReturn): string {
  const { status, refundStatus, refundAmount, exchangeOrderId } = after;
  const parts = [`The return is ${status}.`];
  const due = formatPaise(refundAmount - before.refunded);
  if (exchangeOrderId && !before.exchangeOrderId) parts.push("An order for the exchange waits to be shipped.");
  if (refundStatus !== before.refundStatus) {
    if (refundStatus === "Refund pending") parts.push(`The refund of ${due} has started.`);
    if (refundStatus === "To pay") parts.push(`Pay ${due}, then enter the reference of the payment.`);
    if (refundStatus === "Refunded") parts.push(`${due} is marked as paid.`);
  }
  return parts.join(" ");
}
