import fc from "fast-check";
import type { Db } from "mongodb";
import type { Endpoint } from "@/lib/http/endpoint";
import { endpoints } from "@/lib/openapi/endpoints";
import { buildWorld } from "../api/support/build-world";
import { cookieOf } from "../api/support/cookies";
import { type Sample, samples, type World } from "../api/support/samples";
import { addressOf, contentOf, nameOf } from "../api/support/send";
import { expect, test } from "../fixtures";

/** How many broken requests are sent, over all endpoints. */
const wanted = 6_500;
/** The same requests each time; another FUZZ_SEED looks elsewhere. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

interface Request {
  endpoint: Endpoint;
  sample: Sample;
  /** The body as it is sent; null for none. */
  raw: string | null;
  type: string;
}

const nastyText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\u0000\u0007",
    "\u202eabc",
    "<script>alert(1)</script>",
    "🙂".repeat(300),
    "x".repeat(5000),
    "../../etc",
    "[object Object]",
    "null",
    "NaN",
    "-1",
    "1e309",
    "0x10",
    "000000000000000000000000",
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
);
const nasty = fc.oneof(
  nastyText,
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1.5,
    1e21,
    -0,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    { $gt: "" },
    { $ne: null },
    [{ $where: "1" }],
    ["a", "b"],
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

function withField(sample: Sample, part: "body" | "query" | "params", field: string, value: unknown): Sample {
  return { ...sample, [part]: { ...sample[part], [field]: value } };
}

/** Requests to one endpoint with something odd in them; not all of them are broken. */
function odd(endpoint: Endpoint, sample: Sample): fc.Arbitrary<Request> {
  const request = (changed: Sample): Request => ({
    endpoint,
    sample: changed,
    raw: endpoint.body ? JSON.stringify(changed.body ?? {}) : null,
    type: "application/json",
  });
  const kinds: fc.Arbitrary<Request>[] = [];
  if (endpoint.body) {
    const fields = Object.keys(sample.body ?? {});
    kinds.push(
      nasty.map((value) => ({ ...request(sample), raw: JSON.stringify(value) })),
      fc.string({ minLength: 1, maxLength: 60 }).map((raw) => ({ ...request(sample), raw })),
      fc
        .constantFrom("text/plain", "application/x-www-form-urlencoded", "multipart/form-data")
        .map((type) => ({ ...request(sample), type })),
    );
    if (fields.length > 0) {
      const field = fc.constantFrom(...fields);
      kinds.push(
        fc.tuple(field, nasty).map(([name, value]) => request(withField(sample, "body", name, value))),
        field.map((name) => request(withField(sample, "body", name, undefined))),
      );
    }
  }
  for (const name of Object.keys(sample.params ?? {})) {
    kinds.push(nastyText.map((value) => request(withField(sample, "params", name, value || "x"))));
  }
  if (endpoint.query) {
    const names = fc.constantFrom(...Object.keys(sample.query ?? {}), "page", "limit", "sortBy", "status", "from");
    kinds.push(fc.tuple(names, nastyText).map(([name, value]) => request(withField(sample, "query", name, value))));
  }
  if (kinds.length === 0) kinds.push(fc.constant(request(sample)));
  return fc.oneof(...kinds);
}

/** True when the contract has to refuse the request, so that nothing may change. */
function isBroken({ endpoint, sample, raw, type }: Request): boolean {
  if (endpoint.body && raw !== null && raw.trim() !== "") {
    if (type !== "application/json") return true;
    try {
      if (!endpoint.body.safeParse(JSON.parse(raw)).success) return true;
    } catch {
      return true;
    }
  }
  if (endpoint.params && !endpoint.params.safeParse(sample.params).success) return true;
  return endpoint.query !== undefined && !endpoint.query.safeParse(sample.query ?? {}).success;
}

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

test("broken requests are refused, none is a 500, and nothing changes", async ({ people, database, baseURL }) => {
  test.setTimeout(300_000);
  const shopper = await people.shopper();
  const world: World = await buildWorld(shopper);
  const cookies = {
    shopper: await cookieOf(shopper),
    admin: await cookieOf(await people.admin()),
    anyone: "",
  };
  const before = await contents(database);

  const each = Math.ceil(wanted / endpoints.filter(({ body, params, query }) => body ?? params ?? query).length);
  let sent = 0;
  for (const endpoint of endpoints) {
    const sample = samples[nameOf(endpoint)]?.(world) ?? {};
    const requests = fc
      .sample(odd(endpoint, sample), { numRuns: each * 6, seed })
      .filter(isBroken)
      .slice(0, each);
    for (let start = 0; start < requests.length; start += 20) {
      await Promise.all(requests.slice(start, start + 20).map((request) => check(request)));
    }
    sent += requests.length;
  }
  expect(sent).toBeGreaterThanOrEqual(5_000);
  expect(await contents(database)).toEqual(before);

  async function check(request: Request): Promise<void> {
    const { endpoint, sample, raw, type } = request;
    const cookie = cookies[endpoint.access];
    const content = endpoint.file ? contentOf(endpoint, sample) : { headers: { "content-type": type }, body: raw };
    const answer = await fetch(`${baseURL}${addressOf(endpoint, sample)}`, {
      method: endpoint.method,
      headers: { ...content.headers, ...(cookie && { cookie }) },
      body: content.body ?? undefined,
    });
    const text = await answer.text();
    const told = `${nameOf(endpoint)} ${JSON.stringify(sample)} ${raw?.slice(0, 200)} -> ${answer.status} ${text.slice(0, 200)}`;
    expect(answer.status, told).toBeGreaterThanOrEqual(400);
    expect(answer.status, told).toBeLessThan(500);
    expect(JSON.parse(text), told).toMatchObject({ success: false });
  }
});

test("ten megabytes are refused at every call that takes a body", async ({ people, baseURL }) => {
  const cookie = await cookieOf(await people.admin());
  const huge = JSON.stringify({ name: "x".repeat(10_000_000) });
  const nothing = "0".repeat(24);
  const nobody = { userId: nothing, productId: nothing, addressId: nothing, orderId: nothing, email: "", password: "" };
  for (const endpoint of endpoints.filter(({ body }) => body)) {
    const sample = samples[nameOf(endpoint)]?.(nobody) ?? {};
    const answer = await fetch(`${baseURL}${addressOf(endpoint, sample)}`, {
      method: endpoint.method,
      headers: { "content-type": "application/json", cookie },
      body: huge,
    });
    expect(answer.status, nameOf(endpoint)).toBe(413);
  }
});
