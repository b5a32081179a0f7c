import { readFileSync } from "node:fs";
import { ObjectId } from "mongodb";
import { good } from "../api/support/answers";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { type Caller, expect, shareSession, test } from "../fixtures";

const deletion = "**/api/shop/privacy/delete";

test.beforeEach(async ({ shopper, openAs, page }) => {
  await openAs(shopper);
  await page.goto("/shop/account?tab=privacy");
});

const open = (page: import("@playwright/test").Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

async function fillPassword(page: import("@playwright/test").Page, password: string) {
  await page.getByLabel("Password", { exact: true }).fill(password);
}

const isThere = (database: import("mongodb").Db, { id }: Caller) =>
  database.collection("users").countDocuments({ _id: new ObjectId(id) });

test("the tab says what is stored, and what stays before anything is asked", async ({ page }) => {
  await expect(page.getByRole("tab", { name: "Privacy" })).toHaveAttribute("aria-selected", "true");
  for (const name of ["What we store, and why", "Your data as a file", "Delete your account"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await expect(page.getByText("Invoices and credit notes, with the name and address")).toBeVisible();
  await expect(page.getByText("until 31 December 2033")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeHidden();
});

test("a shopper downloads their data after a wrong password and the right one", async ({ page, shopper }) => {
  await open(page, "Download my data");
  await fillPassword(page, "not the one");
  await open(page, "Download");
  await expect(page.getByText("is incorrect")).toBeVisible();
  await fillPassword(page, shopper.password);
  const download = page.waitForEvent("download");
  await open(page, "Download");
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), "utf8"));
  expect(data.index[0]).toMatchObject({ name: "account", count: 1 });
  expect(data.account.email).toBe(shopper.email);
  await expect(page.getByText("Your data is downloaded.")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeHidden();
});

test("a download that is cut off is no file, and can be tried again", async ({ page, shopper }) => {
  await open(page, "Download my data");
  await fillPassword(page, shopper.password);
  const exported = "**/api/shop/privacy/export";
  await page.route(exported, (route) =>
    route.fulfill({ contentType: "application/json", body: '{"success":true,"index":[' }),
  );
  await open(page, "Download");
  await expect(page.getByText("The download was cut off.")).toBeVisible();
  await page.unroute(exported);
  const download = page.waitForEvent("download");
  await open(page, "Download");
  await download;
});

test("an account is deleted by two presses once, and the other tab signs out", async ({
  page,
  context,
  shopper,
  database,
}) => {
  const other = await context.newPage();
  await other.goto("/shop/wishlist");
  await open(page, "Delete my account");
  await fillPassword(page, "not the one");
  await open(page, "Delete my account for good");
  await expect(page.getByText("is incorrect")).toBeVisible();
  expect(await isThere(database, shopper)).toBe(1);

  await fillPassword(page, shopper.password);
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/privacy/delete") && calls.push(request.url()));
  await page.getByRole("button", { name: "Delete my account for good" }).dblclick();
  await expect(page).toHaveURL("/shop/home");
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(await isThere(database, shopper)).toBe(0);
  await expect(other).toHaveURL(/\/auth\/login/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("token");
  await page.goto("/shop/account");
  await expect(page).toHaveURL(/\/auth\/login/);
});

test("what is in the way is named with links, and nothing is lost", async ({ page, shopper, database }) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const { orderId } = await orderCash(shopper);
  await open(page, "Delete my account");
  await fillPassword(page, shopper.password);
  await open(page, "Delete my account for good");
  const link = page.getByRole("link", { name: `Order ${orderId.slice(-8).toUpperCase()}` });
  await expect(link).toBeVisible();
  await expect(page.getByText("Your account can be deleted once these are done:")).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(`/shop/account/orders/${orderId}`);
  await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId } }));
});

test("without a network nothing is deleted, and the form stays", async ({ page, shopper, database, context }) => {
  await open(page, "Delete my account");
  await fillPassword(page, shopper.password);
  await context.setOffline(true);
  await open(page, "Delete my account for good");
  await expect(page.getByText("We couldn't reach the shop.")).toBeVisible();
  expect(await isThere(database, shopper)).toBe(1);
  await context.setOffline(false);
  await open(page, "Delete my account for good");
  await expect(page).toHaveURL("/shop/home");
  expect(await isThere(database, shopper)).toBe(0);
});

test("when the answer to a deletion is lost, the next press says that it is done", async ({
  page,
  shopper,
  database,
}) => {
  await open(page, "Delete my account");
  await fillPassword(page, shopper.password);
  await page.route(deletion, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await open(page, "Delete my account for good");
  await expect(page.getByText("We couldn't reach the shop.")).toBeVisible();
  expect(await isThere(database, shopper)).toBe(0);
  await page.unroute(deletion);
  await open(page, "Delete my account for good");
  await expect(page).toHaveURL("/shop/home");
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
});

test("a tab left open by somebody who deleted the account elsewhere leads to signing in", async ({
  page,
  shopper,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  await shareSession(shopper, elsewhere);
  await good(
    await elsewhere.request.post(`${new URL(page.url()).origin}/api/shop/privacy/delete`, {
      data: { password: shopper.password },
    }),
  );
  await elsewhere.close();
  await open(page, "Download my data");
  await fillPassword(page, shopper.password);
  await open(page, "Download");
  await expect(page).toHaveURL(/\/auth\/login/);
});
