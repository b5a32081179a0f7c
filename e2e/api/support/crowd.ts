import { randomUUID } from "node:crypto";
import jwt from "jsonwebtoken";
import { type Db, ObjectId } from "mongodb";
import { destination, newProduct, stockOf } from "./goods";

/** Somebody of a crowd: signed in, calls by plain HTTP. */
interface Buyer {
  id: string;
  call: (method: string, path: string, body?: object) => Promise<Response>;
}

/**
 * Many signed-in shoppers at once. They are put into the database with their sessions, because hashing so many passwords
 * would keep the shop busy for longer than what is tested.
 */
async function crowd(database: Db, shopUrl: string | undefined, count: number): Promise<Buyer[]> {
  const secret = process.env.JWT_SECRET;
  if (!secret) throw new Error("The tests need the shop's JWT_SECRET");
  const expiresAt = new Date(Date.now() + 3_600_000);
  const users = Array.from({ length: count }, () => {
    const name = `Buyer ${randomUUID().slice(0, 13)}`;
    return {
      _id: new ObjectId(),
      username: name,
      usernameKey: name.toLowerCase(),
      email: `${randomUUID()}@shopper.example`,
      passwordHash: "none",
      role: "user",
      sessions: [{ id: randomUUID(), expiresAt }],
    };
  });
  await database.collection("users").insertMany(users);
  return users.map(({ _id, role, sessions }) => {
    const id = _id.toString();
    const claims = { role, sid: sessions[0]?.id, exp: Math.floor(expiresAt.getTime() / 1000) };
    const cookie = `token=${jwt.sign(claims, secret, { subject: id })}`;
    return {
      id,
      call: (method, path, body) =>
        fetch(`${shopUrl}${path}`, {
          method,
          headers: { cookie, ...(body && { "content-type": "application/json" }) },
          body: body && JSON.stringify(body),
        }),
    };
  });
}

/**
 * 100 buyers order the same product at once, of which there are ten pieces. Gives the status that each got, how many
 * lines each one's cart has then, and what is left of the product.
 */
export async function rush(database: Db, shopUrl: string | undefined, call: "create" | "createCOD") {
  const productId = await newProduct(database, { stock: 10 });
  const buyers = await crowd(database, shopUrl, 100);
  await Promise.all(buyers.map((buyer) => buyer.call("POST", "/api/shop/cart/add", { productId })));
  const answers = await Promise.all(
    buyers.map((buyer) => buyer.call("POST", `/api/shop/order/${call}`, { addressInfo: destination })),
  );
  const cartLength = async (buyer: Buyer): Promise<number> => {
    const answer = await buyer.call("GET", `/api/shop/cart/get/${buyer.id}`);
    return (await answer.json()).data.length;
  };
  return {
    statuses: answers.map((answer) => answer.status),
    carts: await Promise.all(buyers.map(cartLength)),
    left: await stockOf(database, productId),
  };
}
