import { ObjectId } from "mongodb";
import { brokenInvariants } from "../../scripts/data/invariants";
import { bad, good } from "../api/support/answers";
import { crowd } from "../api/support/crowd";
import { destination, newProduct, stockOf } from "../api/support/goods";
import { reconcile } from "../api/support/razorpay";
import { expect, test } from "../fixtures";
import { accounts, inOwnShop } from "./support/own-shops";
import { runScript } from "./support/run-script";

// The whole database is checked.
inOwnShop(accounts);
test.setTimeout(180_000);

const password = "a password for tests";

/** Has the job look at deleted accounts, as if the calls in flight then were over. */
async function eraseLeftovers(database: import("mongodb").Db, baseURL: string | undefined) {
  await database.collection("erasedaccounts").updateMany({}, { $set: { at: new Date(0) } });
  await expect(async () => {
    await reconcile(baseURL);
    expect(await database.collection("erasedaccounts").countDocuments()).toBe(0);
  }).toPass();
}

for (const call of ["createCOD", "create"] as const) {
  test(`of a deletion and an order in another tab (${call}) one is refused, and nothing is lost`, async ({
    database,
    baseURL,
  }) => {
    // Each buyer has a product: that they wait for each other is not what is tested.
    const buyers = await Promise.all(
      (await crowd(database, baseURL, 16)).map(async (buyer) => {
        const productId = await newProduct(database, { stock: 10 });
        await buyer.call("POST", "/api/shop/cart/add", { productId, size: "m" });
        return { ...buyer, productId };
      }),
    );
    const outcomes = await Promise.all(
      buyers.map(async ({ id, productId, call: ask }, at) => {
        const later = (ms: number, ...[method, path, body]: Parameters<typeof ask>) =>
          new Promise((resolve) => setTimeout(resolve, ms)).then(() => ask(method, path, body));
        const ordering = ask("POST", `/api/shop/order/${call}`, { addressInfo: destination });
        // The first order wins, however slow the machine is.
        if (at === 0) await ordering;
        const [ordered, removed] = await Promise.all([
          ordering,
          later((at % 8) * 10, "POST", "/api/shop/privacy/delete", { password }),
          later((at % 5) * 15, "POST", "/api/shop/cart/add", { productId, size: "l" }),
          later((at % 5) * 15, "PUT", `/api/shop/profile/edit/${id}`, { fullname: "Late Tab" }),
        ]);
        return { id, productId, pair: `${ordered.status} ${removed.status}` };
      }),
    );
    const pairs = outcomes.map(({ pair }) => pair);
    expect([...new Set(pairs)].filter((pair) => !["201 409", "401 200", "409 200"].includes(pair))).toEqual([]);
    expect(pairs.filter((pair) => pair === "201 409").length, pairs.join(", ")).toBeGreaterThan(0);
    for (const { id, productId, pair } of outcomes) {
      const isPlaced = pair === "201 409";
      const ordered = { "cartItems.productId": new ObjectId(productId) };
      const orders = await database.collection("orders").find(ordered).toArray();
      expect(
        orders.map(({ userId }) => String(userId)),
        pair,
      ).toEqual(isPlaced ? [id] : []);
      const pieces = orders.flatMap(({ cartItems }) => cartItems).reduce((sum, { quantity }) => sum + quantity, 0);
      expect(await stockOf(database, productId), pair).toBe(10 - pieces);
    }
    await eraseLeftovers(database, baseURL);
    expect(await brokenInvariants(database)).toEqual([]);
  });
}

test("what another tab writes for an account that is gone is erased by the job", async ({
  shopper,
  database,
  baseURL,
}) => {
  await good(await shopper.request.post("/api/shop/privacy/delete", { data: { password: shopper.password } }));
  const userId = new ObjectId(shopper.id);
  const now = { createdAt: new Date(), updatedAt: new Date() };
  await database.collection("carts").insertOne({ userId, lines: [], revision: 1, ...now });
  await database.collection("profiles").insertOne({ userId, fullname: "Late Tab", ...now });
  await database.collection("wishlists").insertOne({ userId, productIds: [], ...now });
  expect((await brokenInvariants(database)).filter((line) => line.includes("its account does not exist"))).toHaveLength(
    3,
  );
  await reconcile(baseURL);
  expect(await database.collection("carts").countDocuments({ userId }), "calls may still be in flight").toBe(1);
  await eraseLeftovers(database, baseURL);
  expect(await brokenInvariants(database)).toEqual([]);
});

test("an admin with many entries in the log is taken out of it by the job", async ({ people, database, baseURL }) => {
  const [leaving, staying] = [await people.admin(), await people.admin()];
  const entry = (at: number) => ({
    at: new Date(Date.now() - 86_400_000 - at),
    adminId: new ObjectId(leaving.id),
    admin: `${leaving.username} (${leaving.email})`,
    action: "edit",
    kind: "product",
    targetId: new ObjectId().toString(),
    title: `Entry ${at}`,
    before: null,
    after: null,
    words: [...leaving.username.toLowerCase().split(" "), leaving.email, "edit", "entry", String(at)],
  });
  await database.collection("adminlog").insertMany(Array.from({ length: 1_200 }, (_, at) => entry(at)));
  await good(await leaving.request.post("/api/shop/privacy/delete", { data: { password: leaving.password } }));
  await eraseLeftovers(database, baseURL);
  const log = database.collection("adminlog");
  expect(await log.countDocuments({ $or: [{ words: leaving.email }, { admin: { $regex: leaving.email } }] })).toBe(0);
  const { entries, total } = await good(await staying.request.get("/api/admin/log/get?q=former%20entry&limit=5"));
  expect(total).toBe(1_200);
  expect(entries[0]).toMatchObject({ admin: "Former admin", title: expect.stringMatching(/^Entry/) });
});

test("the command deletes an account by its email or its id, with the same refusals", async ({
  people,
  database,
  baseURL,
}) => {
  const [first, second] = [await people.shopper(), await people.shopper()];
  const erase = (...words: string[]) => runScript(String(process.env.MONGODB_URI), "erase", ...words);
  const productId = await newProduct(database);
  await good(await first.request.post("/api/shop/cart/add", { data: { productId, size: "m" } }));
  const order = { data: { addressInfo: destination } };
  const { orderId } = await good(await first.request.post("/api/shop/order/createCOD", order), 201);
  const number = orderId.slice(-8).toUpperCase();
  const done = (words: string) => ({ code: 0, text: expect.stringContaining(words) });
  const refused = (words: string) => ({ code: 1, text: expect.stringContaining(words) });
  expect(await erase(first.email)).toEqual(
    refused(`Not done yet: order ${number}. Bring these to their end in the admin area first.`),
  );
  await good(await first.request.post("/api/shop/order/cancel", { data: { orderId } }));
  expect(await erase(first.email)).toEqual(done(`The account ${first.id} is deleted.`));
  expect(await erase(second.id)).toEqual(done(`The account ${second.id} is deleted.`));
  expect(await erase(second.id)).toEqual(refused("There is no such account."));
  expect(await erase()).toEqual(refused("Usage"));
  await eraseLeftovers(database, baseURL);
  expect(await brokenInvariants(database)).toEqual([]);
});

test("the last admin can't be deleted, two at once leave one", async ({ people, database }) => {
  const users = database.collection("users");
  await users.updateMany({ role: "admin" }, { $set: { role: "user" } });
  const [first, second] = await Promise.all([people.admin(), people.admin()]);
  const remove = (caller: typeof first) =>
    caller.request.post("/api/shop/privacy/delete", { data: { password: caller.password } });
  const answers = await Promise.all([remove(first), remove(second)]);
  expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 409]);
  const last = answers[0]?.status() === 200 ? second : first;
  const refused = await bad(await remove(last), 409, "conflict");
  expect(refused).not.toHaveProperty("orders");
  expect(await users.countDocuments({ role: "admin" })).toBe(1);
});
