import "server-only";
import type { Types } from "mongoose";
import { AccountLink, type AccountLinkFields } from "@/models/account-link";
import { Grievance, type StoredGrievance } from "@/models/grievance";
import { Message, type StoredMessage } from "@/models/message";
import { Order, type StoredOrder } from "@/models/order";
import { Return, type StoredReturn } from "@/models/return";
import { User } from "@/models/user";

/** A message with what it is composed from. */
export interface LoadedMessage extends StoredMessage {
  users: { username: string; email: string }[];
  orders: StoredOrder[];
  returns: StoredReturn[];
  grievances: MailedFields[];
  links: Pick<AccountLinkFields, "expiresAt" | "usedAt">[];
}

/** What a mail about a grievance needs of it. */
type MailedFields = Pick<StoredGrievance, "number" | "name" | "email" | "resolveBy" | "answers">;

/** Who gets a message: the account, a deleted one's address, or who raised the grievance; null when none is known any more. */
export function recipientOf({ to, users, grievances }: LoadedMessage): { name: string; email: string } | null {
  if (to) return to;
  const [user] = users;
  if (user) return { name: user.username, email: user.email };
  const [raised] = grievances;
  return raised?.email ? { name: raised.name, email: raised.email } : null;
}

/** Reads all that a mail is composed from, with one query; null when the message is gone. */
export async function loadMessage(_id: Types.ObjectId): Promise<LoadedMessage | null> {
  const [message = null] = await Message.aggregate<LoadedMessage>([
    { $match: { _id } },
    {
      $lookup: {
        from: User.collection.name,
        localField: "userId",
        foreignField: "_id",
        as: "users",
        pipeline: [{ $project: { username: 1, email: 1 } }],
      },
    },
    { $lookup: { from: Order.collection.name, localField: "orderId", foreignField: "_id", as: "orders" } },
    { $lookup: { from: Return.collection.name, localField: "returnId", foreignField: "_id", as: "returns" } },
    {
      $lookup: {
        from: Grievance.collection.name,
        localField: "grievanceId",
        foreignField: "_id",
        as: "grievances",
        pipeline: [{ $project: { number: 1, name: 1, email: 1, resolveBy: 1, answers: 1 } }],
      },
    },
    {
      $lookup: {
        from: AccountLink.collection.name,
        localField: "linkId",
        foreignField: "_id",
        as: "links",
        pipeline: [{ $project: { expiresAt: 1, usedAt: 1 } }],
      },
    },
  ]);
  return message;
}
