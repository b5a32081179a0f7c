import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../accessibility";
import { addListed, deleteProduct } from "../api/support/goods";
import { type Caller, expect, test } from "../fixtures";
import { overhang, settle } from "./support/catalog";
import { walkByTab } from "./support/keyboard";

const jeans = { category: "men", kind: "jeans", size: "w-30,w-32", facts: { fabric: "denim", fit: "slim" } };

/** Products that only this test has; the last one is a shirt. */
async function makeProducts(admin: Caller): Promise<{ ids: string[]; remove: () => Promise<void> }> {
  const ids: string[] = [];
  for (const [at, price] of [1500, 1600, 1700, 1800].entries()) {
    const stockBySize = { "w-30": at, "w-32": 5 };
    const title = `Testpiece Jeans ${at + 1}`;
    ids.push((await addListed(admin, { ...jeans, title, price, stock: undefined, stockBySize }))._id);
  }
  ids.push((await addListed(admin, { title: "Testpiece Shirt", category: "men", kind: "shirts", size: "m" }))._id);
  const remove = async () => {
    for (const id of ids) await deleteProduct(admin, id);
  };
  return { ids, remove };
}

const compare = (page: Page) => page.getByRole("dialog", { name: "Compare" });
const chosen = (page: Page) => compare(page).getByRole("list", { name: "Chosen" }).getByRole("listitem");
const tray = (page: Page) => page.getByRole("region", { name: "Comparison" });

async function press(page: Page, id: string | undefined): Promise<Locator> {
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(compare(page)).toBeVisible();
  return compare(page);
}

test("up to three products of one kind are chosen, a fourth replaces one, another kind is refused", {
  tag: "@widths",
}, async ({ page, admin }) => {
  const { ids, remove } = await makeProducts(admin);
  const [one, two, three, four, shirt] = ids;
  const dialog = await press(page, one);
  await expect(chosen(page)).toHaveCount(1);
  await expect(dialog.getByText("Choose one more, here or in the shop.")).toBeVisible();
  await expect(dialog.getByRole("list", { name: "Compare with" }).getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page);

  await press(page, shirt);
  await expect(dialog.getByRole("status")).toContainText("Only products of one kind can be compared");
  await expect(chosen(page)).toHaveCount(1);
  await expect(dialog.getByRole("button", { name: "Compare shirts instead" })).toBeVisible();

  await press(page, two);
  await press(page, three);
  await expect(chosen(page)).toHaveCount(3);
  await press(page, four);
  await expect(dialog.getByRole("status")).toContainText("Up to 3 products can be compared.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Replace Testpiece Jeans 2" }).click();
  await expect(chosen(page)).toHaveCount(3);
  await expect(chosen(page).last()).toContainText("Testpiece Jeans 4");
  await dialog.getByRole("button", { name: "Remove Testpiece Jeans 3" }).click();
  await expect(dialog.getByRole("link", { name: "Compare (2)" })).toHaveAttribute(
    "href",
    `/shop/compare?ids=${one},${four}`,
  );

  await press(page, shirt);
  await dialog.getByRole("button", { name: "Compare shirts instead" }).click();
  await expect(chosen(page)).toHaveCount(1);
  await expect(chosen(page)).toContainText("Testpiece Shirt");
  await remove();
});

test("what is compared waits at the foot of the shop's pages, and is forgotten on a press and on signing out", async ({
  page,
  admin,
  shopper,
  openAs,
}) => {
  const { ids, remove } = await makeProducts(admin);
  await openAs(shopper);
  const store = () => page.evaluate((text) => localStorage.setItem("compare", text), `jeans:${ids.slice(0, 2)}`);
  await page.goto("/shop/home");
  await settle(page);
  await expect(tray(page)).toHaveCount(0);
  await store();
  await page.goto("/shop/listing");
  await expect(tray(page).getByRole("link", { name: "Compare (2)" })).toBeVisible();
  await tray(page).getByRole("button", { name: "Clear the comparison" }).click();
  await expect(tray(page)).toHaveCount(0);
  await store();
  await page.reload();
  await tray(page).getByRole("link", { name: "Compare (2)" }).click();
  await expect(page).toHaveURL(`/shop/compare?ids=${ids.slice(0, 2)}`);
  await settle(page);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("compare"))).toBeNull();
  await remove();
});

test("the address shows the products side by side without scripts, in a table with headers for rows and columns", async ({
  browser,
  baseURL,
  admin,
}) => {
  const { ids, remove } = await makeProducts(admin);
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/shop/compare?ids=${ids.slice(0, 3)}`);
  const table = page.getByRole("table", { name: "3 products side by side" });
  await expect(table.getByRole("columnheader")).toHaveText([/Testpiece Jeans 1/, /Jeans 2/, /Jeans 3/]);
  const row = (name: string) =>
    table.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  await expect(row("Price").getByRole("cell")).toHaveText(["₹1,500.00", "₹1,600.00", "₹1,700.00"]);
  await expect(row("Sizes in stock").getByRole("cell")).toHaveText(["32", "30 · 32", "30 · 32"]);
  await expect(row("Fit").getByRole("cell")).toHaveText(["Slim", "Slim", "Slim"]);
  // Without scripts its links work all the same.
  await table.getByRole("link", { name: "Remove Testpiece Jeans 2" }).click();
  await expect(page).toHaveURL(`/shop/compare?ids=${ids[0]},${ids[2]}`);
  await context.close();
  await remove();
});

test("deleted and unknown products, other kinds and a fourth are left out with a sentence", async ({ page, admin }) => {
  const { ids, remove } = await makeProducts(admin);
  const [one, two, three, four, shirt] = ids;
  await page.goto(`/shop/compare?ids=${[one, "0".repeat(24), shirt, two, "kurta", three, four]}`);
  const left = page.getByRole("main").getByRole("status");
  await expect(left.getByRole("paragraph")).toHaveText([
    "One product is no longer in the shop, and was left out.",
    "Only products of one kind can be compared. Left out: Testpiece Shirt.",
    "Up to 3 products can be compared. Left out: Testpiece Jeans 4.",
  ]);
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  await page.goto(`/shop/compare?ids=${"0".repeat(24)}`);
  await expect(page.getByRole("heading", { name: "Nothing to compare" })).toBeVisible();
  await page.goto("/shop/compare");
  await expect(page.getByRole("link", { name: "Go to the shop" })).toBeVisible();
  await remove();
});

test("three products fit a phone: the labels stay while the columns are swiped, and all is reached by Tab", {
  tag: "@phone",
}, async ({ page, admin }) => {
  const { ids, remove } = await makeProducts(admin);
  await page.goto(`/shop/compare?ids=${ids.slice(0, 3)}`);
  await settle(page);
  const label = page.getByRole("rowheader", { name: "Sizes in stock" });
  const before = await label.boundingBox();
  await page.locator("[class*=compare-frame]").evaluate((frame) => frame.scrollTo({ left: 999, behavior: "instant" }));
  await expect(page.getByRole("columnheader").last()).toBeInViewport({ ratio: 0.9 });
  expect((await label.boundingBox())?.x).toBeLessThanOrEqual(before?.x ?? 0);
  await expect(label).toBeInViewport({ ratio: 1 });
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.locator("body").press("Tab");
  const stops = await walkByTab(page);
  expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);
  await page.getByRole("link", { name: "Remove Testpiece Jeans 2" }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await page.getByRole("link", { name: "See and buy Testpiece Jeans 1" }).click();
  await expect(page.getByRole("dialog", { name: "Testpiece Jeans 1" })).toBeVisible();
  await remove();
});
