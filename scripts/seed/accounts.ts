import bcrypt from "bcryptjs";
import mongoose from "mongoose";
import { User } from "@/models/user";

export type Account = { email: string; password: string };
export type Accounts = { shopper: Account; admin: Account };

const people = [
  { role: "user", username: "Asha", key: "shopper" },
  { role: "admin", username: "Ravi", key: "admin" },
] as const;

/** Creates the two demo accounts. @returns whether there was no account at all before */
export async function seedAccounts(accounts: Accounts): Promise<boolean> {
  if (await User.exists({})) return false;
  const documents = people.map(async ({ role, username, key }) => ({
    role,
    username,
    usernameKey: username.toLowerCase(),
    email: accounts[key].email,
    passwordHash: await bcrypt.hash(accounts[key].password, 10),
  }));
  const users = await Promise.all(documents);
  await mongoose.connection.transaction((session) => User.insertMany(users, { session }));
  return true;
}

/** The demo accounts that still have these passwords; users may have changed them. */
export async function workingAccounts(accounts: Accounts): Promise<Partial<Accounts>> {
  const working: Partial<Accounts> = {};
  for (const { key } of people) {
    const user = await User.findOne({ email: accounts[key].email }).lean();
    if (user && (await bcrypt.compare(accounts[key].password, user.passwordHash))) working[key] = accounts[key];
  }
  return working;
}
