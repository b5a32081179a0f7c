import "server-only";
import type { QueryFilter } from "mongoose";
import { type LoggedChange, writeLog } from "@/lib/admin-log/server/service";
import { AppError, notFound } from "@/lib/errors";
import { defaultPageSize } from "@/lib/http/shapes";
import { pick } from "@/lib/keys";
import { connectDatabase } from "@/lib/server/database/connection";
import { pageOfTwoParts } from "@/lib/server/database/deep-pages";
import { inTransaction } from "@/lib/server/database/transaction";
import { Message, type MessageFields, type StoredMessage } from "@/models/message";
import { mailNames } from "../options";
import type { MessageList, MessageQuery, ShownMessage } from "../schema";
import { queue } from "./outbox";
import { requireMail } from "./settings";

/** A page of mails, failed ones first, then the newest. */
export async function listMessages({
  page,
  limit = defaultPageSize,
  orderId,
  state,
}: MessageQuery): Promise<MessageList> {
  await connectDatabase();
  const filter: QueryFilter<MessageFields> = { ...(orderId && { orderId }), ...(state && { state }) };
  const { rows, position } = await pageOfTwoParts<MessageFields>(
    { page, size: limit },
    {
      model: Message,
      filter,
      first: { failedAt: { $gt: new Date(0) } },
      others: { failedAt: null },
      order,
      time: "createdAt",
      hint: state ? { state: 1, ...order } : order,
    },
  );
  return { messages: rows.map(toShown), ...position };
}

const order = { failedAt: -1, createdAt: -1, _id: -1 } as const;

const onItsWay = "This message is already on its way.";

/** Sent again twice within this time, in ms, is one wish: a double click, or two admins. */
const sameWishMs = 10_000;

/** Mails about an order or a grievance, unless they are on their way or too old to be composed again. */
function canResend({ orderId, userId, grievanceId, state }: MessageFields): boolean {
  return Boolean(grievanceId || (orderId && userId)) && state !== "waiting";
}

function toShown(message: StoredMessage): ShownMessage {
  const { _id, kind, state, orderId, grievanceId, tries, createdAt, sentAt, failedAt, nextTryAt, why } = message;
  return {
    _id: _id.toString(),
    kind,
    state,
    orderId: orderId?.toString() ?? null,
    grievanceId: grievanceId?.toString() ?? null,
    tries,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    dueAt: nextTryAt?.toISOString() ?? null,
    why: why ?? "",
    canResend: canResend(message),
  };
}

/**
 * Sends a mail about an order or a grievance again: as another message, because mail programs hide a second one with the same id. One
 * that had failed counts as dealt with. Logs it as an action of the admin.
 * @throws AppError not_configured, not_found, conflict
 */
export async function resendMessage(adminId: string, messageId: string): Promise<ShownMessage> {
  requireMail();
  const again = await inTransaction(async (session) => {
    const message = await Message.findById(messageId, null, { session }).lean();
    if (!message) throw notFound("message");
    if (!canResend(message)) throw new AppError("conflict", refusal(message));
    const { key, kind, userId, orderId, grievanceId } = message;
    const [first = key] = key.split("~");
    const same = pick(message, ["kind", "orderId", "step", "returnId", "returnStep", "grievanceId", "answer"]);
    if (await Message.exists({ ...same, state: "waiting" }).session(session)) throw new AppError("conflict", onItsWay);
    // By their keys, which all keep: what an old one was composed from is removed. "~:" comes after all of "~0" to "~9".
    const copies = await Message.countDocuments({ key: { $gt: `${first}~`, $lt: `${first}~:` } }, { session });
    const copyKey = `${first}~${copies + 1}`;
    const isCopy = { ...same, key: /~/, createdAt: { $gt: new Date(Date.now() - sameWishMs) } };
    if (await Message.exists(isCopy).session(session))
      throw new AppError("conflict", "This message was just sent again.");
    await queue([{ key: copyKey, ...(userId && { userId }), ...same }], session);
    await Message.updateOne({ _id: message._id }, { $unset: { failedAt: 1 } }, { session });
    const entry = { action: "send mail again", before: null, after: { mail: mailNames[kind] } } as const;
    const change: LoggedChange = grievanceId
      ? { ...entry, target: { kind: "grievance", id: String(grievanceId) } }
      : { ...entry, target: { kind: "order", id: String(orderId) } };
    await writeLog({ adminId, ...change }, session);
    return Message.findOne({ key: copyKey }, null, { session }).lean();
  });
  if (!again) throw notFound("message");
  return toShown(again);
}

function refusal({ orderId, grievanceId, state }: MessageFields): string {
  if (!orderId && !grievanceId) return "Mails about accounts are not sent again: the shopper asks for a new link.";
  return state === "waiting" ? onItsWay : "This message is too old to be sent again, or its account is deleted.";
}
