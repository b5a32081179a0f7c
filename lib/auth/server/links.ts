import "server-only";
import { randomBytes } from "node:crypto";
import type { ClientSession, Types } from "mongoose";
import { AppError } from "@/lib/errors";
import { consume } from "@/lib/http/server/limits";
import type { LinkKind } from "@/lib/message/options";
import { hashOf, linkMs, tokenOf } from "@/lib/message/server/link";
import { queueAccountMail } from "@/lib/message/server/outbox";
import { mailEnabled, requireMail } from "@/lib/message/server/settings";
import { afterResponse } from "@/lib/server/after-response";
import { connectDatabase } from "@/lib/server/database/connection";
import { inTransaction } from "@/lib/server/database/transaction";
import { log } from "@/lib/server/log";
import { AccountLink, type AccountLinkFields } from "@/models/account-link";
import { User as Users } from "@/models/user";

/** Requests younger than this are left to the process that received them, in ms. */
const ownMs = 60_000;

function newRecord(kind: LinkKind) {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + linkMs[kind]);
  return { _id: randomBytes(32).toString("base64url"), kind, requestedAt: now, expiresAt };
}

/** Makes a link for an account, within the transaction that queues its mail. @returns the id of its record */
export async function newLink(kind: LinkKind, userId: Types.ObjectId, session: ClientSession): Promise<string> {
  const record = newRecord(kind);
  const tokenHash = hashOf(tokenOf(record._id));
  await AccountLink.create([{ ...record, userId, tokenHash }], { session });
  return record._id;
}

/**
 * Records that somebody asks for a link. Whether there is an account is found out after the response, so that its time
 * does not tell.
 * @throws AppError not_configured
 */
export async function requestLink(kind: LinkKind, who: { email: string } | { userId: Types.ObjectId }): Promise<void> {
  requireMail();
  await connectDatabase();
  const record = { ...newRecord(kind), ...who, open: true };
  await AccountLink.create([record]);
  afterResponse(() => answerRequest(record._id));
}

/** Answers the requests that a process left when it was killed. */
export async function answerOpenRequests(): Promise<{ answered: number }> {
  if (!mailEnabled()) return { answered: 0 };
  await connectDatabase();
  const left = { open: true, requestedAt: { $lte: new Date(Date.now() - ownMs) } };
  const records = await AccountLink.find(left, { _id: 1 }).limit(1_000).lean();
  for (const { _id } of records) await answerRequest(_id);
  return { answered: records.length };
}

/** Queues the mail with the link, if there is an account and it has not had too many. Never rejects. */
async function answerRequest(_id: string): Promise<void> {
  try {
    const record = await AccountLink.findOne({ _id, open: true }).lean();
    if (!record) return;
    const user = await Users.findOne(record.userId ? { _id: record.userId } : { email: record.email }, {
      _id: 1,
    }).lean();
    const isWanted = record.expiresAt > new Date() && user && (record.userId || (await mayHaveAnother(user._id)));
    await (isWanted ? sendLink(record, user._id) : AccountLink.updateOne({ _id }, closed));
  } catch (error) {
    log.error({ err: error }, "a request for a link was not answered, it will be tried again");
  }
}

const closed = { $unset: { open: 1, email: 1 } } as const;

/** Three links an hour for a new password; the person who asks for more is told the same as ever. */
async function mayHaveAnother(userId: Types.ObjectId): Promise<boolean> {
  try {
    await consume("password-link", userId.toString());
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests") return false;
    throw error;
  }
}

function sendLink({ _id, kind }: AccountLinkFields, userId: Types.ObjectId): Promise<void> {
  return inTransaction(async (session) => {
    const opened = { ...closed, $set: { userId, tokenHash: hashOf(tokenOf(_id)) } };
    const { matchedCount } = await AccountLink.updateOne({ _id, open: true }, opened, { session });
    if (matchedCount > 0) await queueAccountMail(kind, { key: _id, userId, linkId: _id }, session);
  });
}

/**
 * Ends the links of a kind that an account has, those too whose mail is not queued yet; none of them is sent any more.
 * @param session the transaction of what makes them useless, if there is one
 */
export async function endLinks(
  kind: LinkKind,
  { userId, email }: { userId: Types.ObjectId; email: string },
  session?: ClientSession,
): Promise<void> {
  const unused = { kind, usedAt: { $exists: false } };
  const now = { $set: { usedAt: new Date() } };
  await AccountLink.updateMany(
    {
      $or: [
        { ...unused, userId },
        { ...unused, open: true, email },
      ],
    },
    now,
    { session },
  );
}

/** A link that does not work, for whatever reason. */
function deadLink(): AppError {
  const reason = "This link does not work any more. Ask for a new one.";
  return new AppError("invalid", reason, { issues: [{ field: "token", reason }] });
}

function working(kind: LinkKind, token: string) {
  const unused = { usedAt: { $exists: false }, expiresAt: { $gt: new Date() } };
  return { kind, tokenHash: hashOf(token), ...unused };
}

/** @throws AppError not_configured; invalid for a link that does not work, as a cheap check before costly work */
export async function checkLink(kind: LinkKind, token: string): Promise<void> {
  requireMail();
  await connectDatabase();
  if (!(await AccountLink.exists(working(kind, token)))) throw deadLink();
}

/**
 * Uses up a link, within the transaction of what it is for. It works once; of those for a new password only the newest of
 * an account. An older one that confirms an address proves the same as the newest: that its mails are read.
 * @returns the account
 * @throws AppError invalid
 */
export async function takeLink(
  kind: LinkKind,
  token: string,
  session: ClientSession,
): Promise<{ userId: Types.ObjectId; linkId: string }> {
  const link = await AccountLink.findOneAndUpdate(
    working(kind, token),
    { $set: { usedAt: new Date() } },
    { session },
  ).lean();
  const userId = link?.userId;
  if (!link || !userId) throw deadLink();
  if (kind === "resetPassword" && (await hasNewer(link, session))) throw deadLink();
  return { userId, linkId: link._id };
}

/** Whether a newer link of the same kind was made for the account. */
async function hasNewer({ _id, userId, kind, requestedAt }: AccountLinkFields, session: ClientSession) {
  const isNewer = { $or: [{ requestedAt: { $gt: requestedAt } }, { requestedAt, _id: { $gt: _id } }] };
  return AccountLink.exists({ userId, kind, tokenHash: { $exists: true }, ...isNewer }).session(session);
}
