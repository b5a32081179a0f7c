import { ObjectId } from "mongodb";
import { ExportAnswer } from "@/lib/privacy/schema";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { asExported, storedOf } from "./support/personal-data";
import { decide, saved } from "./support/reviews";
import { wholePerson } from "./support/whole-person";

const path = "/api/shop/privacy/export";

test("an export asks for the password, and its attempts are limited", async ({ shopper, people }) => {
  await bad(await (await people.guest()).post(path, { data: { password: shopper.password } }), 401, "not_signed_in");
  await bad(await shopper.request.post(path, { data: { password: "not the one" } }), 422, "invalid", "password");
  await bad(await shopper.request.post(path, { data: {} }), 422, "invalid", "password");
  const answer = await shopper.request.post(path, { data: { password: shopper.password } });
  expect(answer.headers()).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "content-disposition": expect.stringMatching(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/),
    "cache-control": "private, no-store",
  });
});

test("somebody who has never done anything gets a whole export", async ({ shopper }) => {
  const answer = await shopper.request.post(path, { data: { password: shopper.password } });
  const data = ExportAnswer.parse(await answer.json());
  expect(data.account).toMatchObject({ username: shopper.username, email: shopper.email, role: "user" });
  expect(data).toMatchObject({ addresses: [], cart: [], wishlist: [], orders: [], returns: [], reviews: [] });
  expect(data).toMatchObject({ reviewOpinions: [], grievances: [], messages: [], sessions: [expect.anything()] });
});

test("an export has all that the table of stored fields says, and nothing secret", async ({
  shopper,
  admin,
  database,
}) => {
  const { words, productId } = await wholePerson(shopper, admin, database);
  await saved(shopper, productId, { rating: 2, title: "Too tight", text: "Tight at the shoulders", fit: "small" });
  const { _id: ownId } = await saved(shopper, productId, { rating: 4, text: "Fits after the first wash" });
  await good(await decide(admin, ownId, { status: "Hidden", why: "Personal data" }));
  // When its mails were sent is compared too.
  const waiting = { userId: new ObjectId(shopper.id), state: "waiting" };
  await expect.poll(() => database.collection("messages").countDocuments(waiting)).toBe(0);
  const answer = await shopper.request.post(path, { data: { password: shopper.password } });
  const text = await answer.text();
  const parsed = JSON.parse(text);
  const data = ExportAnswer.parse(parsed);
  for (const { name, count } of data.index) {
    const entries = parsed[name];
    expect(Array.isArray(entries) ? entries.length : 1, name).toBe(count);
  }
  expect(data.index.map(({ name }) => name)).toEqual(Object.keys(parsed).slice(2));
  expect(data.orders).toHaveLength(2);
  expect(data.orders.at(-1)?.documents[0]?.buyer).toMatchObject({ recipient: words.fullname, address: words.street });
  expect(data.returns).toMatchObject([{ upi: words.upi, note: words.note }]);

  expect(data.reviews).toMatchObject([{ _id: ownId, productId, earlier: [{ title: "Too tight" }] }]);
  const reviewed = { reviewId: expect.any(String), productTitle: expect.stringContaining("Test Kurta") };
  expect(data.reviewOpinions).toMatchObject([
    { ...reviewed, opinion: "helpful", why: null, at: null },
    { ...reviewed, opinion: "reported", why: expect.stringMatching(/^Unjust/), at: expect.any(String) },
  ]);

  const stored = await storedOf(database, shopper.id);
  const missing = stored.filter(({ decision, value }) => {
    const written = ["exported", "books", "tax", "reviews"].includes(decision) ? asExported(value) : null;
    return written !== null && !text.includes(written);
  });
  expect(missing).toEqual([]);
  const exported = new Set(stored.filter(({ decision }) => decision === "exported").map(({ field }) => field));
  expect([...exported], "the person has something in every noun").toEqual(
    expect.arrayContaining([
      "fullname",
      "addresses.gstin",
      "lines.size",
      "productIds",
      "shopper.email",
      "gift.note",
      "upi",
    ]),
  );
  const secret = ["passwordHash", "sessions.id", "tokenHash", "attemptKeys", "attemptKey", "linkId"];
  const leaked = stored.filter(({ field, value }) => secret.includes(field) && text.includes(String(value)));
  expect(leaked).toEqual([]);
});
