import "server-only";
import { formerAdmin, formerShopper, isFormerAccount } from "@/lib/former-account";
import type { StoredOrder } from "@/models/order";
import type { StoredReturn } from "@/models/return";
import { User } from "@/models/user";

/**
 * The names of the users who made the steps of these orders or returns, shown to admins: user id to username. Who is
 * neither a former shopper nor has an account any more was an admin.
 */
export async function stepNames(
  owners: readonly Pick<StoredOrder | StoredReturn, "history">[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(owners.flatMap((owner) => owner.history.flatMap(({ by }) => (by ? [by.toString()] : []))));
  const users = ids.size > 0 ? await User.find({ _id: { $in: [...ids] } }, { username: 1 }).lean() : [];
  const former = (id: string) => (isFormerAccount(id) ? formerShopper : formerAdmin);
  return new Map([
    ...[...ids].map((id) => [id, former(id)] as const),
    ...users.map((user) => [user._id.toString(), user.username] as const),
  ]);
}
