import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Db, ObjectId } from "mongodb";
import { good } from "../api/support/answers";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { type Caller, expect, test } from "../fixtures";
import { loseAnswer } from "./support/lose-answer";

const deletion = "**/api/shop/privacy/delete";

test.beforeEach(async ({ shopper, openAs, page }) => {
  await openAs(shopper);
  await page.goto("/shop/account?tab=privacy");
});

const open = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const passwordField = (page: Page) => page.getByLabel("Password", { exact: true });

const isThere = (database: Db, { id }: Caller) =>
  database.collection("users").countDocuments({ _id: new ObjectId(id) });

test("the tab says what is stored; a shopper downloads it by the password, also after a download that was cut off", async ({
  page,
  shopper,
}) => {
  const password = passwordField(page);
  await expect(page.getByRole("tab", { name: "Privacy" })).toHaveAttribute("aria-selected", "true");
  for (const name of ["What we store, and why", "Your data as a file", "Delete your account"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await expect(page.getByText("Invoices and credit notes, with the name and address")).toBeVisible();
  await expect(page.getByText("until 31 December 2033")).toBeVisible();
  await expect(password).toBeHidden();

  await open(page, "Download my data");
  await password.fill("not the one");
  await open(page, "Download");
  await expect(page.getByText("is incorrect")).toBeVisible();
  await password.fill(shopper.password);
  const exported = "**/api/shop/privacy/export";
  await page.route(exported, (route) =>
    route.fulfill({ contentType: "application/json", body: '{"success":true,"index":[' }),
  );
  await open(page, "Download");
  await expect(page.getByText("We couldn't reach the shop.")).toBeVisible();
  await page.unroute(exported);
  const download = page.waitForEvent("download");
  await open(page, "Download");
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), "utf8"));
  expect(data.index[0]).toMatchObject({ name: "account", count: 1 });
  expect(data.account.email).toBe(shopper.email);
  await expect(page.getByText("Your data is downloaded.")).toBeVisible();
  await expect(password).toBeHidden();

  await test.step("a tab left open by somebody who deleted the account elsewhere leads to signing in", async () => {
    await open(page, "Download my data");
    await password.fill(shopper.password);
    const form = { password: shopper.password };
    await good(await shopper.request.post("/api/shop/privacy/delete", { data: form }));
    await open(page, "Download");
    await expect(page).toHaveURL(/\/auth\/login/);
  });
});

test("an account is deleted once, by two presses, when nothing is in the way, and the other tab signs out", async ({
  page,
  context,
  shopper,
  database,
}) => {
  const password = passwordField(page);
  const forGood = page.getByRole("button", { name: "Delete my account for good" });
  await fill(shopper, await newProduct(database), 1, "m");
  const { orderId } = await orderCash(shopper);
  const other = await context.newPage();
  await other.goto("/shop/wishlist");
  await open(page, "Delete my account");
  await password.fill("not the one");
  await forGood.click();
  await expect(page.getByText("is incorrect")).toBeVisible();
  expect(await isThere(database, shopper)).toBe(1);

  await test.step("what is in the way is named with links, and nothing is lost", async () => {
    await password.fill(shopper.password);
    await forGood.click();
    const link = page.getByRole("link", { name: `Order ${orderId.slice(-8).toUpperCase()}` });
    await expect(link).toHaveAttribute("href", `/shop/account/orders/${orderId}`);
    await expect(page.getByText("Your account can be deleted once these are done:")).toBeVisible();
    await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId } }));
  });

  await test.step("without a network nothing is deleted, and the form stays", async () => {
    await context.setOffline(true);
    await forGood.click();
    await expect(page.getByText("We couldn't reach the shop.")).toBeVisible();
    expect(await isThere(database, shopper)).toBe(1);
    await context.setOffline(false);
  });

  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/privacy/delete") && calls.push(request.url()));
  await forGood.dblclick();
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  await expect(page).toHaveURL("/shop/home");
  expect(calls).toHaveLength(1);
  expect(await isThere(database, shopper)).toBe(0);
  await expect(other).toHaveURL(/\/auth\/login/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("token");
});

test("when the answer to a deletion is lost, the next press says that it is done", async ({
  page,
  shopper,
  database,
}) => {
  await open(page, "Delete my account");
  await passwordField(page).fill(shopper.password);
  await loseAnswer(page, deletion);
  await open(page, "Delete my account for good");
  await expect(page.getByText("We couldn't reach the shop.")).toBeVisible();
  expect(await isThere(database, shopper)).toBe(0);
  await open(page, "Delete my account for good");
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  await expect(page).toHaveURL("/shop/home");
});
