import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { MongoClient } from "mongodb";
import { type Extent, loadOfClients, roundRobin } from "../shop/load";
import { addToCart, createIndexes, newUser, placeOrder } from "./commands";

/** As many shoppers as in the rows of the shop. */
const shoppers = 400;

/** So many of the shop's products are bought. */
const bought = 1_000;

/**
 * A process that sends what an order of the shop sends to the database, and does nothing else. A request for /order or
 * /cart says how much of it, and is answered with the load.
 */
const [uri = "", catalogue = "", port = ""] = process.argv.slice(2);
const client = await new MongoClient(uri, { maxPoolSize: 30, w: "majority" }).connect();
const db = client.db();
await db.dropDatabase();
await createIndexes(db);
const products = await client
  .db(catalogue)
  .collection("products")
  .find({ stock: { $gt: 0 } })
  .limit(bought)
  .toArray();
await db.collection("products").insertMany(products.map((product) => ({ ...product, stock: 1_000_000 })));
const users = Array.from({ length: shoppers }, newUser);
await db.collection("users").insertMany(users);
await db.collection("carts").insertMany(users.map(({ _id }) => ({ userId: _id, lines: [], revision: 1 })));

const [user, product] = [roundRobin(users), roundRobin(products)];
const next = () => ({ userId: user()._id, productId: product()._id });
const done = { ok: true, bytes: 0 };
const loads = {
  "/cart": loadOfClients(async () => {
    await addToCart(db, next());
    return done;
  }),
  "/order": loadOfClients(async () => {
    const purchase = next();
    await addToCart(db, purchase);
    await placeOrder(client, db, purchase);
    return done;
  }),
};

createServer(async (request, response) => {
  const load = loads[request.url as keyof typeof loads];
  response.end(load ? JSON.stringify(await load((await json(request)) as Extent)) : "Ready");
}).listen(Number(port), "127.0.0.1");
