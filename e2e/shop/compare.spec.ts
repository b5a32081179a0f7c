import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expectAccessible } from "../accessibility";
import { good } from "../api/support/answers";
import { addListed, deleteProduct, testpiece } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { overhang, settle } from "./support/catalog";
import { walkByTab } from "./support/keyboard";

const unknown = "0".repeat(24);

/** Products of the demo catalogue of one kind for men; other tests add some for a while. */
async function ofKind(request: APIRequestContext, kind: string): Promise<{ _id: string; title: string }[]> {
  const { data } = await good(await request.get(`/api/shop/products/get?category=men&kind=${kind}&limit=24`));
  return data.filter(({ brand }: { brand: string }) => brand !== testpiece.brand);
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

test("up to three products of one kind are chosen, a fourth replaces one, another kind is refused", async ({
  page,
  request,
}) => {
  const [one, two, three, four] = await ofKind(request, "jeans");
  const [shirt] = await ofKind(request, "shirts");
  const dialog = await press(page, one?._id);
  await expect(chosen(page)).toHaveCount(1);
  await expect(dialog.getByText("Choose one more, here or in the shop.")).toBeVisible();
  const others = dialog.getByRole("list", { name: "Compare with" });
  await expect(others.getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page);
  for (const [at, other] of [two, three].entries()) {
    await others.getByRole("button", { name: `Add ${other?.title}` }).click();
    await expect(chosen(page)).toHaveCount(at + 2);
  }

  await press(page, four?._id);
  await expect(dialog.getByRole("status")).toContainText("Up to 3 products can be compared.");
  await expect(chosen(page)).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: `Replace ${two?.title}` }).click();
  await expect(chosen(page)).toHaveCount(3);
  await expect(chosen(page).last()).toContainText(String(four?.title));
  await dialog.getByRole("button", { name: `Remove ${three?.title}` }).click();
  await expect(dialog.getByRole("link", { name: "Compare (2)" })).toHaveAttribute(
    "href",
    `/shop/compare?ids=${one?._id},${four?._id}`,
  );

  await press(page, shirt?._id);
  await expect(dialog.getByRole("status")).toContainText("Only products of one kind can be compared");
  await expect(chosen(page)).toHaveCount(2);
  await dialog.getByRole("button", { name: "Compare shirts instead" }).click();
  await expect(chosen(page)).toHaveCount(1);
  await expect(chosen(page)).toContainText(String(shirt?.title));
});

test("what is compared waits at the foot of the shop's pages, and is forgotten on a press and on signing out", async ({
  page,
  shopper,
  openAs,
}) => {
  const ids = (await ofKind(page.request, "jeans")).slice(0, 2).map(({ _id }) => _id);
  await openAs(shopper);
  /** As another tab of the shop would. */
  const store = () =>
    page.evaluate((text) => {
      localStorage.setItem("compare", text);
      dispatchEvent(new Event("storage"));
    }, `jeans:${ids}`);
  await page.goto("/shop/home");
  await settle(page);
  await expect(tray(page)).toHaveCount(0);
  await store();
  await expect(tray(page).getByRole("link", { name: "Compare (2)" })).toBeVisible();
  await page.reload();
  await expect(tray(page).getByRole("link", { name: "Compare (2)" })).toBeVisible();
  await tray(page).getByRole("button", { name: "Clear the comparison" }).click();
  await expect(tray(page)).toHaveCount(0);
  await store();
  await tray(page).getByRole("link", { name: "Compare (2)" }).click();
  await expect(page).toHaveURL(`/shop/compare?ids=${ids}`);
  await settle(page);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("compare"))).toBeNull();
});

test("without scripts too, the address shows three products in a table with headers, and says what is left out", async ({
  browser,
  baseURL,
  admin,
}) => {
  const jeans = { category: "men", kind: "jeans", size: "w-30,w-32", facts: { fabric: "denim", fit: "slim" } };
  const own = { ...jeans, stock: undefined, stockBySize: { "w-30": 0, "w-32": 5 } };
  const { _id: one } = await addListed(admin, { ...own, title: "Testpiece Jeans 1", price: 1500 });
  const more = { ...own, stockBySize: { "w-30": 1, "w-32": 5 } };
  const { _id: two } = await addListed(admin, { ...more, title: "Testpiece Jeans 2", price: 1600 });
  const [three, four] = await ofKind(admin.request, "jeans");
  const [shirt] = await ofKind(admin.request, "shirts");
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/shop/compare?ids=${[one, unknown, shirt?._id, two, "kurta", three?._id, four?._id]}`);
  const left = page.getByRole("main").getByRole("status");
  await expect(left.getByRole("paragraph")).toHaveText([
    "One product is no longer in the shop, and was left out.",
    `Only products of one kind can be compared. Left out: ${shirt?.title}.`,
    `Up to 3 products can be compared. Left out: ${four?.title}.`,
  ]);
  const table = page.getByRole("table", { name: "3 products side by side" });
  const titles = ["Testpiece Jeans 1", "Testpiece Jeans 2", String(three?.title)];
  for (const [at, title] of titles.entries()) {
    await expect(table.getByRole("columnheader").nth(at)).toContainText(title);
  }
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  const cells = (name: string) =>
    table
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name, exact: true }) })
      .getByRole("cell");
  await expect(cells("Price")).toHaveText(["₹1,500.00", "₹1,600.00", /₹/]);
  await expect(cells("Sizes in stock")).toHaveText(["32", "30 · 32", /\d/]);
  await expect(cells("Fit")).toHaveText(["Slim", "Slim", /\w/]);
  await table.getByRole("link", { name: "Remove Testpiece Jeans 2" }).click();
  await expect(page).toHaveURL(`/shop/compare?ids=${one},${three?._id}`);

  await page.goto(`/shop/compare?ids=${unknown}`);
  await expect(page.getByRole("heading", { name: "Nothing to compare" })).toBeVisible();
  await page.goto("/shop/compare");
  await expect(page.getByRole("link", { name: "Go to the shop" })).toBeVisible();
  await context.close();
  for (const id of [one, two]) await deleteProduct(admin, id);
});

test("three products fit a phone: the labels stay while the columns are swiped, and all is reached by Tab", {
  tag: "@phone",
}, async ({ page }) => {
  const [one, two, three] = await ofKind(page.request, "jeans");
  await page.goto(`/shop/compare?ids=${one?._id},${two?._id},${three?._id}`);
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
  await page.getByRole("link", { name: `Remove ${two?.title}` }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await page.getByRole("link", { name: `See and buy ${one?.title}` }).click();
  const product = page.getByRole("dialog", { name: one?.title });
  await product.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(compare(page)).toBeVisible();
  await expect(chosen(page)).toHaveCount(1);
  await expectAccessible(page);
});
