import "server-only";
import { Types } from "mongoose";
import { Email } from "@/lib/auth/schema";
import { AppError } from "@/lib/errors";
import { shortNumber } from "@/lib/order/short-number";
import { adoptConnection } from "@/lib/server/database/connection";
import { User } from "@/models/user";
import { StillOpen } from "../schema";
import { eraseAccount } from "./delete-account";

/**
 * Deletes an account for somebody who can't do it themselves, using the command's connection; the person gets no mail.
 * @param who the email of the account, or its id as the security log has it
 * @returns the message for the user of the command
 * @throws Error when there is no such account, when orders or returns of it are not done, and for the last admin
 */
export async function eraseFor(who: string): Promise<string> {
  adoptConnection();
  const email = Email.safeParse(who).data ?? who.trim().toLowerCase();
  const isId = /^[0-9a-f]{24}$/i.test(who);
  const account = await User.findOne(isId ? { _id: new Types.ObjectId(who) } : { email }, { _id: 1 }).lean();
  const isDeleted = account !== null && (await eraseAccount(account._id).catch(explain));
  if (!isDeleted) throw new Error("There is no such account.");
  return `The account ${account._id} is deleted.`;
}

/** Names what is in the way, as the tab in the shop does. */
function explain(error: unknown): never {
  const { orders = [], returns = [] } = (error instanceof AppError && StillOpen.safeParse(error.extra).data) || {};
  if (orders.length + returns.length === 0) throw error;
  const open = [
    ...orders.map((id) => `order ${shortNumber(id)}`),
    ...returns.map(({ orderId }) => `a return of order ${shortNumber(orderId)}`),
  ];
  throw new Error(`Not done yet: ${open.join(", ")}. Bring these to their end in the admin area first.`);
}
