import "server-only";
import type { QueryFilter, Types } from "mongoose";
import { batchesOf } from "@/lib/batches";
import { grievanceIdsOf } from "@/lib/grievance/server/personal";
import { mailNames } from "@/lib/message/options";
import { accountMailKey, expireWaiting } from "@/lib/message/server/outbox";
import { Message, type MessageFields, type StoredMessage } from "@/models/message";
import { Order } from "@/models/order";
import { ExportedMail } from "../../schema";
import { entriesOf } from "../batched";
import type { Owner, PersonalPart } from "../part";
import { personOf } from "./grievances";

/** How many orders or grievances one query names. */
const maxNamed = 200;

export const messagesPart: PersonalPart<"messages"> = {
  name: "messages",
  what: "The mails that we sent you: what about and when. We keep no texts. Newest first",
  read: async (owner) => entriesOf(Message, await idsOf(owner), (messages) => messages.map(exported)),
  /**
   * Mails about orders stay in the list of the order, without whom they went to; those that wait are not sent. Mails about
   * grievances name nobody, and stay with them: lib/grievance/server/erase.ts.
   */
  async erase({ id }, session) {
    const own = { userId: id };
    await Message.deleteMany({ $or: [{ ...own, orderId: { $exists: false } }, welcomeOf(id)] }, { session });
    await expireWaiting(own, session);
    await Message.updateMany(own, { $unset: { userId: 1 } }, { session });
  },
  canReturn: true,
};

/** The welcome mail of an account, also once it has lost the account otherwise. */
const welcomeOf = (id: Types.ObjectId) => ({ key: accountMailKey("accountMade", id.toString()) });

type Found = Pick<StoredMessage, "_id" | "createdAt">;

/**
 * The ids of a person's mails, newest first. A sent one loses its account after 30 days, and one about a grievance never has
 * any: they are found by the person's orders and grievances, the welcome mail by its key.
 */
async function idsOf(owner: Owner): Promise<Types.ObjectId[]> {
  const orders = await Order.find({ userId: owner.id }, { _id: 1 }).lean();
  const about = [
    { field: "orderId", ids: orders.map(({ _id }) => _id) },
    { field: "grievanceId", ids: await grievanceIdsOf(personOf(owner)) },
  ] as const;
  const found = await foundBy({ $or: [{ userId: owner.id }, welcomeOf(owner.id)] });
  for (const { field, ids } of about) {
    for (const named of batchesOf(ids, maxNamed)) found.push(...(await foundBy({ [field]: { $in: named } })));
  }
  // Most of those about orders are found by the account too.
  const each = new Map(found.map((message) => [message._id.toString(), message]));
  return [...each.values()].sort(newestFirst).map(({ _id }) => _id);
}

const foundBy = (filter: QueryFilter<MessageFields>) => Message.find(filter, { createdAt: 1 }).lean<Found[]>();

function newestFirst(one: Found, other: Found): number {
  return other.createdAt.getTime() - one.createdAt.getTime() || (one._id.toString() < other._id.toString() ? 1 : -1);
}

function exported({ kind, orderId, grievanceId, state, createdAt, sentAt }: MessageFields) {
  return ExportedMail.parse({
    kind,
    about: mailNames[kind],
    state,
    orderId: orderId?.toString() ?? null,
    grievanceId: grievanceId?.toString() ?? null,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  });
}
