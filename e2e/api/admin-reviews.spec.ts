import { hideReasons } from "@/lib/review/options";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { newProduct } from "./support/goods";
import { decide, deliver, expectSound, mine, remove, reviewsOf, saved } from "./support/reviews";

test("an admin hides a review for one of five reasons, which its writer reads; two of them leave the rating", async ({
  people,
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database);
  const guest = await people.guest();
  await deliver(database, shopper.id, [productId]);
  const { _id } = await saved(shopper, productId, { rating: 1, text: "It fell apart at once" });
  for (const [data, field] of [
    [{}, "status"],
    [{ status: "Hidden" }, "why"],
    [{ status: "Hidden", why: "We don't like it" }, "why"],
    [{ status: "Published", why: "Personal data" }, "why"],
    [{ status: "Pending" }, "status"],
    [{ reply: "" }, "reply"],
    [{ reply: "x".repeat(1001) }, "reply"],
    [{ reviewId: "7", status: "Published" }, "reviewId"],
    [{ status: "Published", seen: "1" }, "seen"],
  ] as const) {
    await bad(await decide(admin, _id, data), 422, "invalid", field);
  }
  await bad(await decide(admin, "0".repeat(24), { status: "Published" }), 404, "not_found");
  await bad(await decide(shopper, _id, { status: "Published" }), 403, "forbidden");

  for (const why of hideReasons) {
    await good(await decide(admin, _id, { status: "Hidden", why }));
    expect((await mine(shopper)).reviews).toMatchObject([{ status: "Hidden", why }]);
    const counts = why === "Personal data" || why === "Not about this product";
    const answer = await reviewsOf(guest, productId);
    expect(answer, why).toMatchObject({ total: 0, reviews: [], summary: { count: counts ? 1 : 0 } });
    await expectSound(database, productId);
  }
  const { hidden } = await good(await admin.request.get("/api/admin/reviews/get?limit=1"));
  expect(hidden).toBeGreaterThan(0);
  const narrowed = await good(await admin.request.get(`/api/admin/reviews/get?status=Hidden&q=${productId}`));
  expect(narrowed).toMatchObject({ total: 1, reviews: [{ _id, why: "Against the law", userId: shopper.id }] });
  await good(await decide(admin, _id, { status: "Published" }));
  expect((await reviewsOf(guest, productId)).total).toBe(1);
  const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${_id}`));
  expect(entries[0]).toMatchObject({ action: "publish", kind: "review", before: { why: "Against the law" } });
  await bad(await admin.request.get("/api/admin/reviews/get?status=Removed"), 422, "invalid", "status");
});

test("what was hidden stays so: a change waits, also after it is deleted, and nobody reads the old words", async ({
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database);
  await deliver(database, shopper.id, [productId]);
  const { _id } = await saved(shopper, productId, { text: "All of you are fools" });
  await good(await decide(admin, _id, { status: "Hidden", why: "Insult or hate" }));
  const same = await saved(shopper, productId, { text: "All of you are fools" });
  expect(same, "the same again is no change").toMatchObject({ status: "Hidden", why: "Insult or hate" });
  expect(await saved(shopper, productId, { text: "It is a fine shirt" })).toMatchObject({
    status: "Pending",
    why: null,
  });
  expect(await saved(shopper, productId, { text: "It is a very fine shirt" })).toMatchObject({ status: "Pending" });
  await good(await remove(shopper, productId));
  expect((await mine(shopper)).reviews).toEqual([]);
  await bad(await decide(admin, _id, { status: "Published" }), 404, "not_found");
  const again = await saved(shopper, productId, { text: "A clean new review of it" });
  expect(again).toMatchObject({ status: "Pending", earlier: [], changedAt: null });
  const { review } = await good(await decide(admin, again._id, { status: "Published" }));
  expect(review).toMatchObject({ status: "Published", earlier: [] });
  const free = await saved(shopper, productId, { text: "And now it is free again" });
  expect(free).toMatchObject({ status: "Published", earlier: [{ text: "A clean new review of it" }] });
  await expectSound(database, productId);
});

test("the shop answers once, below a published review, and what changed meanwhile is not decided", async ({
  people,
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database);
  await deliver(database, shopper.id, [productId]);
  const { _id } = await saved(shopper, productId, { text: "Write to me@home.example" });
  await bad(await decide(admin, _id, { reply: "Thank you!" }), 409, "conflict");
  const find = async () => (await good(await admin.request.get(`/api/admin/reviews/get?q=${_id}`))).reviews[0];
  const { version } = await find();
  await saved(shopper, productId, { text: "Write to you@home.example" });
  await bad(await decide(admin, _id, { status: "Published", seen: version }), 409, "stale");
  await good(await decide(admin, _id, { status: "Published", seen: version + 1, reply: "Thank you!" }));
  expect((await reviewsOf(await people.guest(), productId)).reviews).toMatchObject([{ reply: { text: "Thank you!" } }]);
  expect((await good(await decide(admin, _id, { reply: "Thank you!" }))).message).toBe("The review is as it was.");
  await bad(await decide(admin, _id, { reply: "Thanks again" }), 409, "conflict");
  expect(await saved(shopper, productId, { rating: 3 }), "a change keeps the answer").toMatchObject({
    reply: { text: "Thank you!" },
  });
});

test("what waits and what is reported comes first, then the newest; words find it", async ({
  people,
  admin,
  database,
}) => {
  const title = `Quokka${Date.now()}`;
  const productId = await newProduct(database, { title });
  const writers = await Promise.all([1, 2, 3, 4].map(() => people.shopper()));
  const ids: string[] = [];
  for (const [at, writer] of writers.entries()) {
    await deliver(database, writer.id, [productId]);
    ids.push((await saved(writer, productId, at === 1 ? { text: "See www.a.example for it" } : {}))._id);
  }
  const [first, pending, third, last] = ids as [string, string, string, string];
  const data = { reviewId: first, why: "Spam" };
  await good(await (writers[3] ?? admin).request.post("/api/shop/review/report", { data }));
  const list = async (query: string) =>
    (await good(await admin.request.get(`/api/admin/reviews/get?${query}`))).reviews.map(
      ({ _id }: { _id: string }) => _id,
    );
  expect(await list(`q=${title}`)).toEqual([pending, first, last, third]);
  expect(await list(`q=${title.toLowerCase()}&status=Pending`)).toEqual([pending]);
  expect(await list(`q=${title}&limit=1&page=2`)).toEqual([first]);
  expect(await list(`q=${writers[0]?.id}`)).toEqual([first]);
  expect(await list("q=nosuchword")).toEqual([]);
  for (const id of ids) await good(await decide(admin, id, { status: "Published" }));
});
