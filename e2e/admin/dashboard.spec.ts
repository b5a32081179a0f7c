import { ObjectId } from "mongodb";
import { expectAccessible } from "../accessibility";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { orderRow } from "./support/orders";
import { figure, note, sums } from "./support/sums";

test.beforeEach(async ({ admin, openAs }) => openAs(admin));

for (const { path, days, span, panel } of [
  { path: "/admin/dashboard", days: 1, span: "today", panel: "today" },
  { path: "/admin/dashboard?period=7", days: 7, span: "in 7 days", panel: "last 7 days" },
  { path: "/admin/dashboard?period=30", days: 30, span: "in 30 days", panel: "last 30 days" },
]) {
  test(`the figures of ${panel} are the sums of the orders @desktop`, async ({ page, shopper, database }) => {
    await fill(shopper, await newProduct(database, { size: [], stock: 50, price: 1499.5 }), 30);
    await orderCash(shopper);
    // Other tests order at the same time: what is compared must have stood still while the page was made.
    await expect(async () => {
      const before = await sums(database, days);
      await page.goto(path);
      await expect(figure(page, `Sales ${span}`)).not.toBeEmpty();
      await expect(page.getByRole("region", { name: "Running low" }).getByRole("listitem").first()).toBeVisible();
      expect(await sums(database, days)).toEqual(before);
      await expect(figure(page, `Sales ${span}`)).toHaveText(before.revenue, { timeout: 100 });
      await expect(figure(page, `Orders ${span}`)).toHaveText(before.orders, { timeout: 100 });
      await expect(figure(page, "Average order")).toHaveText(before.average, { timeout: 100 });
      await expect(note(page, `Sales ${span}`)).toHaveText(before.compared, { timeout: 100 });
      await expect(figure(page, "Waiting to ship")).toHaveText(before.toShip, { timeout: 100 });
      await expect(figure(page, "Low or out of stock")).toHaveText(before.low, { timeout: 100 });
      await expect(note(page, "Low or out of stock")).toHaveText(before.out, { timeout: 100 });
      const status = page.getByRole("region", { name: "Orders by status" });
      await expect(status.getByText(`${before.placed} ${span}`)).toBeVisible({ timeout: 100 });
      for (const text of before.byStatus) await expect(status).toContainText(text, { timeout: 100 });
      const paid = page.getByRole("region", { name: "Online and cash" });
      for (const text of before.paid) await expect(paid).toContainText(text, { timeout: 100 });
      const best = page
        .getByRole("region", { name: `Best sellers, ${panel}` })
        .getByRole("listitem")
        .first();
      await expect(best).toContainText(`${before.mostPieces} pieces`, { timeout: 100 });
    }).toPass({ timeout: 25_000 });
  });
}

test("the charts are in the page without a script, with a table for those who hear it", async ({ page, admin }) => {
  const html = await (await admin.request.get("/admin/dashboard?period=7")).text();
  expect(html).toMatch(/<svg[^>]+role="img"[^>]+aria-label="(Sales by day|No sales yet)/);
  await page.goto("/admin/dashboard");
  const sales = page.getByRole("region", { name: "Sales, today" });
  await expect(sales.getByRole("img")).toHaveCount(1);
  await expect(sales.getByRole("row")).toHaveCount(25);
  await expectAccessible(page);
  await page.getByRole("navigation", { name: "Period" }).getByRole("link", { name: "30 days" }).click();
  await expect(page).toHaveURL("/admin/dashboard?period=30");
});

for (const { days, tag } of [
  { days: 30, tag: "@desktop" },
  { days: 14, tag: "@phone" },
]) {
  test(`of 30 days the chart shows ${days}, with their name, sum and table ${tag}`, async ({
    page,
    shopper,
    database,
  }) => {
    await fill(shopper, await newProduct(database, { size: [] }));
    await orderCash(shopper);
    await expect(async () => {
      const { revenue } = await sums(database, days);
      await page.goto("/admin/dashboard?period=30");
      const sales = page.getByRole("region", { name: `Sales, last ${days} days` });
      await expect(sales.getByRole("row")).toHaveCount(days + 1);
      expect((await sums(database, days)).revenue).toBe(revenue);
      await expect(sales.getByRole("paragraph")).toHaveText(revenue, { useInnerText: true, timeout: 100 });
      const chart = sales.getByRole("img");
      await expect(chart.locator("rect")).toHaveCount(days);
      expect(await chart.getAttribute("aria-label")).toContain(`${revenue} in all`);
    }).toPass({ timeout: 25_000 });
  });
}

test("figures and rows lead to the list behind them", async ({ page, shopper, database }) => {
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
  await expect(orderRow(page, orderId)).toBeVisible();
});

test("a product with many pieces runs low when a size does, and the size is named", async ({ page, database }) => {
  const products = database.collection("products");
  const _id = new ObjectId(await newProduct(database, { stockBySize: { s: 0, m: 30, l: 2 } }));
  // Before all that other tests have sold out.
  await products.updateOne({ _id }, { $set: { scarcest: -1 } });
  try {
    await page.goto("/admin/dashboard");
    const row = page.getByRole("region", { name: "Running low" }).getByRole("listitem").first();
    await expect(row).toContainText(`Test Kurta ${_id}`);
    await expect(row.getByRole("paragraph")).toHaveText("S sold out, 2 left in L");
    await expect(row).toContainText("32 left");
  } finally {
    await products.deleteOne({ _id });
  }
});
