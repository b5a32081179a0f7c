import type { Db } from "mongodb";
import pLimit from "p-limit";
import { mapKeys } from "@/lib/keys";
import { endpoints } from "@/lib/openapi/endpoints";
import { buildWorld } from "../api/support/build-world";
import { cookieOf } from "../api/support/cookies";
import { samples, type World } from "../api/support/samples";
import { addressOf, nameOf } from "../api/support/send";
import { expect, test } from "../fixtures";
import { type BrokenRequest, brokenRequests, takesInput } from "./support/odd-requests";
import { inOwnShop, undisturbed } from "./support/own-shops";

// It compares all that is stored before and after.
inOwnShop(undisturbed);

/** How many broken requests are sent, over all endpoints; FUZZ_REQUESTS=6500 looks longer. */
const wanted = Number(process.env.FUZZ_REQUESTS || 1_000);
/** The same requests each time; another FUZZ_SEED looks elsewhere. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

/** Everything that is stored, but for what merely counts calls. */
async function contents(database: Db): Promise<Record<string, string[]>> {
  const names = (await database.listCollections().toArray()).map(({ name }) => name);
  const stored: Record<string, string[]> = {};
  for (const name of names.filter((collection) => collection !== "ratelimits").sort()) {
    const documents = await database.collection(name).find().sort({ _id: 1 }).toArray();
    stored[name] = documents.map((document) => JSON.stringify(document));
  }
  return stored;
}

test("broken requests are refused with an explanation and change nothing", async ({ people, database, baseURL }) => {
  test.setTimeout(300_000);
  const shopper = await people.shopper();
  const world: World = await buildWorld(shopper, database);
  const cookies = {
    shopper: await cookieOf(shopper),
    admin: await cookieOf(await people.admin()),
    anyone: "",
  };
  // The mails about the orders are sent after the answers: none may be, meanwhile.
  await database.collection("messages").deleteMany({ state: "waiting" });
  const before = await contents(database);

  const count = Math.ceil(wanted / endpoints.filter(takesInput).length);
  const faults: string[] = [];
  const answers: Promise<void>[] = [];
  const atOnce = pLimit(20);
  for (const endpoint of endpoints) {
    const sample = samples[nameOf(endpoint)]?.(world) ?? {};
    const requests = brokenRequests(endpoint, sample, { userId: shopper.id, count, seed });
    if (takesInput(endpoint)) expect(requests.length, nameOf(endpoint)).toBeGreaterThan(0);
    answers.push(...requests.map((request) => atOnce(check, request)));
  }
  await Promise.all(answers);
  expect(faults).toEqual([]);
  expect(answers.length).toBeGreaterThanOrEqual(wanted * 0.75);
  expect(await contents(database)).toEqual(before);

  async function check({ endpoint, address, headers, body }: BrokenRequest): Promise<void> {
    const cookie = cookies[endpoint.access];
    const answer = await fetch(`${baseURL}${address}`, {
      method: endpoint.method,
      headers: { ...headers, ...(cookie && { cookie }) },
      body,
    });
    const text = await answer.text();
    // Node itself refuses an address of more than 16 kB, before the shop sees it.
    if (answer.status === 431 && address.length > 15_000) return;
    const fault = faultOf(answer.status, text);
    if (!fault) return;
    const request = `${endpoint.method} ${address} ${JSON.stringify(headers)} ${String(body).slice(0, 200)}`;
    faults.push(`${fault}: ${request} -> ${answer.status} ${text.slice(0, 200)}`);
  }
});

/** The words that zod has for developers. */
const rawWords = /Invalid (input|option|string|key)|Too (small|big)|expected \w+, received/;

/** What is wrong with the answer to a broken request; null when it is as it should be. */
function faultOf(status: number, text: string): string | null {
  if (status < 400 || status >= 500) return "not refused";
  if (!text.startsWith("{")) return "no error of the API";
  const error = JSON.parse(text);
  if (error.success !== false || !/\S/.test(error.message)) return "no error of the API";
  if (rawWords.test(text)) return "no words for people";
  // A report of an import has its own list of what is wrong.
  if (status === 422 && !(error.issues?.length > 0 || error.report?.wrong > 0)) return "no field is named";
  return null;
}

test("more than 100 kB are refused at every call that takes a body", async ({ people, baseURL }) => {
  const cookie = await cookieOf(await people.admin());
  const huge = Buffer.from(JSON.stringify({ name: "x".repeat(110_000) }));
  const nothing = "0".repeat(24);
  const ids = [
    "userId",
    "productId",
    "addressId",
    "orderId",
    "deliveredOrderId",
    "deliveredLineId",
    "returnId",
    "grievanceId",
    "boughtId",
    "reviewId",
  ] as const;
  const nobody = { ...mapKeys(ids, () => nothing), email: "", password: "" };
  // Pictures and files of products have limits of their own.
  const calls = endpoints.filter(({ method, file, stream }) => method !== "GET" && !file && !stream);
  for (const endpoint of calls) {
    const sample = samples[nameOf(endpoint)]?.(nobody) ?? {};
    const answer = await fetch(`${baseURL}${addressOf(endpoint, sample)}`, {
      method: endpoint.method,
      headers: { "content-type": "application/json", cookie },
      body: huge,
    });
    expect(answer.status, nameOf(endpoint)).toBe(413);
    await answer.text();
  }
});
