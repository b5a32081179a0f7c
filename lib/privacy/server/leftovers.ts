import "server-only";
import { eraseAllFromLog, eraseFromLogBetween } from "@/lib/admin-log/server/erase";
import { connectDatabase } from "@/lib/server/database/connection";
import { inTransaction } from "@/lib/server/database/transaction";
import { ErasedAccount, type ErasedAccountFields } from "@/models/erased-account";
import { parts } from "./parts";

/** How long a call may be in flight, in ms: longer than a platform lets a function run. */
const inFlightMs = 2 * 60_000;

/** How long a transaction may have been running when it met the deletion, in ms. */
const transactionMs = 30_000;

/**
 * Erases what calls that were in flight when an account was deleted have written for it: an item put into the cart in
 * another tab, for example. May be interrupted and run twice at once. Stops at `until` (ms since 1970). An account for
 * which that fails does not hold up the others.
 * @returns of how many accounts
 * @throws what the first that failed has thrown, after the others
 */
export async function eraseLeftovers(until: number): Promise<{ accounts: number }> {
  await connectDatabase();
  const due = { at: { $lt: new Date(Date.now() - inFlightMs) } };
  const failed: { _id: ErasedAccountFields["_id"]; error: unknown }[] = [];
  let accounts = 0;
  while (Date.now() < until) {
    const others = failed.length > 0 && { _id: { $nin: failed.map(({ _id }) => _id) } };
    const account = await ErasedAccount.findOne({ ...due, ...others })
      .sort({ at: 1 })
      .lean();
    if (!account) break;
    try {
      await eraseLeftoversOf(account);
      accounts++;
    } catch (error) {
      failed.push({ _id: account._id, error });
    }
  }
  if (failed[0]) throw failed[0].error;
  return { accounts };
}

async function eraseLeftoversOf({ _id, at, isInLog }: ErasedAccountFields): Promise<void> {
  if (isInLog) await eraseAllFromLog(_id);
  else await eraseFromLogBetween(_id, new Date(at.getTime() - transactionMs), new Date(at.getTime() + transactionMs));
  await inTransaction(async (session) => {
    for (const part of parts) if (part.canReturn) await part.erase({ id: _id, email: null }, session);
    await ErasedAccount.deleteOne({ _id }, { session });
  });
}
