import { type Db, ObjectId } from "mongodb";
import { ExportAnswer } from "@/lib/privacy/schema";
import { type Caller, expect, type People, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { complaint, newEmail, raise, raised, update } from "./support/grievances";
import { asExported, mailsOf, storedOf } from "./support/personal-data";
import { decide, saved } from "./support/reviews";
import { wholePerson } from "./support/whole-person";

const path = "/api/shop/privacy/export";

interface AddedTo {
  people: People;
  admin: Caller;
  database: Db;
  orderId: string;
}

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

/**
 * Has somebody raise grievances, signed in with another address and as a guest with the confirmed one, and takes the account
 * off the mails about an order, as when they were sent 30 days ago.
 */
async function addMails(shopper: Caller, { people, admin, database, orderId }: AddedTo): Promise<void> {
  await people.confirmEmail(shopper);
  const { _id } = await raised(shopper.request, admin, { text: "The seam of the shirt is open." });
  await good(await update(admin, _id, { answer: "A new shirt is on its way." }));
  const guest = await people.guest();
  for (const email of [shopper.email, newEmail()]) await good(await raise(guest, complaint(email)), 201);
  const messages = database.collection("messages");
  const waiting = { $and: [await mailsOf(database, shopper.id), { state: "waiting" }] };
  await expect.poll(() => messages.countDocuments(waiting)).toBe(0);
  const old = await messages.updateMany({ orderId: new ObjectId(orderId) }, { $unset: { userId: 1, step: 1 } });
  expect(old.modifiedCount).toBeGreaterThan(1);
}

test("an export has all that the table of stored fields says, and nothing secret", async ({
  shopper,
  admin,
  people,
  database,
}) => {
  const { words, productId, returnedOrder } = await wholePerson(shopper, admin, database);
  await saved(shopper, productId, { rating: 2, title: "Too tight", text: "Tight at the shoulders", fit: "small" });
  const { _id: ownId } = await saved(shopper, productId, { rating: 4, text: "Fits after the first wash" });
  await good(await decide(admin, ownId, { status: "Hidden", why: "Personal data" }));
  await addMails(shopper, { people, admin, database, orderId: returnedOrder });
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

  const mails = await database
    .collection("messages")
    .find(await mailsOf(database, shopper.id))
    .toArray();
  const sortedIds = (ids: unknown[]) => ids.map((id) => (id ? String(id) : "")).sort();
  for (const about of ["orderId", "grievanceId"] as const) {
    expect(sortedIds(data.messages.map((mail) => mail[about]))).toEqual(sortedIds(mails.map((mail) => mail[about])));
  }
  expect(data.messages.filter(({ grievanceId }) => grievanceId)).toHaveLength(3);
  const times = data.messages.map(({ createdAt }) => createdAt);
  expect(times, "newest first").toEqual(times.toSorted().toReversed());

  const stored = await storedOf(database, shopper.id);
  const missing = stored.filter(({ decision, value }) => {
    const written = ["exported", "books", "tax", "reviews", "grievances"].includes(decision) ? asExported(value) : null;
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
