import "server-only";
import type { QueryFilter, Types } from "mongoose";
import { batchesOf } from "@/lib/batches";
import { grievanceIdsOf } from "@/lib/grievance/server/personal";
import { mailNames } from "@/lib/message/options";
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
  /** Mails about orders stay in the list of the order, without whom they went to; those that wait are not sent. */
  async erase({ id }, session) {
    const own = { userId: id };
    await Message.deleteMany({ ...own, orderId: { $exists: false } }, { session });
    await Message.updateMany(
      { ...own, state: "waiting" },
      { $set: { state: "expired" }, $unset: { nextTryAt: 1, why: 1 } },
      { session },
    );
    await Message.updateMany(own, { $unset: { userId: 1 } }, { session });
  },
  canReturn: true,
};

type Found = Pick<StoredMessage, "_id" | "createdAt">;

/**
 * The ids of a person's mails, newest first. One about an order loses its account 30 days after it was sent, and one about a
 * grievance never has any: they are found by the person's orders and grievances.
 */
async function idsOf(owner: Owner): Promise<Types.ObjectId[]> {
  const orders = await Order.find({ userId: owner.id }, { _id: 1 }).lean();
  const about = [
    { field: "orderId", ids: orders.map(({ _id }) => _id) },
    { field: "grievanceId", ids: await grievanceIdsOf(personOf(owner)) },
  ] as const;
  const found = await foundBy({ userId: owner.id });
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
    ...{ kind, about: mailNames[kind], state },
    ...{ orderId: orderId?.toString() ?? null, grievanceId: grievanceId?.toString() ?? null },
    ...{ createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null },
  });
}
