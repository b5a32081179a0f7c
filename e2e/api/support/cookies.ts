import jwt from "jsonwebtoken";
import type { Caller } from "../../people";

/** The Cookie header of a caller. */
export async function cookieOf({ request }: Pick<Caller, "request">): Promise<string> {
  const { cookies } = await request.storageState();
  const token = cookies.find((cookie) => cookie.name === "token");
  if (!token) throw new Error("This caller is not signed in");
  return `token=${token.value}`;
}

/** The same claims, with a signature that is not ours. */
export function tampered(cookie: string): string {
  const [header, , signature] = cookie.split(".");
  const claims = Buffer.from(
    JSON.stringify({ ...jwt.decode(cookie.slice("token=".length), { json: true }), role: "admin" }),
  );
  return `${header}.${claims.toString("base64url")}.${signature}`;
}

/** The same claims, signed by us, but ended an hour ago. */
export function expired(cookie: string): string {
  const secret = process.env.JWT_SECRET;
  if (!secret) throw new Error("The tests need the shop's JWT_SECRET");
  const claims = jwt.decode(cookie.slice("token=".length), { json: true });
  return `token=${jwt.sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 3600 }, secret)}`;
}
