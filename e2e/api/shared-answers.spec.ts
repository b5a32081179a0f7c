import { randomInt, randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import type { Caller } from "../people";
import { bad, good } from "./support/answers";
import { addListed, deleteProduct, editProduct, fill, orderCash } from "./support/goods";

const path = "/api/shop/products/get";

/** Asks until the answer comes from memory: the first time is not cached. */
async function askAgain(request: APIRequestContext, url: string) {
  for (let times = 0; times < 3; times++) await good(await request.get(url));
}

/** Answers that no other test changes: lists of a new product alone, and the product. */
async function ownAnswers(admin: Caller) {
  const word = `w${randomUUID().slice(0, 8)}`;
  const { _id } = await addListed(admin, { title: `Shared Testpiece ${word}`, stock: 9 });
  const search = `${path}?q=${word}`;
  return { _id, urls: [search, `${search}&limit=5&sortBy=title_ztoa`, `${path}/${_id}`] };
}

test("a guest with a current copy gets 304, a signed-in caller gets the full answer", async ({
  people,
  shopper,
  admin,
}) => {
  const guest = await people.guest();
  const { _id, urls } = await ownAnswers(admin);
  for (const url of urls) {
    await askAgain(guest, url);
    const answer = await guest.get(url);
    const { etag = "", "cache-control": policy, "content-type": type } = answer.headers();
    expect([etag, policy, type]).toEqual([expect.stringMatching(/^W\/".+"$/), "private, no-cache", "application/json"]);

    const head = await guest.head(url);
    expect([head.status(), head.headers().etag, await head.text()]).toEqual([200, etag, ""]);

    const known = await guest.get(url, { headers: { "if-none-match": `"other", ${etag}` } });
    expect([known.status(), await known.text(), known.headers().etag]).toEqual([304, "", etag]);
    expect(known.headers()["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect((await guest.get(url, { headers: { "if-none-match": '"other"' } })).status()).toBe(200);

    const own = await shopper.request.get(url, { headers: { "if-none-match": etag } });
    expect([own.status(), own.headers().etag]).toEqual([200, undefined]);
    expect(own.headers()["cache-control"]).toBe("private, no-store");
    expect(await own.text()).toBe(await answer.text());
  }
  await bad(await guest.post(`${path}?category=men`), 405, "method_not_allowed");
  await deleteProduct(admin, _id);
});

/** What differs from one answer to the next: Next.js compresses while it sends, and not by brotli. */
const differing = [
  ...["date", "x-server-time", "x-request-id"],
  ...["keep-alive", "content-encoding", "content-length", "transfer-encoding"],
];

test("a cached answer has the same headers and body as the first one", async ({ people, shopper, admin }) => {
  const guest = await people.guest();
  const { _id, urls } = await ownAnswers(admin);
  for (const url of urls) {
    const own = async () => {
      const answer = await guest.get(url);
      expect(answer.headers()["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
      const headers = Object.entries(answer.headers()).filter(([name]) => !differing.includes(name));
      return { headers: Object.fromEntries(headers), text: await answer.text() };
    };
    // The route makes the first and the second; the second is cached.
    const [first, second, third] = [await own(), await own(), await own()];
    expect(first.text).toBe(second.text);
    expect(third).toEqual(second);
    expect((await shopper.request.get(url)).headers()["cache-control"]).toBe("private, no-store");
  }
  await deleteProduct(admin, _id);
});

test("an answer made without Next.js has the same headers and body as one made through it", async ({ people }) => {
  const guest = await people.guest();
  // The gateway leaves a path with a trailing slash to Next.js.
  const shown = async (url: string) => {
    const answer = await guest.get(url);
    const headers = Object.entries(answer.headers()).filter(([name]) => !differing.includes(name));
    return { status: answer.status(), headers: Object.fromEntries(headers), body: await answer.text() };
  };
  for (const [call, query, status] of [
    ["/api/shop/search/suggest", `q=zz${randomUUID()}`, 200],
    ["/api/shop/search/suggest", "q=%E0%A4%95%E0%A5%81%E0%A4%B0&x=%", 200],
    ["/api/shop/search/suggest", `q=${"k".repeat(101)}`, 422],
    ["/api/shop/search/suggest", "", 422],
    [path, "sortBy=upwards", 422],
    [path, "sortBy=newest&sortBy=newest", 422],
    [path, `q=zz${randomUUID()}`, 200],
  ] as const) {
    const direct = await shown(`${call}?${query}`);
    expect(direct.status, query).toBe(status);
    expect(direct, query).toEqual(await shown(`${call}/?${query}`));
  }
});

test("orders and changes by admins invalidate cached answers at once", async ({ people, shopper, admin }) => {
  const guest = await people.guest();
  const word = `w${randomUUID().slice(0, 8)}`;
  const price = randomInt(10_000, 24_000);
  const { _id } = await addListed(admin, { title: `Shared Testpiece ${word}`, price, stock: 9 });
  const product = `${path}/${_id}`;
  // At prices of its own it is alone in this list.
  const prices = `minPrice=${price - 1}&maxPrice=${price}`;
  const list = `${path}?category=footwear&brand=adidas&sortBy=title_ztoa&limit=100&${prices}`;
  const search = `${path}?q=${word}`;
  const shown = async (url: string) => {
    const { data } = await good(await guest.get(url));
    return [data].flat().find((one: { _id: string }) => one._id === _id);
  };
  const expectShown = async (changes: Record<string, unknown>) => {
    for (const url of [product, list, search]) expect(await shown(url), url).toMatchObject(changes);
    for (const url of [product, list, search]) await askAgain(guest, url);
  };
  await expectShown({ stock: 9, price });
  await fill(shopper, _id, 2);
  const { orderId } = await orderCash(shopper);
  await expectShown({ stock: 7, price });
  await good(
    await admin.request.post("/api/admin/orders/updateStatus", { data: { orderId, orderStatus: "Rejected" } }),
  );
  await expectShown({ stock: 9, price });
  await editProduct(admin, _id, { price: price - 1 });
  await expectShown({ stock: 9, price: price - 1 });

  const { total, facets } = await good(await guest.get(list));
  expect(total).toBe(1);
  await deleteProduct(admin, _id);
  await bad(await guest.get(product), 404, "not_found");
  expect(await shown(list)).toBeUndefined();
  expect(await shown(search)).toBeUndefined();
  const after = await good(await guest.get(list));
  expect(after.total).toBe(0);
  expect(Object.keys(after.facets)).toEqual(Object.keys(facets));
});

test("a change made directly in the database invalidates a cached answer shortly after", async ({
  people,
  admin,
  database,
}) => {
  const guest = await people.guest();
  const { _id } = await addListed(admin, { title: `Shared Testpiece ${randomUUID()}`, stock: 9 });
  const url = `${path}/${_id}`;
  await askAgain(guest, url);
  const stock = async () => (await good(await guest.get(url))).data.stock;
  await database.collection("products").updateOne({ _id: new ObjectId(_id) }, { $set: { stock: 3 } });
  await expect.poll(stock).toBe(3);
  await deleteProduct(admin, _id);
});
