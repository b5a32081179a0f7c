import { ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { newProduct } from "./support/goods";
import { delivered, setStatus } from "./support/returns";
import { deliver, expectSound, mine, remove, reviewsOf, save, saved } from "./support/reviews";

const nobody = "0".repeat(24);

test("who got a product reviews it once, changes the review and deletes it, and its rating follows", async ({
  people,
  shopper,
  admin,
  database,
}) => {
  const guest = await people.guest();
  const productId = await newProduct(database);
  const ratingOf = async () => (await good(await guest.get(`/api/shop/products/get/${productId}`))).data.rating;
  expect(await ratingOf()).toEqual({ average: 0, count: 0 });
  const { orderId } = await delivered(shopper, admin, [{ productId, size: "m" }]);
  expect((await mine(shopper)).waiting).toMatchObject([{ productId, size: "m", sizeLabel: "M", orderId }]);

  const text = "Soft cloth, and\nthe colour is as in the picture.";
  const made = await saved(shopper, productId, { rating: 4, title: " Good ", text, fit: "small" });
  expect(made).toMatchObject({ rating: 4, title: "Good", text, fit: "small", size: "m", sizeLabel: "M" });
  expect(made).toMatchObject({ name: "Test", status: "Published", why: null, helpful: 0, images: [], reply: null });
  expect(made).toMatchObject({ changedAt: null, earlier: [] });
  expect(await ratingOf()).toEqual({ average: 4, count: 1 });
  expect((await mine(shopper)).waiting).toEqual([]);

  const same = await good(await save(shopper, productId, { rating: 4, title: "Good", text, fit: "small" }));
  expect(same.message).toBe("Your review is as it was.");
  expect(same.review).toEqual(made);

  const changed = await saved(shopper, productId, { rating: 2 });
  expect(changed).toMatchObject({ _id: made._id, at: made.at, rating: 2, title: "", text: "", fit: null });
  expect(changed.earlier).toEqual([{ rating: 4, title: "Good", text, at: made.at }]);
  expect(Date.parse(changed.changedAt)).toBeGreaterThan(Date.parse(made.at));
  const answer = await reviewsOf(guest, productId);
  expect(answer).toMatchObject({ total: 1, page: 1, pages: 1, summary: { average: 2, count: 1 } });
  expect(answer.summary).toMatchObject({
    stars: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 0 },
    fit: { small: 0, true: 0, large: 0 },
  });
  expect(answer.reviews[0]).not.toHaveProperty("status");
  expect(answer.reviews[0]).toMatchObject({ earlier: changed.earlier, changedAt: changed.changedAt });

  expect((await good(await remove(shopper, productId))).message).toBe("Your review is deleted.");
  expect((await good(await remove(shopper, productId))).message).toBe("You have no review of this product.");
  expect(await ratingOf()).toEqual({ average: 0, count: 0 });
  expect((await reviewsOf(guest, productId)).reviews).toEqual([]);
  expect((await mine(shopper)).waiting).toMatchObject([{ productId }]);
  await expectSound(database, productId);
});

test("a product that was never delivered can't be reviewed; later rejection takes nothing away", async ({
  people,
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database);
  await bad(await save(shopper, productId), 403, "forbidden");
  const { orderId } = await delivered(shopper, admin, [{ productId, size: "l" }]);
  for (const status of ["Pending", "Shipped"]) {
    await setStatus(admin, orderId, status);
    await bad(await save(shopper, productId), 403, "forbidden");
    expect((await mine(shopper)).waiting).toEqual([]);
  }
  await bad(await save(await people.shopper(), productId), 403, "forbidden");
  await bad(await save(admin, productId), 403, "forbidden");
  await setStatus(admin, orderId, "Delivered");
  await saved(shopper, productId, { fit: "true" });
  await setStatus(admin, orderId, "Rejected");
  expect(await saved(shopper, productId, { rating: 1 })).toMatchObject({ rating: 1, size: "l" });
  await bad(await save(shopper, nobody), 404, "not_found");
  await bad(await (await people.guest()).get(`/api/shop/review/get/${nobody}`), 404, "not_found");
  await bad(await (await people.guest()).get("/api/shop/review/get/7"), 404, "not_found");
  await bad(await remove(shopper, "7"), 404, "not_found");
  await bad(await save({ request: await people.guest() }, productId), 401, "not_signed_in");
  await bad(await (await people.guest()).get("/api/shop/review/mine"), 401, "not_signed_in");
});

test("a review takes the size of the last delivery, and of one of a deleted product nothing is left to write", async ({
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database);
  await deliver(database, shopper.id, [productId], { size: "s", secondsAgo: 9 });
  expect((await saved(shopper, productId)).size).toBe("s");
  await deliver(database, shopper.id, [productId], { size: "xl", secondsAgo: 2 });
  expect((await saved(shopper, productId, { rating: 3 })).size).toBe("xl");
  await good(await admin.request.delete(`/api/admin/products/delete/${productId}`));
  await bad(await save(shopper, productId), 404, "not_found");
  expect((await mine(shopper)).reviews).toMatchObject([{ productId, rating: 3 }]);
});

test("what a review may not say is 422 and names the field", async ({ shopper, database }) => {
  const [productId, bare] = [await newProduct(database), await newProduct(database, { size: [] })];
  await deliver(database, shopper.id, [productId, bare]);
  const refused: [object, string][] = [
    [{ rating: 0 }, "rating"],
    [{ rating: 6 }, "rating"],
    [{ rating: 4.5 }, "rating"],
    [{ rating: "5" }, "rating"],
    [{ rating: null }, "rating"],
    [{ title: "x".repeat(81) }, "title"],
    [{ title: 7 }, "title"],
    [{ title: "\u0000" }, "title"],
    [{ text: "too short" }, "text"],
    [{ text: "x".repeat(2001) }, "text"],
    [{ text: ["x".repeat(20)] }, "text"],
    [{ text: "a\u0007bcdefghijk" }, "text"],
    [{ text: `a${"\u0301".repeat(40)} and more` }, "text"],
    [{ fit: "tight" }, "fit"],
    [{ fit: true }, "fit"],
    [{ productId: bare, fit: "true" }, "fit"],
    [{ productId: "7" }, "productId"],
    [{ productId: { $gt: "" } }, "productId"],
    [{ images: "x" }, "images"],
    [{ images: [7] }, "images.0"],
    [{ images: Array(5).fill("x") }, "images"],
    [{ images: ["https://elsewhere.example/p.png"] }, "images.0"],
    [{ images: ["/pictures/kurta-offwhite-linen.webp"] }, "images.0"],
  ];
  for (const [review, field] of refused) await bad(await save(shopper, productId, review), 422, "invalid", field);
  expect((await mine(shopper)).reviews).toEqual([]);
  await saved(shopper, productId, { text: "x".repeat(2000), title: "🙂".repeat(80), fit: null });
  await saved(shopper, bare, { fit: "", text: "" });
});

test("scripts are text", async ({ shopper, people, database }) => {
  const productId = await newProduct(database);
  await deliver(database, shopper.id, [productId]);
  const text = `<script>alert(1)</script><img src=x onerror="alert(2)">`;
  await saved(shopper, productId, { title: "</script><b>", text });
  const [review] = (await reviewsOf(await people.guest(), productId)).reviews;
  expect(review).toMatchObject({ title: "</script><b>", text });
  const page = await (await (await people.guest()).get(`/shop/product/${productId}`)).text();
  expect(page).not.toContain("<script>alert(1)");
  expect(page).not.toContain("</script><b>");
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});

test("the figures stay exact while ten shoppers write, change and delete at once", async ({
  people,
  admin,
  database,
}) => {
  const productId = await newProduct(database);
  const shoppers = await Promise.all(Array.from({ length: 10 }, () => people.shopper()));
  for (const { id } of shoppers) await deliver(database, id, [productId], { size: "m" });
  const fits = ["small", "true", "large", null];
  const all = (make: (at: number) => Promise<unknown>) => Promise.all(shoppers.map((_, at) => make(at)));

  await all(async (at) => {
    const review = { rating: 1 + (at % 5), fit: fits[at % 4] };
    // Twice at once: the second one finds the first.
    const answers = await Promise.all([1, 2].map(() => save(shoppers[at] ?? admin, productId, review)));
    for (const answer of answers) await good(answer);
  });
  await expectSound(database, productId);
  const { summary, total } = await reviewsOf(admin.request, productId);
  expect({ summary, total }).toMatchObject({
    total: 10,
    summary: { average: 3, count: 10, stars: { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2 } },
  });
  expect(summary.fit).toEqual({ small: 3, true: 3, large: 2 });

  await all(async (at) => {
    const shopper = shoppers[at] ?? admin;
    if (at % 3 === 0) await good(await remove(shopper, productId));
    else if (at % 3 === 1) await good(await save(shopper, productId, { rating: 5, fit: "large" }));
    else await good(await save(shopper, productId, { rating: 2, text: "Write to me: a@b.example, please" }));
  });
  await expectSound(database, productId);
  expect((await reviewsOf(admin.request, productId)).summary).toMatchObject({ average: 5, count: 3 });
});

test("the orders, the stars and the pages of a product's reviews", async ({ people, admin, database }) => {
  const productId = await newProduct(database);
  const shoppers = await Promise.all([1, 2, 3, 4, 5].map(() => people.shopper()));
  const ids: string[] = [];
  for (const [at, shopper] of shoppers.entries()) {
    await deliver(database, shopper.id, [productId]);
    ids.push((await saved(shopper, productId, { rating: [3, 5, 1, 5, 2][at] }))._id);
  }
  const [a, b, c, d, e] = ids as [string, string, string, string, string];
  for (const [voter, reviewId] of [
    [0, c],
    [1, c],
    [0, b],
  ] as const) {
    const data = { reviewId, helpful: true };
    await good(await (shoppers[voter] ?? admin).request.post("/api/shop/review/helpful", { data }));
  }
  const guest = await people.guest();
  const idsOf = async (query: string) =>
    (await reviewsOf(guest, productId, query)).reviews.map(({ _id }: { _id: string }) => _id);
  expect(await idsOf("")).toEqual([c, b, e, d, a]);
  expect(await idsOf("sortBy=helpful")).toEqual([c, b, e, d, a]);
  expect(await idsOf("sortBy=newest")).toEqual([e, d, c, b, a]);
  expect(await idsOf("sortBy=highest")).toEqual([d, b, a, e, c]);
  expect(await idsOf("sortBy=lowest")).toEqual([c, e, a, d, b]);
  expect(await idsOf("rating=5")).toEqual([b, d]);
  expect(await idsOf("rating=5&sortBy=newest")).toEqual([d, b]);
  expect(await idsOf("rating=5&sortBy=lowest")).toEqual([d, b]);
  expect(await idsOf("rating=4")).toEqual([]);
  expect(await idsOf("sortBy=&rating=")).toEqual([c, b, e, d, a]);
  expect(await idsOf("limit=2&page=2&sortBy=newest")).toEqual([c, b]);
  expect(await reviewsOf(guest, productId, "limit=2&page=2")).toMatchObject({ total: 5, page: 2, pages: 3 });
  expect(await idsOf("page=9")).toEqual([]);
  for (const [query, field] of [
    ["sortBy=best", "sortBy"],
    ["rating=6", "rating"],
    ["rating=4&rating=5", "rating"],
    ["page=0", "page"],
    ["limit=101", "limit"],
  ]) {
    await bad(await guest.get(`/api/shop/review/get/${productId}?${query}`), 422, "invalid", field);
  }
});

test("a review keeps what it said while it was published, up to twenty times", async ({ shopper, database }) => {
  const productId = await newProduct(database);
  await deliver(database, shopper.id, [productId]);
  for (let time = 0; time < 23; time++) await saved(shopper, productId, { text: `The ${time}th thing that I say` });
  await saved(shopper, productId, { text: "See www.mine.example for the truth" });
  const last = await saved(shopper, productId, { text: "And this is what I say in the end" });
  expect(last.earlier).toHaveLength(20);
  expect(last.earlier[0].text, "what waited was never published").toBe("The 22th thing that I say");
  expect(last.earlier[19].text).toBe("The 3th thing that I say");
  const times = last.earlier.map(({ at }: { at: string }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((one: number, other: number) => other - one));
  expect((await saved(shopper, productId, { text: last.text, fit: "true" })).earlier, "only the fit").toHaveLength(20);
});

test("the size that a shopper kept is that of the same brand, kind and sizes, delivered and not sent back", async ({
  people,
  shopper,
  admin,
  database,
}) => {
  const products = database.collection("products");
  const make = async (kind: string, brand: string) => {
    const id = await newProduct(database);
    await products.updateOne({ _id: new ObjectId(id) }, { $set: { kind, brand } });
    return id;
  };
  const [asked, same, other] = [
    await make("shirts", "zara"),
    await make("shirts", "zara"),
    await make("shirts", "nike"),
  ];
  const jeans = await make("jeans", "zara");
  const kept = async (who = shopper, id = asked) =>
    (await good(await who.request.get(`/api/shop/review/keptSize/${id}`))).kept;
  expect(await kept()).toBeNull();
  await deliver(database, shopper.id, [other, jeans], { size: "xs" });
  await deliver(database, shopper.id, [same], { size: "s", orderStatus: "Shipped" });
  expect(await kept()).toBeNull();
  await deliver(database, shopper.id, [same], { size: "l", secondsAgo: 30 });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId: same, size: "m" }]);
  expect(await kept()).toEqual({ size: "m", text: "You kept M in Zara shirts" });
  const lines = [{ lineId: lineIds[0], quantity: 1, reason: "Size too small" }];
  const { _id } = (
    await good(await shopper.request.post("/api/shop/return/add", { data: { orderId, lines, upi: "asha@bank" } }), 201)
  ).return;
  expect(await kept()).toEqual({ size: "l", text: "You kept L in Zara shirts" });
  await good(await shopper.request.post("/api/shop/return/cancel", { data: { returnId: _id } }));
  expect(await kept()).toMatchObject({ size: "m" });
  expect(await kept(await people.shopper())).toBeNull();
  expect(await kept(shopper, await newProduct(database)), "a product without a kind").toBeNull();
  await bad(await shopper.request.get(`/api/shop/review/keptSize/${nobody}`), 404, "not_found");
});
