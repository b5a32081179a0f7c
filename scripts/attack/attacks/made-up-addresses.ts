import type { Attack, Target } from "../attack";
import { kindsOfMadeUp, madeUp } from "../made-up";
import { inWords, observe, quiet } from "../observer";

const addresses = 20_000;
const connections = 20;
const limitMb = 450;

async function realIds({ url }: Target): Promise<string[]> {
  const answer = await fetch(`${url}/api/shop/products/get?limit=40`);
  const { data } = (await answer.json()) as { data: { _id: string }[] };
  return data.map(({ _id }) => _id);
}

export const madeUpAddresses: Attack = {
  name: "made-up",
  does: `${addresses.toLocaleString("en-IN")} made-up addresses of ${kindsOfMadeUp} kinds, from as many addresses`,
  run: async (target) => {
    const ids = await realIds(target);
    // Pages rendered before the shop received others' invalidations are rendered again; those from now on stay.
    await quiet(target);
    await fetch(`${target.url}/shop/listing?category=men`);
    let next = 0;
    const statuses = new Map<number, number>();
    const connection = async () => {
      while (next < addresses) {
        const number = next++;
        const made = madeUp(number, ids);
        const address = `10.${(number >> 16) % 256}.${(number >> 8) % 256}.${number % 256}`;
        const headers = { ...made.headers, "x-forwarded-for": address };
        const answer = await fetch(target.url + made.path, { headers, redirect: "manual" }).catch(() => null);
        await answer?.arrayBuffer().catch(() => undefined);
        statuses.set(answer?.status ?? 0, (statuses.get(answer?.status ?? 0) ?? 0) + 1);
      }
    };
    const observed = await observe(target, () => Promise.all(Array.from({ length: connections }, connection)));
    const cached = await fetch(`${target.url}/shop/listing?category=men`);
    const survived = cached.headers.get("x-nextjs-cache") === "HIT";
    const counts = [...statuses].map(([status, times]) => `${times} x ${status || "no answer"}`).join(", ");
    return {
      held: observed.memoryMb < limitMb && observed.failed === 0 && survived && !statuses.has(0) && !statuses.has(500),
      seen: `${inWords(observed)}; ${counts}; the category page ${survived ? "was still cached" : "was flushed"}`,
    };
  },
};
