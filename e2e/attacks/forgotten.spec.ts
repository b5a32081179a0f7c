import { setTimeout as sleep } from "node:timers/promises";
import { say } from "../../scripts/lib/progress.mjs";
import { median } from "../../scripts/lib/statistics";
import { signedInPeople } from "../people";
import { expect, type Target, test } from "./fixtures";
import { addressOf } from "./support/answers";

const addresses = 300;

/** How far the two medians may be apart, as a share. */
const allowed = 0.1;

/** What follows a request for a link, its mail included, is over after this long, in ms. */
const restMs = 60;

interface Times {
  /** How long the request for a link took, in ms. */
  asked: number;
  /** How long a cheap call right after it took, in ms. */
  next: number;
}

async function ask({ url }: Target, email: string, number: number): Promise<Times> {
  const headers = { "content-type": "application/json", "x-forwarded-for": addressOf(number) };
  const begun = performance.now();
  const body = JSON.stringify({ email });
  const answer = await fetch(`${url}/api/auth/forgotPassword`, { method: "POST", headers, body });
  await answer.text();
  const asked = performance.now();
  expect(answer.status).toBe(200);
  await (await fetch(`${url}/api/auth/checkAuth`, { headers })).text();
  const next = performance.now();
  await sleep(restMs);
  return { asked: asked - begun, next: next - asked };
}

test("a request for a link takes as long for a registered address as for another", async ({ target, database }) => {
  const people = await signedInPeople(database, addresses);
  const times: Record<"known" | "unknown", Times[]> = { known: [], unknown: [] };
  for (const [number, { email }] of people.entries()) {
    const pair = [
      ["known", email],
      ["unknown", `nobody-${email}`],
    ] as const;
    for (const [kind, address] of Math.random() < 0.5 ? pair : pair.toReversed()) {
      const took = await ask(target, address, number);
      // The first requests load what later ones need.
      if (number >= 20) times[kind].push(took);
    }
  }
  const compare = (key: keyof Times) => {
    const [known, unknown] = [times.known, times.unknown].map((all) => median(all.map((one) => one[key]))) as [
      number,
      number,
    ];
    const apart = Math.abs(known - unknown) / Math.min(known, unknown);
    return { apart, text: `${known.toFixed(1)} and ${unknown.toFixed(1)} ms (${(apart * 100).toFixed(0)} % apart)` };
  };
  const answer = compare("asked");
  say(`medians, registered and not: ${answer.text}; the next call ${compare("next").text}`);
  expect(answer.apart).toBeLessThanOrEqual(allowed);
});
