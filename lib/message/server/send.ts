import { dayMs } from "@/lib/dates";
import "server-only";
import type { Types } from "mongoose";
import pLimit from "p-limit";
import { afterResponse } from "@/lib/server/after-response";
import { connectDatabase } from "@/lib/server/database/connection";
import { isDatabaseAway } from "@/lib/server/database/errors";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { count } from "@/lib/server/telemetry/telemetry";
import { Message, type StoredMessage } from "@/models/message";
import { composeMail } from "./compose";
import { type LoadedMessage, loadMessage, recipientOf } from "./facts";
import { trackMail } from "./in-progress";
import { leaseMs, nextTry, reasonOf, type SendFailure } from "./retry";
import { mailSettings } from "./settings";
import { sendMail } from "./transport";

/** How many conversations with the mail server one process has at once, after responses. */
const limitLater = pLimit(4);

/** The same for a run of the reconciler, which must not wait for what a slow mail server holds up after responses. */
const limitRun = pLimit(4);

/** When this many messages wait for their turn, further ones are left to the reconciler. */
const maxQueueLength = 100;

/** How many due messages are read from the database at once. */
const batch = 50;

/** How long a sent message keeps what it was composed from, in ms: 30 days. */
const keptMs = 30 * dayMs;

/**
 * Sends queued messages after the response. Where functions are frozen when they have answered, the platform waits for
 * it; a server of one's own stops without waiting, and what it leaves is sent by the reconciler. Call it only
 * while a request is answered.
 */
export function sendLater(ids: readonly Types.ObjectId[]): void {
  afterResponse(() => {
    if (limitLater.pendingCount >= maxQueueLength) return;
    const sent = Promise.all(ids.map((id) => limitLater(() => deliver(id))));
    return env().VERCEL ? sent.then(() => undefined) : undefined;
  });
}

/**
 * Sends the messages that are due, longest due first, until none is left or `until` (ms since 1970).
 * @returns how many were tried
 */
export async function sendDueMessages(until: number): Promise<{ tried: number }> {
  let tried = 0;
  await connectDatabase();
  await forgetOldMessages();
  if (!mailSettings()) return { tried };
  while (Date.now() < until) {
    const due = await Message.find({ state: "waiting", nextTryAt: { $lte: new Date() } }, { _id: 1 })
      .sort({ nextTryAt: 1 })
      .limit(batch)
      .lean();
    const inTime = (id: Types.ObjectId) => (Date.now() < until ? deliver(id) : false);
    const outcomes = await Promise.all(due.map(({ _id }) => limitRun(() => inTime(_id))));
    const now = outcomes.filter(Boolean).length;
    // None is left, or others are sending them.
    if (now === 0) break;
    tried += now;
  }
  return { tried };
}

/** Removes what sent messages were composed from, once they are old. */
async function forgetOldMessages(): Promise<void> {
  await Message.updateMany(
    { sentAt: { $lt: new Date(Date.now() - keptMs) }, userId: { $exists: true } },
    { $unset: { userId: 1, step: 1, returnId: 1, returnStep: 1, linkId: 1 } },
  );
}

/** Sends one message, if it is due and nobody else is sending it. Never rejects. @returns whether it was tried */
async function deliver(id: Types.ObjectId): Promise<boolean> {
  try {
    const claimed = await claim(id);
    if (claimed) await trackMail(attempt(claimed));
    return claimed !== null;
  } catch (error) {
    log.error({ err: error, messageId: id }, "a message was not sent, it will be tried again");
    return false;
  }
}

/** Takes a due message for as long as a lease lasts. */
function claim(_id: Types.ObjectId): Promise<StoredMessage | null> {
  const now = new Date();
  return Message.findOneAndUpdate(
    { _id, state: "waiting", nextTryAt: { $lte: now } },
    { $set: { nextTryAt: new Date(now.getTime() + leaseMs) }, $inc: { tries: 1 } },
    { returnDocument: "after" },
  ).lean();
}

async function attempt(claimed: StoredMessage): Promise<void> {
  const settings = mailSettings();
  const message = await loadMessage(claimed._id);
  if (!settings || !message) return;
  const recipient = recipientOf(message);
  const link = message.links[0];
  if (message.linkId && (!link || link.usedAt || link.expiresAt <= new Date())) return end(claimed, "expired");
  const messageId = `<${claimed._id}@${new URL(settings.shopUrl).hostname}>`;
  let content: Awaited<ReturnType<typeof composeMail>>;
  try {
    content = recipient && (await composeMail(message, recipient.name, settings.shopUrl));
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    // It counts as tried, as one that can't be sent.
    log.error({ err: error, messageId: claimed._id }, "a mail could not be composed");
    return postpone(claimed, message, { code: "COMPOSE" });
  }
  if (!recipient || !content) return end(claimed, "failed", "nothing to compose it from");
  try {
    await sendMail(settings, { ...content, to: recipient.email, messageId });
  } catch (error) {
    return postpone(claimed, message, error as SendFailure);
  }
  await end(claimed, "sent");
}

/** Notes a failed try. */
async function postpone(claimed: StoredMessage, { links }: LoadedMessage, failure: SendFailure): Promise<void> {
  const why = reasonOf(failure);
  const next = nextTry(claimed.tries, failure, new Date(), links[0]?.expiresAt);
  const facts = { messageId: claimed._id, kind: claimed.kind, tries: claimed.tries, why };
  log.warn(facts, next ? "a mail was not sent, it will be tried again" : "a mail could not be sent");
  if (!next) return end(claimed, "failed", why);
  count("vastra.mails", { "vastra.state": "postponed" });
  await Message.updateOne(ownedBy(claimed), { $set: { nextTryAt: next, why } });
}

async function end(claimed: StoredMessage, state: "sent" | "failed" | "expired", why?: string): Promise<void> {
  const now = new Date();
  count("vastra.mails", { "vastra.state": state });
  await Message.updateOne(ownedBy(claimed), {
    $set: {
      state,
      ...(state === "sent" && { sentAt: now }),
      ...(state === "failed" && { failedAt: now }),
      ...(why && { why }),
    },
    $unset: { nextTryAt: 1, to: 1, ...(!why && { why: 1 }) },
  });
}

/** A sender whose lease has run out must not change what the next one notes. */
function ownedBy({ _id, tries }: StoredMessage) {
  return { _id, tries, state: "waiting" } as const;
}
