import "server-only";
import { createHash } from "node:crypto";
import { type ClientSession, Types } from "mongoose";
import { dayMs } from "@/lib/dates";
import { claimPictures } from "@/lib/media/server/claim";
import { queueGrievanceMail } from "@/lib/message/server/outbox";
import { connectDatabase } from "@/lib/server/database/connection";
import { isDuplicateKey } from "@/lib/server/database/errors";
import { inTransaction } from "@/lib/server/database/transaction";
import { DocumentCounter } from "@/models/document-counter";
import { Grievance, type StoredGrievance } from "@/models/grievance";
import { clocksOf, grievanceNumber, seriesOf } from "../clocks";
import type { RaiseGrievance } from "../schema";
import { grievanceWords } from "./words";

/** How long a key stays with its grievance, in ms. */
const keyMs = dayMs;

/** Who raises a grievance: a signed-in shopper, or a guest by IP address; and the Idempotency-Key, if there is one. */
interface Raiser {
  userId: string | null;
  address: string;
  key: string | undefined;
}

/**
 * Stores a grievance with its pictures, its number and its clocks, and queues the mail that says so. The same key within a
 * day gives the same number: of the same shopper, of a guest from the same address with the same email address.
 * @throws AppError invalid for a picture that was not uploaded for a grievance
 */
export async function raiseGrievance(
  raiser: Raiser,
  body: RaiseGrievance,
): Promise<{ number: string; isNew: boolean }> {
  await connectDatabase();
  const attemptKey = attemptOf(raiser, body.email);
  const earlier = await earlierNumber(attemptKey);
  if (earlier) return { number: earlier, isNew: false };
  const at = new Date();
  const number = await nextNumber(at);
  const userId = raiser.userId === null ? {} : { userId: new Types.ObjectId(raiser.userId) };
  const stored = { ...newGrievance(body, number, at), ...userId, ...(attemptKey && { attemptKey }) };
  try {
    await inTransaction((session) => store(stored, session));
  } catch (error) {
    // Another attempt with this key has come first.
    const first = isDuplicateKey(error) && (await earlierNumber(attemptKey));
    if (!first) throw error;
    return { number: first, isNew: false };
  }
  return { number, isNew: true };
}

/** What names an attempt: neither address nor email address can be read out of it. */
function attemptOf({ userId, address, key }: Raiser, email: string): string | undefined {
  if (key === undefined) return undefined;
  const who = userId === null ? ["guest", address, email] : ["user", userId];
  return createHash("sha256")
    .update(JSON.stringify([...who, key]))
    .digest("base64url");
}

/** The number that an attempt got in the last day; an older grievance gives its key up. */
async function earlierNumber(attemptKey: string | undefined): Promise<string | null> {
  if (attemptKey === undefined) return null;
  const found = await Grievance.findOne({ attemptKey }, { number: 1, at: 1 }).lean();
  if (!found || Date.now() - found.at.getTime() <= keyMs) return found?.number ?? null;
  await Grievance.updateOne({ _id: found._id, attemptKey }, { $unset: { attemptKey: 1 } });
  return null;
}

/**
 * The next number of an Indian month. It is taken outside the transaction, so that many can be raised at once; one that is
 * then not stored leaves a gap.
 */
async function nextNumber(at: Date): Promise<string> {
  const _id = seriesOf(at);
  const counter = await DocumentCounter.findOneAndUpdate(
    { _id },
    { $inc: { last: 1 } },
    { upsert: true, returnDocument: "after" },
  ).lean();
  return grievanceNumber(_id, counter.last);
}

function newGrievance(body: RaiseGrievance, number: string, at: Date): StoredGrievance {
  const { name, email, order = "", text, images = [] } = body;
  const clocks = clocksOf(at);
  return {
    _id: new Types.ObjectId(),
    number,
    at,
    name,
    email,
    order,
    text,
    images,
    state: "Open",
    answers: [],
    ...clocks,
    dueAt: clocks.acknowledgeBy,
    searchWords: grievanceWords(number, order, name, email),
  };
}

async function store(grievance: StoredGrievance, session: ClientSession): Promise<void> {
  await Grievance.collection.insertOne(grievance, { session });
  await claimPictures("grievances", { before: [], after: grievance.images }, session);
  await queueGrievanceMail(grievance, session);
}
