import { ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import type { Caller } from "../people";
import { bad, good } from "./support/answers";
import { newProduct } from "./support/goods";
import { decide, deliver, expectSound, mine, remove, reviewsOf, save, saved, uploadedFor } from "./support/reviews";

const nobody = "0".repeat(24);
const helpful = ({ request }: Caller, reviewId: string, helpful: unknown = true) =>
  request.post("/api/shop/review/helpful", { data: { reviewId, helpful } });
const report = ({ request }: Caller, reviewId: string, why: unknown = "Advertising or link") =>
  request.post("/api/shop/review/report", { data: { reviewId, why } });

test("a link, an address, a phone number or a picture waits for an admin, seen by its writer alone", async ({
  people,
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database);
  await deliver(database, shopper.id, [productId]);
  const image = await uploadedFor(shopper);
  const guest = await people.guest();
  const held: object[] = [
    { text: "Cheaper at https://deals.example today" },
    { title: "deals dot com", text: "" },
    { text: "Ask me: asha@mail.example" },
    { text: "call 9 8 4 5 0 1 1 2 2 3 now" },
    { text: "nine eight four five zero one one two two three" },
    { text: "A fine shirt, as you see", images: [image] },
  ];
  for (const review of held) {
    const answer = await good(await save(shopper, productId, review));
    expect(answer.message, JSON.stringify(review)).toContain("reads your review");
    expect(answer.review).toMatchObject({ status: "Pending" });
    expect(await reviewsOf(guest, productId)).toMatchObject({ total: 0, reviews: [], summary: { count: 0 } });
    expect((await mine(shopper, productId)).reviews).toMatchObject([{ status: "Pending" }]);
  }
  await expectSound(database, productId);
  const { reviews, waiting } = await good(await admin.request.get(`/api/admin/reviews/get?q=${productId}`));
  expect(reviews).toMatchObject([
    { status: "Pending", images: [image], productTitle: expect.stringContaining("Test") },
  ]);
  expect(waiting).toBeGreaterThan(0);
  const published = await good(await decide(admin, reviews[0]._id, { status: "Published" }));
  expect(published.message).toBe("The review is published.");
  expect((await reviewsOf(guest, productId)).reviews).toMatchObject([{ images: [image] }]);
  expect((await saved(shopper, productId, { text: "A fine shirt, as I said" })).status).toBe("Published");
  await expectSound(database, productId);
});

for (const name of ["kurta24.in", "9876543210"]) {
  test(`a review under the name ${name} waits for an admin, whatever it says`, async ({
    people,
    shopper,
    database,
  }) => {
    const productId = await newProduct(database);
    await deliver(database, shopper.id, [productId]);
    const username = `${name} ${shopper.username.slice(-8)}`;
    await database
      .collection("users")
      .updateOne({ _id: new ObjectId(shopper.id) }, { $set: { username, usernameKey: username } });
    for (const text of ["", "A fine shirt, as you see"]) {
      const answer = await good(await save(shopper, productId, { text }));
      expect(answer.message).toContain("reads your review");
      expect(answer.review).toMatchObject({ name, status: "Pending" });
    }
    expect(await reviewsOf(await people.guest(), productId)).toMatchObject({ total: 0, summary: { count: 0 } });
    await expectSound(database, productId);
  });
}

test("pictures are uploaded for a review, counted, without camera data, and gone with it", async ({
  shopper,
  database,
}) => {
  const productId = await newProduct(database);
  await deliver(database, shopper.id, [productId]);
  const [one, two] = [await uploadedFor(shopper), await uploadedFor(shopper)];
  const recordOf = (url: string) => database.collection("uploads").findOne({ url });
  const sent = { name: "p.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") };
  const multipart = { imageFile: sent };
  await bad(await shopper.request.post("/api/shop/review/upload_image", { multipart }), 415, "unsupported_type");
  await bad(await shopper.request.post("/api/shop/review/upload_image", { multipart: {} }), 422, "invalid");
  const avatar = { avatarFile: { ...sent, buffer: Buffer.from(await (await shopper.request.get(one)).body()) } };
  const { url } = (await good(await shopper.request.post("/api/shop/profile/upload_avtar", { multipart: avatar }), 201))
    .result;
  await bad(await save(shopper, productId, { images: [one, url] }), 422, "invalid", "images.1");
  expect((await recordOf(one))?.references ?? 0, "nothing of a refused review is kept").toBe(0);
  await saved(shopper, productId, { images: [one, one, two] });
  expect(await recordOf(one)).toMatchObject({ folder: "reviews", references: 1, used: true });
  expect((await saved(shopper, productId, { images: [two] })).images).toEqual([two]);
  expect(await recordOf(one)).toMatchObject({ references: 0, used: false });
  await good(await remove(shopper, productId));
  expect(await recordOf(two)).toMatchObject({ references: 0, used: false });
});

test("a vote counts once, not for one's own review, and can be taken back", async ({ people, shopper, database }) => {
  const productId = await newProduct(database);
  await deliver(database, shopper.id, [productId]);
  const { _id } = await saved(shopper, productId);
  await bad(await helpful(shopper, _id), 403, "forbidden");
  const voters = await Promise.all(Array.from({ length: 8 }, () => people.shopper()));
  const answers = await Promise.all([...voters, ...voters, ...voters].map((voter) => helpful(voter, _id)));
  for (const answer of answers) await good(answer);
  const [first] = voters as [Caller];
  const count = async () => (await reviewsOf(first.request, productId)).reviews[0].helpful;
  expect(await count()).toBe(8);
  expect((await mine(first, productId)).voted).toEqual([_id]);
  expect((await good(await helpful(first, _id, false))).helpful).toBe(7);
  expect((await good(await helpful(first, _id, false))).helpful).toBe(7);
  expect((await mine(first, productId)).voted).toEqual([]);
  for (const [data, field] of [
    [{ reviewId: "7", helpful: true }, "reviewId"],
    [{ reviewId: _id }, "helpful"],
    [{ reviewId: _id, helpful: "yes" }, "helpful"],
  ] as const) {
    await bad(await first.request.post("/api/shop/review/helpful", { data }), 422, "invalid", field);
  }
  await bad(await helpful(first, nobody), 404, "not_found");
  await saved(shopper, productId, { text: "Find me at www.me.example" });
  await bad(await helpful(first, _id), 404, "not_found");
  await good(await remove(shopper, productId));
  expect(await database.collection("reviewvotes").countDocuments({ reviewId: new ObjectId(_id) })).toBe(0);
});

test("a report counts once for each shopper, floods are limited, and an admin closes them", async ({
  people,
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database);
  await deliver(database, shopper.id, [productId]);
  const { _id } = await saved(shopper, productId);
  await bad(await report(shopper, _id), 403, "forbidden");
  await bad(await report(admin, nobody), 404, "not_found");
  for (const why of ["", "x".repeat(201), 7, undefined]) {
    await bad(
      await admin.request.post("/api/shop/review/report", { data: { reviewId: _id, why } }),
      422,
      "invalid",
      "why",
    );
  }
  const [one, two] = [await people.shopper(), await people.shopper()];
  for (const answer of await Promise.all([1, 2, 3].map(() => report(one, _id)))) await good(answer);
  const shown = async () => (await good(await admin.request.get(`/api/admin/reviews/get?q=${_id}`))).reviews[0];
  const { version: seen } = await shown();
  await good(await report(two, _id, "Insult or hate"));
  await bad(await decide(admin, _id, { status: "Published", seen }), 409, "stale");
  const { reports } = await shown();
  expect(reports.map(({ why }: { why: string }) => why).toSorted()).toEqual(["Advertising or link", "Insult or hate"]);
  expect((await reviewsOf(one.request, productId)).total, "it stays until an admin decides").toBe(1);

  expect((await good(await decide(admin, _id, { status: "Published" }))).message).toContain("reports are closed");
  expect((await shown()).reports).toEqual([]);
  await good(await report(one, _id));
  expect((await shown()).reports, "who has reported it did so").toEqual([]);

  const key = `report:${two.id}`;
  expect((await database.collection("ratelimits").findOne({ key }))?.points).toBe(1);
  await database.collection("ratelimits").updateOne({ key }, { $set: { points: 1_000_000 } });
  await bad(await report(two, _id), 429, "too_many_requests");
});
