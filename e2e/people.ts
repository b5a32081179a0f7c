import { randomUUID } from "node:crypto";
import type { APIRequestContext, PlaywrightWorkerArgs } from "@playwright/test";
import bcrypt from "bcryptjs";
import jwt from "jsonwebtoken";
import { type Db, ObjectId } from "mongodb";

export type Person = { id: string; username: string; email: string; password: string };

/** Somebody who is signed in, with the request context that carries the session. */
export type Caller = Person & { request: APIRequestContext };

/** A name and an address that no other test has. */
export function newPerson(): Omit<Person, "id"> {
  const unique = randomUUID().slice(0, 13);
  return { username: `Test ${unique}`, email: `${unique}@shopper.example`, password: "a password for tests" };
}

/** A hash that costs next to nothing: hashing at the shop's own cost would take longer than what is tested. */
const passwordHash = bcrypt.hash(newPerson().password, 4);

const hour = 3600;

/**
 * Puts people into the database, each with a session, and gives them with the token of that session. Registering and
 * signing in have tests of their own.
 */
export async function signedInPeople(database: Db, count: number, role: "user" | "admin" = "user") {
  const secret = process.env.JWT_SECRET;
  if (!secret) throw new Error("The tests need the shop's JWT_SECRET");
  const exp = Math.floor(Date.now() / 1000) + hour;
  const hash = await passwordHash;
  const people = Array.from({ length: count }, () => {
    const id = new ObjectId();
    const sid = randomUUID();
    const token = jwt.sign({ role, sid, exp }, secret, { subject: id.toString() });
    return { ...newPerson(), _id: id, id: id.toString(), sid, token };
  });
  const now = new Date();
  await database.collection("users").insertMany(
    people.map(({ _id, sid, username, email }) => ({
      _id,
      username,
      usernameKey: username.toLowerCase(),
      email,
      passwordHash: hash,
      role,
      sessions: [{ id: sid, expiresAt: new Date(exp * 1000) }],
      createdAt: now,
      updatedAt: now,
    })),
  );
  return people.map(({ id, username, email, password, token }) => ({ id, username, email, password, token }));
}

/** Makes callers in request contexts of their own, and closes those at the end of the test. */
export function callers(playwright: PlaywrightWorkerArgs["playwright"], baseURL: string | undefined, database: Db) {
  const contexts: APIRequestContext[] = [];
  const newContext = async (token?: string) => {
    const { hostname: domain } = new URL(String(baseURL));
    const rest = { path: "/", expires: -1, httpOnly: true, secure: false, sameSite: "Lax" as const };
    const cookies = token === undefined ? [] : [{ name: "token", value: token, domain, ...rest }];
    const context = await playwright.request.newContext({ baseURL, storageState: { cookies, origins: [] } });
    contexts.push(context);
    return context;
  };
  const signedIn = async (role: "user" | "admin"): Promise<Caller> => {
    const [one] = await signedInPeople(database, 1, role);
    if (!one) throw new Error("Nobody was made");
    const { token, ...person } = one;
    return { ...person, request: await newContext(token) };
  };
  return {
    /** Somebody who is not signed in. */
    guest: () => newContext(),
    shopper: () => signedIn("user"),
    admin: () => signedIn("admin"),
    /** Counts the email address of an account as confirmed. */
    confirmEmail: ({ id }: Pick<Person, "id">) =>
      database.collection("users").updateOne({ _id: new ObjectId(id) }, { $set: { emailVerifiedAt: new Date() } }),
    close: () => Promise.all(contexts.map((context) => context.dispose())),
  };
}
