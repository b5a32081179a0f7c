import "server-only";
import mongoose, { type ClientSession, type QueryFilter } from "mongoose";
import { formerAdmin } from "@/lib/former-account";
import { defaultPageSize } from "@/lib/http/shapes";
import { beginsWith, indexedWords, searchedWords } from "@/lib/search-words";
import { connectDatabase } from "@/lib/server/database/connection";
import { pageByTime } from "@/lib/server/database/deep-pages";
import { AdminLog, type AdminLogFields } from "@/models/admin-log";
import { User } from "@/models/user";
import type { LogAction, LogKind } from "../options";
import type { LogAnswer, LogEntry, LogQuery } from "../schema";

/** An admin's action about a target of a kind, with the changed fields. Amounts are in rupees, for display. */
export interface ChangeOf<Kind extends LogKind> {
  action: LogAction<Kind>;
  /** `title` is the display name; an order has only its id. */
  target: { kind: Kind; id: string; title?: string };
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export type LoggedChange = { [Kind in LogKind]: ChangeOf<Kind> }[LogKind];

/** The name shown in the log for changes made without an account. */
const commandLine = "Command line";

/** The name shown in the log for what the shop itself does; takes the place of an admin's id. */
export const byShop = "The shop";

/** Logs a change, within the transaction that makes it. `adminId` is null for the command line. */
export function writeLog({ adminId, ...change }: LoggedChange & { adminId: string | null }, session: ClientSession) {
  return writeLogs(adminId, [change], session);
}

/** An admin who changes something. */
export interface Admin {
  id: string;
  username: string;
  email: string;
}

/** An admin as they are named wherever it says who changed something. */
export function nameOfAdmin({ username, email }: Omit<Admin, "id">): string {
  return `${username} (${email})`;
}

/** Logs several changes of one admin, or of the shop itself, within the transaction that makes them. */
export async function writeLogs(
  adminId: string | null,
  changes: readonly LoggedChange[],
  session: ClientSession,
): Promise<void> {
  const accountId = adminId === byShop ? null : adminId;
  const user = accountId ? await User.findById(accountId, { username: 1, email: 1 }, { session }).lean() : null;
  const admin = user ? nameOfAdmin(user) : accountId ? formerAdmin : (adminId ?? commandLine);
  const at = new Date();
  const entries = changes.map(({ action, target: { kind, id, title = "" }, before, after }) => ({
    at,
    adminId: accountId ? new mongoose.Types.ObjectId(accountId) : null,
    admin,
    action,
    kind,
    targetId: id,
    title,
    before,
    after,
    // Orders are called by their last eight characters.
    words: indexedWords(admin, action, kind, id, id.slice(-8), title),
  }));
  await AdminLog.insertMany(entries, { session });
}

/** A page of admin changes, newest first. */
export async function listLog({ page, limit = defaultPageSize, q = "", kind }: LogQuery): Promise<LogAnswer> {
  await connectDatabase();
  const words = searchedWords(q);
  const filter: QueryFilter<AdminLogFields> = {
    ...(kind && { kind }),
    ...(words.length > 0 && {
      $and: words.map((word) => ({ words: beginsWith(word) })),
    }),
  };
  const { rows, position } = await pageByTime<AdminLogFields>(
    { page, size: limit },
    {
      model: AdminLog,
      time: "at",
      filter,
      hint: words.length > 0 ? null : kind && { kind: 1, at: -1, _id: -1 },
    },
  );
  const entries = rows.map(
    ({ _id, at, admin, action, kind, targetId, title, before, after }): LogEntry => ({
      _id: _id.toString(),
      at: at.toISOString(),
      admin,
      action,
      kind,
      targetId,
      title,
      before,
      after,
    }),
  );
  return { entries, ...position };
}
