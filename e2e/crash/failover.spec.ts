import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "mongodb";
import { dataFolder } from "../../scripts/lib/folders.mjs";
import { markdownTable } from "../../scripts/lib/markdown-table";
import { seconds } from "../../scripts/lib/progress.mjs";
import { expect, test } from "./fixtures";
import { faultsInBooks } from "./support/books";
import { newBuyer } from "./support/buyers";
import { type Instance, openShop, type Place } from "./support/place";
import { pageIsCached, pageShowsFewLeft } from "./support/product-page";
import { openProxy } from "./support/proxy";
import { settle } from "./support/settle";
import { maxGap, type Phase, type Shoppers, startShoppers } from "./support/shoppers";
import { newStockedProduct, type StockedProduct } from "./support/stocked-product";
import { startThreeMembers } from "./support/three-members";

/** CRASH_FAILOVERS chooses another number: `npm run test:faults` has four rounds. */
const rounds = Number(process.env.CRASH_FAILOVERS || 1);

const scope = "failover";
const productsInAll = 10;
/** So many that no product sells out or becomes scarce. */
const piecesPerProduct = 10_000;
/** How long people browse and order before and after each event, in ms. */
const calmMs = 1_500;

/**
 * Two instances of the shop behind a proxy, over a replica set of three members. While people browse and order, the
 * primary is killed and comes back, another primary steps down, and each instance is restarted. The report has a
 * table of what happened to requests.
 */
test("no order is lost, and pages follow, while primaries change and instances restart", async ({
  processes,
}, info) => {
  test.setTimeout(240_000 + rounds * 120_000);
  rmSync(dataFolder(scope), { recursive: true, force: true });
  const members = await startThreeMembers(processes, scope);
  const proxy = await openProxy();
  try {
    const database = members.client.db();
    const place = await openShop(processes, { scope, mongodbUri: members.uri, proxyUrl: proxy.url });
    const instances = [place.first, await place.openInstance()];
    proxy.instances.push(...instances.map(({ url }) => url));
    const products = await Promise.all(
      Array.from({ length: productsInAll }, () => newStockedProduct(database, piecesPerProduct)),
    );
    const shoppers = startShoppers(database, place, products);
    const scarce: StockedProduct[] = [];
    const follow = pagesFollow(database, place, { instances, shoppers, scarce });
    await sleep(calmMs);

    const results: string[][] = [];
    for (let round = 0; round < rounds; round++) {
      let restart = async () => {};
      results.push(
        await follow("primary killed", async () => {
          restart = await members.killPrimary();
        }),
      );
      results.push(await follow("killed member back", () => restart()));
      results.push(await follow("primary steps down", members.stepDown));
    }
    const restarted = await restartEach(instances, shoppers);
    results.push([...restarted, ...(await lostOrders(database, await shoppers.stop()))]);
    await settle(database, place);
    results.push(await faultsInBooks(database, place, [...products, ...scarce]));
    await info.attach("what happened to requests", { body: tableOf(shoppers.phases), contentType: "text/markdown" });
    await Promise.all(instances.map((instance) => instance.stop()));
    expect(results.flat()).toEqual([]);
  } finally {
    await Promise.all([proxy.close(), members.client.close()]);
  }
});

/**
 * Returns a function that does something to the database while a product becomes scarce, waits until orders are
 * completed again, and returns the errors: requests that failed, and instances whose cached page did not follow.
 */
function pagesFollow(
  database: Db,
  place: Place,
  { instances, shoppers, scarce }: { instances: readonly Instance[]; shoppers: Shoppers; scarce: StockedProduct[] },
) {
  return async (title: string, event: () => Promise<void>): Promise<string[]> => {
    const [during, after] = [await newStockedProduct(database, 7), await newStockedProduct(database, 7)];
    scarce.push(during, after);
    const [first, last] = [
      await newBuyer(database, place, during.productId, "cash"),
      await newBuyer(database, place, after.productId, "cash"),
    ];
    const found: string[] = [];
    const eachPage = async (check: typeof pageIsCached, { productId }: StockedProduct, fault: string) => {
      const seen = await Promise.all(instances.map(({ url }) => check(url, productId)));
      if (seen.includes(false)) found.push(`${title}: ${fault}`);
    };
    for (const product of [during, after]) await eachPage(pageIsCached, product, "a page was never cached");
    const phase = shoppers.begin(title);
    await Promise.all([shoppers.order(first), event()]);
    await shoppers.order(last);
    for (const product of [during, after]) await eachPage(pageShowsFewLeft, product, "a cached page stayed as it was");
    await sleep(calmMs);
    return [...found, ...failuresOf(phase)];
  };
}

/** Stops and restarts one instance after the other. Returns the requests that failed meanwhile: none may. */
async function restartEach(instances: readonly Instance[], shoppers: Shoppers): Promise<string[]> {
  const found: string[] = [];
  const phase = shoppers.begin("rolling restart");
  for (const instance of instances) {
    if ((await instance.stop()) !== 0) found.push("an instance did not stop in order within 20 s");
    await instance.start();
    await sleep(calmMs);
  }
  shoppers.begin("after");
  if (phase.unavailable > 0) found.push(`rolling restart: ${phase.unavailable} requests were answered 503`);
  return [...found, ...failuresOf(phase)];
}

const failuresOf = ({ title, failures }: Phase) => failures.map((failure) => `${title}: ${failure}`);

/** The completed orders that are not in the database, or rejected there. */
async function lostOrders(database: Db, orderIds: readonly string[]): Promise<string[]> {
  const standing = await database
    .collection("orders")
    .find({ orderStatus: { $ne: "Rejected" } }, { projection: { _id: 1 } })
    .toArray();
  const kept = new Set(standing.map(({ _id }) => String(_id)));
  return orderIds.filter((id) => !kept.has(id)).map((id) => `order ${id} was confirmed and is lost`);
}

function tableOf(phases: readonly Phase[]): string {
  const heading = ["event", "requests", "503", "failed", "orders", "longest time without an order"];
  const rows = phases.map((phase) => [
    phase.title,
    ...[phase.requests, phase.unavailable, phase.failures.length, phase.completed.length].map(String),
    seconds(maxGap(phase)),
  ]);
  return markdownTable([heading, ...rows]);
}
