import { setTimeout as sleep } from "node:timers/promises";
import { MongoClient } from "mongodb";
import { middleOf } from "../../lib/middle-of";
import { signedInShopper } from "../../lib/signed-in-shopper";
import type { Attack, Target } from "../attack";

const addresses = 300;

/** How far the two medians may be apart, as a share. */
const allowed = 0.1;

/** What follows a request for a link, its mail included, is over after this long, in ms. */
const restMs = 60;

/** Asks for a link, then makes a cheap call at once. @returns how long each took, in ms */
async function ask({ url }: Target, email: string, number: number): Promise<[asked: number, next: number]> {
  const headers = { "content-type": "application/json", "x-forwarded-for": `203.0.${number >> 8}.${number % 256}` };
  const begun = performance.now();
  const answer = await fetch(`${url}/api/auth/forgotPassword`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email }),
  });
  await answer.text();
  const asked = performance.now();
  if (answer.status !== 200) throw new Error(`Asking for a link was answered ${answer.status}`);
  await (await fetch(`${url}/api/auth/checkAuth`, { headers })).text();
  const next = performance.now();
  await sleep(restMs);
  return [asked - begun, next - asked];
}

/** Tells registered addresses by the time that a request for a link takes. */
export const forgotten: Attack = {
  name: "forgotten",
  does: `asks for a link to a new password for ${addresses} registered addresses and as many others, in turn, and compares the times of the answers and of a call right after them`,
  run: async (target) => {
    const people = Array.from({ length: addresses }, () => signedInShopper(target.secrets.JWT_SECRET).document);
    const client = await MongoClient.connect(target.mongodbUri);
    try {
      await client.db().collection("users").insertMany(people);
    } finally {
      await client.close();
    }
    const times = { known: [[], []] as [number[], number[]], unknown: [[], []] as [number[], number[]] };
    for (const [number, { email }] of people.entries()) {
      const pair = [
        ["known", String(email)],
        ["unknown", `nobody-${email}`],
      ] as const;
      for (const [kind, address] of Math.random() < 0.5 ? pair : pair.toReversed()) {
        const [asked, next] = await ask(target, address, number);
        // The first requests load what later ones need.
        if (number < 20) continue;
        times[kind][0].push(asked);
        times[kind][1].push(next);
      }
    }
    const compare = (at: 0 | 1) => {
      const [known, unknown] = [middleOf(times.known[at]), middleOf(times.unknown[at])];
      const apart = Math.abs(known - unknown) / Math.min(known, unknown);
      return { apart, text: `${known.toFixed(1)} and ${unknown.toFixed(1)} ms (${(apart * 100).toFixed(0)} % apart)` };
    };
    const [answer, next] = [compare(0), compare(1)];
    return {
      held: answer.apart <= allowed,
      seen: `medians, registered and not: ${answer.text}; the next call ${next.text}`,
    };
  },
};
