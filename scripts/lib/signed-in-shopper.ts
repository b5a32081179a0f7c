import { randomUUID } from "node:crypto";
import jwt from "jsonwebtoken";
import { ObjectId } from "mongodb";

/** A shopper who can't sign in by password, but is signed in already. */
export interface SignedInShopper {
  id: ObjectId;
  /** For the collection of users. */
  document: { _id: ObjectId; [field: string]: unknown };
  /** The Cookie header of the session, which ends after an hour. */
  cookie: string;
}

/** Makes a shopper, or an admin. @param secret the shop's JWT_SECRET */
export function signedInShopper(secret: string, role: "user" | "admin" = "user"): SignedInShopper {
  const id = new ObjectId();
  const session = { id: randomUUID(), expiresAt: new Date(Date.now() + 3_600_000) };
  const name = `buyer-${id}`;
  const user = {
    username: name,
    usernameKey: name,
    email: `${name}@shopper.example`,
    passwordHash: "none",
    role,
  };
  const claims = { role, sid: session.id, exp: Math.floor(session.expiresAt.getTime() / 1000) };
  const cookie = `token=${jwt.sign(claims, secret, { subject: id.toString() })}`;
  return { id, document: { _id: id, ...user, sessions: [session] }, cookie };
}
