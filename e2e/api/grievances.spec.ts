import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { clocksOf, seriesOf } from "@/lib/grievance/clocks";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { complaint, grievanceOf, newEmail, raise, raised, update } from "./support/grievances";
import { mailsTo, mailTo, sentMessage } from "./support/mailbox";
import { pixel } from "./support/send";
import { checkNow, isThere } from "./support/uploads";

test("a guest raises a grievance, and gets its number at once and by mail", async ({ people, admin }) => {
  const guest = await people.guest();
  const email = newEmail();
  const { number, message } = await good(
    await raise(guest, { ...complaint(email), email: ` ${email.toUpperCase()} ` }),
    201,
  );
  expect(number).toMatch(new RegExp(`^${seriesOf(new Date())}-\\d{6}$`));
  expect(message).toContain(number);
  const stored = await grievanceOf(admin, number);
  const { acknowledgeBy, resolveBy } = clocksOf(new Date(stored.at));
  expect(stored).toEqual({
    _id: stored._id,
    number,
    at: stored.at,
    ...complaint(email),
    images: [],
    state: "Open",
    acknowledgedAt: null,
    answers: [],
    acknowledgeBy: acknowledgeBy.toISOString(),
    resolveBy: resolveBy.toISOString(),
  });
  const { text, subject } = await mailTo(email, /^Grievance/);
  expect(subject).toBe(`Grievance ${number}: received`);
  expect(text).toContain(number);
  expect(text, "anybody can name the address of another").not.toContain("parcel");
});

test("what a grievance may not say is 422 and names the field", async ({ people }) => {
  const guest = await people.guest();
  const fine = complaint(newEmail());
  const refused: [object, string][] = [
    [{ ...fine, name: "A" }, "name"],
    [{ ...fine, name: "x".repeat(61) }, "name"],
    [{ ...fine, name: undefined }, "name"],
    [{ ...fine, email: "nobody" }, "email"],
    [{ ...fine, email: undefined }, "email"],
    [{ ...fine, order: "x".repeat(41) }, "order"],
    [{ ...fine, order: 7 }, "order"],
    [{ ...fine, text: "Too short" }, "text"],
    [{ ...fine, text: `   ${"x".repeat(9)}   ` }, "text"],
    [{ ...fine, text: "x".repeat(5_001) }, "text"],
    [{ ...fine, text: undefined }, "text"],
    [{ ...fine, images: "x" }, "images"],
    [{ ...fine, images: Array(4).fill("x") }, "images"],
    [{ ...fine, images: ["/pictures/kurta-offwhite-linen.webp"] }, "images.0"],
  ];
  for (const [data, field] of refused) await bad(await raise(guest, data), 422, "invalid", field);
  await bad(await raise(guest, fine, { "idempotency-key": "" }), 422, "invalid", "Idempotency-Key");
  await good(await raise(guest, { ...fine, order: "", text: "x".repeat(5_000), images: [] }), 201);
});

test("the same key gives the same number, of a shopper, and of a guest with the same email address", async ({
  people,
  shopper,
  admin,
  database,
}) => {
  const guest = await people.guest();
  const key = { "idempotency-key": randomUUID() };
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 5 }, () => raise(guest, complaint(email), key)));
  const numbers = await Promise.all(answers.map(async (answer) => (await answer.json()).number));
  expect(new Set(numbers).size).toBe(1);
  expect(answers.map((answer) => answer.status()).toSorted()).toEqual([200, 200, 200, 200, 201]);
  expect(await database.collection("grievances").countDocuments({ email })).toBe(1);
  const again = await good(await raise(guest, { ...complaint(email), text: "Something else altogether" }, key), 200);
  expect(again.number).toBe(numbers[0]);
  await mailTo(email, /received$/);
  expect(await mailsTo(email)).toHaveLength(1);

  const others = [
    await good(await raise(guest, complaint(newEmail()), key), 201),
    await good(await raise(shopper.request, complaint(email), key), 201),
    await good(await raise(admin.request, complaint(email), key), 201),
    await good(await raise(guest, complaint(email)), 201),
    await good(await raise(guest, complaint(email)), 201),
  ];
  expect(new Set([...others.map(({ number }) => number), numbers[0]]).size).toBe(6);

  const old = new Date(Date.now() - 25 * 3_600_000);
  await database.collection("grievances").updateOne({ number: numbers[0] }, { $set: { at: old } });
  const later = await good(await raise(guest, complaint(email), key), 201);
  expect(later.number).not.toBe(numbers[0]);
});

test("many at once each get a number of their own", async ({ people }) => {
  const guest = await people.guest();
  const answers = await Promise.all(Array.from({ length: 30 }, () => raise(guest, complaint(newEmail()))));
  const numbers = await Promise.all(answers.map(async (answer) => (await good(answer, 201)).number));
  expect(new Set(numbers).size).toBe(30);
});

test("pictures come with a grievance, if they were uploaded for one, and go with it", async ({
  people,
  admin,
  shopper,
  database,
  baseURL,
}) => {
  const guest = await people.guest();
  const upload = (request: typeof guest, path: string, field: string) =>
    request.post(path, { multipart: { [field]: { name: "p.png", mimeType: "image/png", buffer: pixel } } });
  const { url } = (await good(await upload(guest, "/api/shop/grievance/upload_image", "imageFile"), 201)).result;
  const other = (await good(await upload(shopper.request, "/api/shop/return/upload_image", "imageFile"), 201)).result;
  await bad(await guest.post("/api/shop/grievance/upload_image", { multipart: {} }), 422, "invalid");
  const both = { ...complaint(newEmail()), images: [url, other.url] };
  await bad(await raise(guest, both), 422, "invalid", "images.1");
  const { _id } = await raised(guest, admin, { images: [url] });
  const stored = () => database.collection("uploads").findOne({ url });
  expect(await stored()).toMatchObject({ folder: "grievances", used: true, references: 1 });
  await checkNow(database, baseURL, [url]);
  expect(await isThere(admin, url), "it is shown").toBe(true);

  await good(await update(admin, _id, { answer: "It is on its way.", state: "Resolved" }));
  const resolvedAt = new Date(Date.now() - 91 * 24 * 3_600_000);
  await database.collection("grievances").updateOne({ _id: new ObjectId(_id) }, { $set: { resolvedAt } });
  await expect(async () => {
    // The run that another test has caused ends once more.
    await database.collection<{ _id: string }>("jobs").deleteOne({ _id: "grievances" });
    await checkNow(database, baseURL, [url]);
    expect((await stored())?.references).toBe(0);
  }).toPass();
  await checkNow(database, baseURL, [url]);
  await expect.poll(() => isThere(admin, url)).toBe(false);
});

test("an answer goes out by mail and stops the first clock; states follow the rules", async ({ people, admin }) => {
  const email = newEmail();
  const { _id, number } = await raised(await people.guest(), admin, { email });
  await bad(await update(admin, _id, {}), 422, "invalid", "answer");
  await bad(await update(admin, _id, { answer: " " }), 422, "invalid", "answer");
  await bad(await update(admin, _id, { answer: "x".repeat(5_001) }), 422, "invalid", "answer");
  await bad(await update(admin, _id, { state: "Done" }), 422, "invalid", "state");
  await bad(await update(admin, _id, { state: "Open", answer: "An answer" }), 422, "invalid", "state");
  await bad(await update(admin, "7", { state: "Open" }), 422, "invalid", "grievanceId");
  await bad(await update(admin, "0".repeat(24), { state: "Open" }), 404, "not_found");
  await bad(await update(admin, _id, { state: "Resolved" }), 409, "conflict");
  await bad(await update(admin, _id, { state: "Answered" }), 409, "conflict");
  expect((await good(await update(admin, _id, { state: "Open" }))).message).toBe("The grievance is already Open.");

  const answer = "We are sorry.\n\nA new one is on its way.";
  const { grievance } = await good(await update(admin, _id, { answer }));
  expect(grievance).toMatchObject({ state: "Answered", answers: [{ text: answer }] });
  expect(grievance.acknowledgedAt).toBe(grievance.answers[0].at);
  const mail = await mailTo(email, `Grievance ${number}: our answer`);
  expect(mail.text).toContain("A new one is on its way.");
  const repeated = await good(await update(admin, _id, { answer }));
  expect(repeated.grievance.answers, "a second press").toHaveLength(1);
  const other = await bad(await update(admin, _id, { answer: "Another answer", seen: 0 }), 409, "stale");
  expect(other.data.answers, "who did not read it").toMatchObject([{ text: answer }]);

  await bad(await update(admin, _id, { state: "Open" }), 409, "conflict");
  expect((await good(await update(admin, _id, { state: "Resolved" }))).grievance.state).toBe("Resolved");
  await bad(await update(admin, _id, { state: "Answered" }), 409, "conflict");
  const late = (await good(await update(admin, _id, { answer: "One more thing." }))).grievance;
  expect(late).toMatchObject({ state: "Resolved", acknowledgedAt: grievance.acknowledgedAt });
  expect((await good(await update(admin, _id, { state: "Open" }))).grievance.state).toBe("Open");
  const both = (await good(await update(admin, _id, { answer: "Done.", state: "Resolved" }))).grievance;
  expect(both).toMatchObject({ state: "Resolved", answers: [{}, {}, { text: "Done." }] });
  await expect.poll(async () => (await mailsTo(email)).length).toBe(4);

  const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${number}&kind=grievance`));
  expect(entries).toHaveLength(5);
  expect(entries[0]).toMatchObject({ action: "answer", title: number, after: { state: "Resolved", answers: 3 } });
  expect(JSON.stringify(entries), "the log names nobody who complains").not.toContain(email);
});

test("the list is searched, filtered and paged; what is late is overdue", async ({ people, admin, database }) => {
  const guest = await people.guest();
  const name = `Asha ${randomUUID().slice(0, 8)}`;
  const [late, answered, open] = [
    await raised(guest, admin, { name }),
    await raised(guest, admin, { name }),
    await raised(guest, admin, { name, order: "ZZ 4711" }),
  ];
  await good(await update(admin, answered._id, { answer: "We look into it." }));
  const hourAgo = new Date(Date.now() - 3_600_000);
  const set = { acknowledgeBy: hourAgo, dueAt: hourAgo };
  await database.collection("grievances").updateOne({ _id: new ObjectId(late._id) }, { $set: set });
  const list = async (query: Record<string, string>) => {
    const params = { limit: "10", q: name, ...query };
    return good(await admin.request.get("/api/admin/grievances/get", { params }));
  };
  const ids = async (query: Record<string, string>) =>
    (await list(query)).grievances.map(({ _id }: { _id: string }) => _id);
  expect(await ids({})).toEqual([open._id, answered._id, late._id]);
  expect(await ids({ state: "Answered" })).toEqual([answered._id]);
  expect(await ids({ state: "Open" })).toEqual([open._id, late._id]);
  expect(await ids({ overdue: "1" })).toEqual([late._id]);
  expect(await ids({ overdue: "1", state: "Answered" })).toEqual([]);
  expect(await ids({ q: open.email })).toEqual([open._id]);
  expect(await ids({ q: open._id })).toEqual([open._id]);
  expect(await ids({ q: open.number.toLowerCase() })).toEqual([open._id]);
  expect(await ids({ q: `${name} 4711` })).toEqual([open._id]);
  expect(await list({ limit: "2", page: "2" })).toMatchObject({
    total: 3,
    page: 2,
    pages: 2,
    grievances: [{ _id: late._id }],
  });
  for (const [query, field] of [
    [{ state: "Done" }, "state"],
    [{ overdue: "0" }, "overdue"],
    [{ page: "0" }, "page"],
    [{ q: "x".repeat(101) }, "q"],
  ] as const) {
    await bad(await admin.request.get("/api/admin/grievances/get", { params: query }), 422, "invalid", field);
  }
  // The late answer takes it off those that are overdue.
  await good(await update(admin, late._id, { answer: "We are late, and sorry." }));
  expect(await ids({ overdue: "1" })).toEqual([]);
  const monthAgo = new Date(Date.now() - 1);
  const due = { resolveBy: monthAgo, dueAt: monthAgo };
  await database.collection("grievances").updateOne({ _id: new ObjectId(late._id) }, { $set: due });
  expect(await ids({ overdue: "1" })).toEqual([late._id]);
  await good(await update(admin, late._id, { state: "Resolved" }));
  expect(await ids({ overdue: "1" })).toEqual([]);
});

test("an admin sends a mail about a grievance again", async ({ people, admin, database }) => {
  const email = newEmail();
  const { _id, number } = await raised(await people.guest(), admin, { email });
  await mailTo(email, /received$/);
  const messageId = await sentMessage(database, { grievanceId: new ObjectId(_id) });
  const { messages } = await good(await admin.request.get("/api/admin/messages/get?state=sent&limit=100"));
  const sent = messages.find(({ grievanceId }: { grievanceId: string | null }) => grievanceId === _id);
  expect(sent).toMatchObject({ _id: messageId, kind: "grievanceReceived", canResend: true });
  await good(await admin.request.post("/api/admin/messages/resend", { data: { messageId } }));
  await expect.poll(async () => (await mailsTo(email)).map(({ subject }) => subject)).toHaveLength(2);
  const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${_id}`));
  expect(entries[0]).toMatchObject({ action: "send mail again", kind: "grievance" });
  expect((await mailsTo(email))[0]?.subject).toContain(number);
});

test("name and email address go a year after a grievance was resolved, and nothing else of it", async ({
  people,
  admin,
  database,
  baseURL,
}) => {
  const guest = await people.guest();
  const name = `Asha ${randomUUID().slice(0, 8)}`;
  const [old, young, open] = [
    await raised(guest, admin, { name }),
    await raised(guest, admin, { name }),
    await raised(guest, admin, { name }),
  ];
  const grievances = database.collection("grievances");
  for (const [{ _id }, days] of [
    [old, 367],
    [young, 360],
  ] as const) {
    await good(await update(admin, _id, { answer: "It is settled.", state: "Resolved" }));
    const resolvedAt = new Date(Date.now() - days * 24 * 3_600_000);
    await grievances.updateOne({ _id: new ObjectId(_id) }, { $set: { resolvedAt } });
  }
  const stored = (_id: string) => grievances.findOne({ _id: new ObjectId(_id) });
  await expect(async () => {
    // The run that another test has caused ends once more.
    await database.collection<{ _id: string }>("jobs").deleteOne({ _id: "grievances" });
    await checkNow(database, baseURL, []);
    expect(await stored(old._id)).toMatchObject({ name: "", email: "", text: old.text, state: "Resolved" });
  }).toPass();
  expect((await stored(old._id))?.searchWords).not.toContain(old.email);
  for (const { _id, email } of [young, open]) expect(await stored(_id)).toMatchObject({ name, email });
  await bad(await update(admin, old._id, { answer: "One more thing." }), 409, "conflict");
  expect(await grievanceOf(admin, old.number)).toMatchObject({ name: "", email: "" });
});
