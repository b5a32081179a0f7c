import { say } from "../../scripts/lib/progress.mjs";
import { expect, test } from "./fixtures";
import { countsOf, sendAtOnce, statusesOf } from "./support/answers";
import { kindsOfMadeUp, madeUp } from "./support/made-up";
import { inWords, observe, quietP95 } from "./support/observe";

const addresses = 20_000;
const connections = 20;
const limitMb = 450;

test(`20,000 made-up addresses of ${kindsOfMadeUp} kinds neither fill the memory nor empty the cache`, async ({
  target,
}) => {
  const category = () => fetch(`${target.url}/shop/listing?category=men`);
  const products = await fetch(`${target.url}/api/shop/products/get?limit=40`);
  const { data } = (await products.json()) as { data: { _id: string }[] };
  const ids = data.map(({ _id }) => _id);
  // Pages rendered before the shop received others' invalidations are rendered again; those from now on stay.
  await quietP95(target);
  await category();
  const observed = await observe(target, () =>
    sendAtOnce(connections, (number) => {
      if (number >= addresses) return undefined;
      const made = madeUp(number, ids);
      const address = `10.${(number >> 16) % 256}.${(number >> 8) % 256}.${number % 256}`;
      const headers = { ...made.headers, "x-forwarded-for": address };
      return fetch(target.url + made.path, { headers, redirect: "manual" });
    }),
  );
  const cache = (await category()).headers.get("x-nextjs-cache");
  say(`${inWords(observed)}; ${countsOf(observed.result)}; the category page: ${cache}`);
  expect(cache).toBe("HIT");
  expect(observed.failed).toBe(0);
  expect(observed.memoryMb).toBeLessThan(limitMb);
  expect(statusesOf(observed.result)).not.toContain(0);
  expect(statusesOf(observed.result)).not.toContain(500);
});
