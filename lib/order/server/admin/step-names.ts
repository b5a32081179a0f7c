import "server-only";
import type { StoredOrder } from "@/models/order";
import type { StoredReturn } from "@/models/return";
import { User } from "@/models/user";

/** The names of the users who made the steps of these orders or returns, shown to admins: user id to username. */
export async function stepNames(
  owners: readonly Pick<StoredOrder | StoredReturn, "history">[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(owners.flatMap((owner) => owner.history.flatMap(({ by }) => (by ? [by.toString()] : []))));
  const users = ids.size > 0 ? await User.find({ _id: { $in: [...ids] } }, { username: 1 }).lean() : [];
  return new Map(users.map((user) => [user._id.toString(), user.username]));
}
