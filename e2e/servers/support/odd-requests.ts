import fc from "fast-check";
import { type Endpoint, takesBody } from "@/lib/http/endpoint";
import type { Sample } from "../../api/support/samples";
import { addressOf } from "../../api/support/send";
import { events, files, formsWithoutPicture, type OddBody } from "./odd-bodies";
import { nasty, nastyHeader, nastyText } from "./odd-values";

/** A good sample with something odd in it: perhaps broken, perhaps not. */
interface Odd {
  sample: Sample;
  headers: Record<string, string>;
  /** The JSON body as it is sent. */
  raw?: string;
}

/** A request that the shop has to refuse. */
export interface BrokenRequest {
  endpoint: Endpoint;
  address: string;
  headers: Record<string, string>;
  body?: OddBody["body"];
}

const json = { "content-type": "application/json" };

function withField(sample: Sample, part: "body" | "query" | "params", field: string, value: unknown): Sample {
  return { ...sample, [part]: { ...sample[part], [field]: value } };
}

/** Something odd in the JSON body. */
function oddBodies(good: (changed: Sample) => Odd, sample: Sample): fc.Arbitrary<Odd>[] {
  const request = good(sample);
  const field = fc.constantFrom(...Object.keys(sample.body ?? {}), "userId");
  return [
    nasty.map((value) => ({ ...request, raw: JSON.stringify(value) })),
    fc.string({ minLength: 1, maxLength: 60 }).map((raw) => ({ ...request, raw })),
    fc
      .constantFrom("text/plain", "application/x-www-form-urlencoded", "multipart/form-data")
      .map((type) => ({ ...request, headers: { "content-type": type } })),
    fc.tuple(field, nasty).map(([name, value]) => good(withField(sample, "body", name, value))),
    field.map((name) => good(withField(sample, "body", name, undefined))),
  ];
}

/** Something odd in the path, the query, the headers or the JSON body. */
function oddRequests(endpoint: Endpoint, sample: Sample): fc.Arbitrary<Odd>[] {
  const good = (changed: Sample): Odd => ({
    sample: changed,
    ...(endpoint.body ? { headers: json, raw: JSON.stringify(changed.body ?? {}) } : { headers: {} }),
  });
  const kinds = endpoint.body ? oddBodies(good, sample) : [];
  for (const name of Object.keys(sample.params ?? {})) {
    kinds.push(nastyText.map((value) => good(withField(sample, "params", name, value || "x"))));
  }
  if (endpoint.query) {
    const names = fc.constantFrom(...Object.keys(sample.query ?? {}), "page", "limit", "sortBy", "status", "from");
    kinds.push(fc.tuple(names, nastyText).map(([name, value]) => good(withField(sample, "query", name, value))));
  }
  for (const name of Object.keys(endpoint.headers?.shape ?? {})) {
    const request = good(sample);
    kinds.push(nastyHeader.map((value) => ({ ...request, headers: { ...request.headers, [name]: value } })));
  }
  return kinds;
}

/** True when the contract has to refuse it for `userId`, so that nothing may change. */
function isBroken(endpoint: Endpoint, { sample, headers, raw }: Odd, userId: string): boolean {
  if (endpoint.body && raw !== undefined && raw.trim() !== "") {
    if (headers["content-type"] !== "application/json") return true;
    try {
      const { success, data } = endpoint.body.safeParse(JSON.parse(raw));
      if (!success || isForeign(endpoint, (data as Sample["body"])?.userId, userId)) return true;
    } catch {
      return true;
    }
  }
  if (endpoint.params && !endpoint.params.safeParse(sample.params).success) return true;
  if (isForeign(endpoint, sample.params?.userId, userId)) return true;
  if (endpoint.headers && !endpoint.headers.safeParse(headers).success) return true;
  // An empty parameter counts as missing.
  const query = Object.fromEntries(Object.entries(sample.query ?? {}).filter(([, value]) => value !== ""));
  return endpoint.query !== undefined && !endpoint.query.safeParse(query).success;
}

/** True for somebody else's id where only the caller's own will do. */
function isForeign({ owner }: Endpoint, claimed: unknown, userId: string): boolean {
  return owner === true && typeof claimed === "string" && claimed !== "" && claimed.toLowerCase() !== userId;
}

function brokenBodies({ file, stream, raw }: Endpoint): fc.Arbitrary<OddBody>[] {
  if (file) return [formsWithoutPicture(file)];
  if (stream) return [files(stream)];
  return raw ? [events()] : [];
}

/** Requests that are broken however the rest of them is. */
function brokenAnyway(endpoint: Endpoint, sample: Sample): fc.Arbitrary<BrokenRequest>[] {
  const bare = { endpoint, address: addressOf(endpoint, sample) };
  const kinds = brokenBodies(endpoint).map((bodies) => bodies.map((body) => ({ ...bare, ...body })));
  if (endpoint.machine !== "scheduler") return kinds;
  return [...kinds, nastyHeader.map((authorization) => ({ ...bare, headers: { authorization } }))];
}

/** `count` broken requests of one caller; none for an endpoint that can't be called wrongly. */
export function brokenRequests(
  endpoint: Endpoint,
  sample: Sample,
  { userId, count, seed }: { userId: string; count: number; seed: number },
): BrokenRequest[] {
  const odd = oddRequests(endpoint, sample).map((kind) =>
    kind.map((request): BrokenRequest | null =>
      isBroken(endpoint, request, userId)
        ? { endpoint, address: addressOf(endpoint, request.sample), headers: request.headers, body: request.raw }
        : null,
    ),
  );
  const kinds = [...odd, ...brokenAnyway(endpoint, sample)];
  if (kinds.length === 0) return [];
  const requests = fc.sample(fc.oneof(...kinds), { numRuns: count * 6, seed });
  return requests.filter((request) => request !== null).slice(0, count);
}

/** True for a call that takes anything that could be wrong. */
export function takesInput(endpoint: Endpoint): boolean {
  return takesBody(endpoint) || (endpoint.params ?? endpoint.query ?? endpoint.machine) !== undefined;
}
