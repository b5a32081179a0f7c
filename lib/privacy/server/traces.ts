import "server-only";
import type { ClientSession, Types } from "mongoose";
import { eraseFromLog } from "@/lib/admin-log/server/erase";
import { nameOfAdmin } from "@/lib/admin-log/server/service";
import { formerAdmin } from "@/lib/former-account";
import { forgetCounts } from "@/lib/http/server/limits";
import { AccountLink } from "@/models/account-link";
import { HelpPage } from "@/models/help-page";
import { SettingsVersion } from "@/models/settings";

/** An account, as its traces name it. */
export interface Named {
  _id: Types.ObjectId;
  username: string;
  email: string;
}

/**
 * Erases what names an account without belonging to it, within the transaction that deletes it: requests for links,
 * counters of attempts, and where it says who changed something, as an admin.
 * @returns whether the log of admins still names it, see `eraseFromLog`
 */
export async function eraseTraces(person: Named, session: ClientSession): Promise<{ isInLog: boolean }> {
  const { _id, email } = person;
  await AccountLink.deleteMany({ open: true, email }, { session });
  await forgetCounts([_id.toString(), email], session);
  const by = { by: nameOfAdmin(person) };
  const former = { $set: { by: formerAdmin } };
  await SettingsVersion.updateMany(by, former, { session });
  await HelpPage.updateMany(by, former, { session });
  return { isInLog: !(await eraseFromLog(person, session)) };
}
