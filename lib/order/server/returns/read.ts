import "server-only";
import type { ClientSession, Types } from "mongoose";
import type { SessionUser } from "@/lib/auth/server/session";
import { AppError, notFound } from "@/lib/errors";
import { defaultPageSize } from "@/lib/http/shapes";
import type { OwnReturnQuery, ReturnListAnswer } from "@/lib/return/schema";
import { connectDatabase } from "@/lib/server/database/connection";
import { paged } from "@/lib/server/database/paged";
import { Return, type StoredReturn } from "@/models/return";
import { stepNames } from "../admin/step-names";
import { toReturn } from "./shape";

/** The returns of an order, oldest first. */
export function returnsOf(orderId: Types.ObjectId, session: ClientSession): Promise<StoredReturn[]> {
  return Return.find({ orderId }, null, { session }).sort({ _id: 1 }).lean<StoredReturn[]>();
}

/** A return for a shopper to act on, within the transaction. @throws AppError not_found, forbidden */
export async function ownReturn(userId: string, returnId: string, session: ClientSession): Promise<StoredReturn> {
  const stored = await readReturn(returnId, session);
  if (stored.userId.toString() !== userId) throw new AppError("forbidden", "This return belongs to another account.");
  return stored;
}

/** @throws AppError not_found */
export async function readReturn(returnId: string, session: ClientSession): Promise<StoredReturn> {
  const stored = await Return.findById(returnId, null, { session }).lean<StoredReturn>();
  if (!stored) throw notFound("return");
  return stored;
}

/** A page of a shopper's returns as `user` may see them, newest first. */
export async function listReturns(
  { role }: SessionUser,
  userId: string,
  { page, limit = defaultPageSize, orderId }: OwnReturnQuery,
): Promise<ReturnListAnswer> {
  await connectDatabase();
  const filter = { userId, ...(orderId && { orderId }) };
  const { rows, position } = await paged(
    { page, size: limit },
    (skip, take) =>
      Return.find(filter).sort({ requestedAt: -1, _id: -1 }).skip(skip).limit(take).lean<StoredReturn[]>(),
    () => Return.countDocuments(filter),
  );
  const names = role === "admin" ? await stepNames(rows) : undefined;
  return { returns: rows.map((one) => toReturn(one, names)), ...position };
}
