import "server-only";
import type { ClientSession } from "mongoose";
import { Profile } from "@/models/profile";
import { User } from "@/models/user";

/** The current account data of a shopper; "" for missing fields. */
export interface Shopper {
  /** The profile's full name, else the username. */
  name: string;
  username: string;
  email: string;
  phone: string;
}

/** Reads the shopper of an order within the transaction. @throws Error when there is no such user */
export async function shopperOf(userId: string, session: ClientSession): Promise<Shopper> {
  const { username, email } = await User.findById(userId, { username: 1, email: 1 }, { session }).orFail().lean();
  const profile = await Profile.findOne({ userId }, { fullname: 1, phone: 1 }, { session }).lean();
  return { name: profile?.fullname || username, username, email, phone: profile?.phone ?? "" };
}
