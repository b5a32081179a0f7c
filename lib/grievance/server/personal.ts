import "server-only";
import { type ClientSession, type QueryFilter, Types } from "mongoose";
import { formerAccountId } from "@/lib/former-account";
import { connectDatabase } from "@/lib/server/database/connection";
import { Grievance, type GrievanceFields, type StoredGrievance } from "@/models/grievance";
import type { ShownGrievance } from "../schema";
import { stateTraits } from "../status";
import { eraseNames } from "./erase";
import { toGrievance } from "./shape";

/** Whose grievances are meant. */
interface Person {
  userId: string;
  /**
   * The address of the account if its owner has confirmed it, so that what they raised as a guest is theirs too; null
   * otherwise, because anybody can register with the address of another.
   */
  email: string | null;
}

/**
 * By its address a grievance is only that of a person if a guest has raised it: one that has an account is of that account,
 * whatever address it names, and of nobody once the account is deleted.
 */
function raisedBy({ userId, email }: Person): QueryFilter<GrievanceFields> {
  const own = { userId: new Types.ObjectId(userId) };
  return email ? { $or: [own, { email: email.toLowerCase(), userId: { $exists: false } }] } : own;
}

/** All grievances of a person, oldest first, with their answers. */
export async function grievancesOf(person: Person): Promise<ShownGrievance[]> {
  await connectDatabase();
  const found = await Grievance.find(raisedBy(person)).sort({ at: 1, _id: 1 }).lean<StoredGrievance[]>();
  return found.map(toGrievance);
}

/** The ids of all grievances of a person. */
export async function grievanceIdsOf(person: Person): Promise<Types.ObjectId[]> {
  await connectDatabase();
  const found = await Grievance.find(raisedBy(person), { _id: 1 }).lean();
  return found.map(({ _id }) => _id);
}

/**
 * Erases name, email address and account of a person's resolved grievances, within the transaction that deletes the
 * account. Those that are not resolved keep name and email address, which the law's answer goes to, until a year after
 * they are; they become a former shopper's.
 */
export async function eraseGrievancesOf(person: Person, session: ClientSession): Promise<void> {
  const found = await Grievance.find(raisedBy(person), null, { session }).lean<StoredGrievance[]>();
  const resolved = found.filter(({ state }) => stateTraits[state].isOver);
  for (const grievance of resolved) await eraseNames(grievance, session);
  const open = found.filter(({ state }) => !stateTraits[state].isOver);
  const ids = open.map(({ _id }) => _id);
  await Grievance.updateMany(
    { _id: { $in: ids } },
    { $set: { userId: new Types.ObjectId(formerAccountId) } },
    { session },
  );
}
