import "server-only";
import { randomUUID } from "node:crypto";
import { type ClientSession, type QueryFilter, Types } from "mongoose";
import { isFormerAccount } from "@/lib/former-account";
import { afterCommit } from "@/lib/server/database/transaction";
import type { StoredGrievance } from "@/models/grievance";
import { Message, type MessageFields, type StoredMessage } from "@/models/message";
import type { StoredOrder } from "@/models/order";
import type { StoredReturn } from "@/models/return";
import type { AccountMail, OrderMail, ReturnMail } from "../options";
import { sendLater } from "./send";
import { mailEnabled } from "./settings";

/** What a message is about. */
type About = Pick<
  StoredMessage,
  | "key"
  | "kind"
  | "userId"
  | "to"
  | "orderId"
  | "step"
  | "returnId"
  | "returnStep"
  | "grievanceId"
  | "answer"
  | "linkId"
>;

/**
 * Queues mails about the last step in an order's history, within the transaction that adds the step; they are sent after
 * the response. Does nothing, and sends no command, when there is nothing to tell, nobody to tell it to, or mail is off.
 */
export async function queueOrderMails(
  { _id, userId, history }: Pick<StoredOrder, "_id" | "userId" | "history">,
  kinds: readonly OrderMail[],
  session: ClientSession,
): Promise<void> {
  const step = history.length - 1;
  const messages = kinds.map((kind) => ({ key: `${_id}-${step}-${kind}`, kind, userId, orderId: _id, step }));
  if (messages.length > 0 && !isFormerAccount(userId) && mailEnabled()) await queue(messages, session);
}

/** The same about the last step in a return's history. */
export async function queueReturnMail(
  { _id, userId, orderId, history }: Pick<StoredReturn, "_id" | "userId" | "orderId" | "history">,
  kind: ReturnMail,
  session: ClientSession,
): Promise<void> {
  const returnStep = history.length - 1;
  const message = { key: `${_id}-${returnStep}-${kind}`, kind, userId, orderId, returnId: _id, returnStep };
  if (!isFormerAccount(userId) && mailEnabled()) await queue([message], session);
}

/** Queues the mail that a grievance has arrived, or about its last answer, within the transaction that stores it. */
export async function queueGrievanceMail(
  { _id, answers }: Pick<StoredGrievance, "_id" | "answers">,
  session: ClientSession,
): Promise<void> {
  const answer = answers.length - 1;
  const message =
    answer < 0
      ? { key: `${_id}-grievanceReceived`, kind: "grievanceReceived" as const, grievanceId: _id }
      : { key: `${_id}-${answer}-grievanceAnswered`, kind: "grievanceAnswered" as const, grievanceId: _id, answer };
  if (mailEnabled()) await queue([message], session);
}

/** The key of a mail to an account. That of the welcome mail names the account itself, for as long as the message is stored. */
export const accountMailKey = (kind: AccountMail, key: string) => `${kind}-${key}`;

/**
 * Queues a mail to an account, within the transaction of what it tells about.
 * @param key names what it tells about, among all mails of its kind
 */
export async function queueAccountMail(
  kind: AccountMail,
  { key, userId, linkId }: { key: string; userId: Types.ObjectId; linkId?: string },
  session: ClientSession,
): Promise<void> {
  if (mailEnabled())
    await queue([{ key: accountMailKey(kind, key), kind, userId, ...(linkId && { linkId }) }], session);
}

/** Queues the last mail to an account, within the transaction that deletes it. */
export async function queueAccountDeleted(
  { username, email }: { username: string; email: string },
  session: ClientSession,
): Promise<void> {
  const kind = "accountDeleted";
  if (mailEnabled()) await queue([{ key: `${kind}-${randomUUID()}`, kind, to: { name: username, email } }], session);
}

/** Adds messages to the outbox with one command. */
export async function queue(messages: readonly About[], session: ClientSession): Promise<void> {
  const now = new Date();
  const stored = messages.map((message) => ({
    _id: new Types.ObjectId(),
    ...message,
    state: "waiting" as const,
    tries: 0,
    nextTryAt: now,
    createdAt: now,
  }));
  await Message.collection.insertMany(stored, { session });
  afterCommit(session, () => sendLater(stored.map(({ _id }) => _id)));
}

/** Gives up mails that wait, within the transaction that takes away whom they go to: they don't count as failed. */
export async function expireWaiting(about: QueryFilter<MessageFields>, session: ClientSession): Promise<void> {
  const expired = { $set: { state: "expired" as const }, $unset: { nextTryAt: 1 as const, why: 1 as const } };
  await Message.updateMany({ ...about, state: "waiting" }, expired, { session });
}
