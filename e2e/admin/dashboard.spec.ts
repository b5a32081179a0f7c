import type { Page } from "@playwright/test";
import { ObjectId } from "mongodb";
import { jobNames } from "@/lib/jobs/names";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { reconcile } from "../api/support/razorpay";
import { type Caller, expect, test } from "../fixtures";
import { orderRow } from "./support/orders";
import { figure, note, type Sums, sums } from "./support/sums";

test.beforeEach(async ({ admin, openAs }) => openAs(admin));

/**
 * Opens the dashboard as the server made it while no order changed, and gives the figures of the orders then: other tests
 * order at the same time.
 */
async function openStill(page: Page, admin: Caller, path: string, read: () => Promise<Sums>): Promise<Sums> {
  let html = "";
  let figures: Sums | undefined;
  await expect(async () => {
    const before = await read();
    html = await (await admin.request.get(path)).text();
    expect(await read()).toEqual(before);
    figures = before;
  }).toPass();
  const isPage = ({ pathname, search }: URL) => pathname + search === path;
  await page.route(isPage, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: html }));
  await page.goto(path);
  if (!figures) throw new Error("The figures were not read");
  return figures;
}

test("the figures of each period are the sums of the orders", async ({ page, admin, shopper, database }) => {
  // It waits for moments in which no other test orders.
  test.slow();
  await fill(shopper, await newProduct(database, { size: [], stock: 50, price: 1499.5 }), 30);
  await orderCash(shopper);
  for (const { days, span, panel } of [
    { days: 1, span: "today", panel: "today" },
    { days: 7, span: "in 7 days", panel: "last 7 days" },
    { days: 30, span: "in 30 days", panel: "last 30 days" },
  ]) {
    const path = days === 1 ? "/admin/dashboard" : `/admin/dashboard?period=${days}`;
    const want = await openStill(page, admin, path, () => sums(database, days));
    await expect(figure(page, `Sales ${span}`)).toHaveText(want.revenue);
    await expect(figure(page, `Orders ${span}`)).toHaveText(want.orders);
    await expect(figure(page, "Average order")).toHaveText(want.average);
    await expect(note(page, `Sales ${span}`)).toHaveText(want.compared);
    await expect(figure(page, "Waiting to ship")).toHaveText(want.toShip);
    await expect(figure(page, "Low or out of stock")).toHaveText(want.low);
    await expect(note(page, "Low or out of stock")).toHaveText(want.out);
    const status = page.getByRole("region", { name: "Orders by status" });
    await expect(status.getByText(`${want.placed} ${span}`)).toBeVisible();
    for (const text of want.byStatus) await expect(status).toContainText(text);
    const paid = page.getByRole("region", { name: "Online and cash" });
    for (const text of want.paid) await expect(paid).toContainText(text);
    const best = page.getByRole("region", { name: `Best sellers, ${panel}` });
    await expect(best.getByRole("listitem").first()).toContainText(`${want.maxPieces} pieces`);
  }
});

test("the charts are in the page without scripts, with a table for screen readers", async ({ page, admin }) => {
  const html = await (await admin.request.get("/admin/dashboard?period=7")).text();
  expect(html).toMatch(/<svg[^>]+role="img"[^>]+aria-label="(Sales by day|No sales yet)/);
  await page.goto("/admin/dashboard");
  const sales = page.getByRole("region", { name: "Sales, today" });
  await expect(sales.getByRole("img")).toHaveCount(1);
  await expect(sales.getByRole("row")).toHaveCount(25);
  await page.getByRole("navigation", { name: "Period" }).getByRole("link", { name: "30 days" }).click();
  await expect(page).toHaveURL("/admin/dashboard?period=30");
});

for (const { days, at, ...details } of [
  { days: 30, at: "on a wide screen" },
  { days: 14, at: "on a phone", tag: "@phone" },
]) {
  test(
    `the chart of 30 days shows ${days} ${at}, with their sum and a table`,
    details,
    async ({ page, admin, shopper, database }) => {
      await fill(shopper, await newProduct(database, { size: [] }));
      await orderCash(shopper);
      const { revenue } = await openStill(page, admin, "/admin/dashboard?period=30", () => sums(database, days));
      const sales = page.getByRole("region", { name: `Sales, last ${days} days` });
      await expect(sales.getByRole("row")).toHaveCount(days + 1);
      await expect(sales.getByRole("paragraph")).toHaveText(revenue, { useInnerText: true });
      const chart = sales.getByRole("img");
      await expect(chart.locator("rect")).toHaveCount(days);
      await expect(chart).toHaveAttribute("aria-label", new RegExp(`${revenue.replaceAll(".", "\\.")} in all`));
    },
  );
}

test("figures and rows link to the list behind them", async ({ page, shopper, database }) => {
  await fill(shopper, await newProduct(database, { size: [] }));
  const { orderId } = await orderCash(shopper);
  const main = page.getByRole("main");
  await page.goto("/admin/dashboard?period=7");
  for (const [name, address] of [
    ["Sales in 7 days", /\/admin\/orders\?group=sales&from=[\d-]+&to=[\d-]+$/],
    ["Delivered", /\/admin\/orders\?status=Delivered&from=[\d-]+&to=[\d-]+$/],
    ["Paid online", /\/admin\/orders\?group=paid-online&from=/],
    ["Low or out of stock", /\/admin\/products\?stock=low$/],
  ] as const) {
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
  }
  const low = page.getByRole("region", { name: "Running low" }).getByRole("listitem").first().getByRole("link");
  await expect(low).toHaveAttribute("href", /\/admin\/products\?q=/);
  await main.getByRole("link", { name: "Waiting to ship" }).click();
  await expect(page).toHaveURL("/admin/orders?group=to-ship");
  await expect(page.getByLabel("Show")).toHaveValue("to-ship");
  await page.getByRole("searchbox", { name: "Find orders" }).fill(orderId);
  await expect(orderRow(page, orderId)).toBeVisible();
});

test("a product with many pieces runs low when one of its sizes does, and the size is named", async ({
  page,
  database,
}) => {
  const products = database.collection("products");
  const _id = new ObjectId(await newProduct(database, { stockBySize: { s: 0, m: 30, l: 2 } }));
  // Before all that other tests have sold out.
  await products.updateOne({ _id }, { $set: { scarcest: -1 } });
  try {
    await page.goto("/admin/dashboard");
    const rows = page.getByRole("region", { name: "Running low" }).getByRole("listitem");
    const row = rows.filter({ hasText: `Test Kurta ${_id}` });
    await expect(row.getByRole("paragraph")).toHaveText("S sold out, 2 left in L");
    await expect(row).toContainText("32 left");
  } finally {
    await products.deleteOne({ _id });
  }
});

test("the dashboard shows the last run of each scheduled job, and why one failed", async ({
  page,
  database,
  baseURL,
}) => {
  const runs = page.getByRole("region", { name: "Scheduled jobs" }).getByRole("listitem");
  await reconcile(baseURL);
  await page.goto("/admin/dashboard");
  await expect(runs).toHaveCount(jobNames.length);
  await expect(runs.filter({ hasText: "Orders and refunds compared with Razorpay" })).toContainText(/ · [\d.]+ m?s · /);
  const jobs = database.collection<{ _id: string }>("jobs");
  // Another test may run the jobs at the same moment.
  await expect(async () => {
    await jobs.updateOne({ _id: "imports" }, { $set: { error: "The database was restarted." } });
    await page.reload();
    const failed = runs.filter({ hasText: "Interrupted imports continued" });
    await expect(failed).toContainText("Failed: The database was restarted.", { timeout: 2_000 });
  }).toPass();
});
