import { randomUUID } from "node:crypto";
import { type Db, ObjectId } from "mongodb";
import { good } from "../api/support/answers";
import { complaint, newEmail, raised, update } from "../api/support/grievances";
import { pixel } from "../api/support/send";
import { expect, test } from "../fixtures";
import { startOwnServer, untilUp } from "../own-server";
import { observe } from "./support/observe-database";
import { inOwnShop, measured } from "./support/own-shops";

// The profiler of a database of its own tells what one call reads.
inOwnShop(measured);

test("spam is limited: by the address, by the email address from there, and by the email address from anywhere", async () => {
  test.setTimeout(120_000);
  const server = await startOwnServer({ RATE_LIMIT_SCALE: "1", TRUST_PROXY: "1" });
  const post = (path: string, from: string, init: RequestInit) =>
    fetch(`${server.url}/api/shop/grievance/${path}`, {
      method: "POST",
      ...init,
      headers: { ...init.headers, "x-forwarded-for": from },
    });
  const add = async (from: string, email: string) => {
    const headers = { "content-type": "application/json" };
    return (await post("add", from, { headers, body: JSON.stringify(complaint(email)) })).status;
  };
  try {
    await untilUp(server);
    const email = newEmail();
    for (let times = 0; times < 10; times++) expect(await add("203.0.113.1", email)).toBe(201);
    expect(await add("203.0.113.1", email), "ten from one address in ten minutes").toBe(429);
    expect(await add("203.0.113.1", newEmail()), "another email address").toBe(201);
    // Counted before the limit by the email address: those that were refused for the first are not.
    for (let times = 0; times < 10; times++) expect(await add(`203.0.113.${10 + times}`, email)).toBe(201);
    expect(await add("203.0.113.99", email), "twenty a day").toBe(429);
    expect(await add("203.0.113.99", "nobody"), "what is not valid counts for the address alone").toBe(422);

    for (let times = 0; times < 100; times++) expect(await add("203.0.113.3", "nobody")).toBe(422);
    expect(await add("203.0.113.3", newEmail()), "a hundred from one address").toBe(429);

    const picture = () => {
      const body = new FormData();
      body.set("imageFile", new Blob([new Uint8Array(pixel)], { type: "image/png" }), "p.png");
      return post("upload_image", "203.0.113.4", { body });
    };
    const seen: number[] = [];
    for (let times = 0; times < 11; times++) seen.push((await picture()).status);
    expect(
      seen.filter((status) => status === 429),
      "ten pictures an hour",
    ).toHaveLength(1);
    expect(seen.at(-1)).toBe(429);
  } finally {
    await server.stop();
  }
});

const crowd = 2_000;

/** Puts as many copies of a grievance into the database as a shop has in a while, a third of each state. */
async function addCopies(database: Db, number: string): Promise<void> {
  const grievances = database.collection("grievances");
  const model = await grievances.findOne({ number });
  if (!model) throw new Error(`There is no ${number}`);
  const { _id, attemptKey, dueAt, ...fields } = model;
  const copies = Array.from({ length: crowd }, (_, at) => {
    const state = ["Open", "Answered", "Resolved"][at % 3];
    const email = `${randomUUID()}@shopper.example`;
    const time = new Date(Date.now() - (at + 2) * 60_000);
    return {
      ...fields,
      _id: new ObjectId(),
      number: `G2001-${at}`,
      at: time,
      state,
      email,
      ...(state === "Resolved" ? { resolvedAt: time } : { dueAt: at < 300 ? time : dueAt }),
      searchWords: [`g2001-${at}`, "asha", "rao", email],
    };
  });
  await grievances.insertMany(copies);
}

test("2,000 grievances are listed, searched and answered without reading more than is shown", async ({
  people,
  admin,
  database,
}) => {
  await database.collection("grievances").deleteMany({});
  const { number, email, _id } = await raised(await people.guest(), admin);
  await addCopies(database, number);
  const get = async (query: string) => good(await admin.request.get(`/api/admin/grievances/get?limit=20&${query}`));
  const first = await get("");
  expect(first).toMatchObject({ total: crowd + 1, pages: 101 });
  expect(first.grievances[0].number).toBe(number);
  // `reads`: keys and documents of all queries, with the session's.
  for (const [query, reads, total] of [
    ["", 100, crowd + 1],
    ["state=Open", 800, 668],
    ["overdue=1", 500, 200],
    [`q=${email}`, 100, 1],
    [`q=${number}`, 100, 1],
    ["q=G2001-77 asha", 200, 11],
    ["page=100", 6_000, crowd + 1],
  ] as const) {
    let answer = { total: 0 };
    const { queries } = await observe(database, async () => {
      answer = await get(query);
    });
    expect(answer.total, query).toBe(total);
    const read = queries.filter(({ what }) => what.startsWith("grievances"));
    const sum = read.reduce((all, { keysExamined, docsExamined }) => all + keysExamined + docsExamined, 0);
    expect(sum, query).toBeLessThan(reads);
  }
  const { queries } = await observe(database, async () => {
    await good(await update(admin, _id, { answer: "It is settled.", state: "Resolved" }));
  });
  for (const { what, docsExamined } of queries) if (what.startsWith("grievances")) expect(docsExamined).toBeLessThan(3);
});
