import type { Page } from "@playwright/test";
import { good } from "../api/support/answers";
import { addListed, deleteProduct, newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { overhang, settle } from "./support/catalog";
import { enter, tabTo } from "./support/keyboard";

const opener = (page: Page) => page.getByRole("button", { name: "Size guide" });
const guide = (page: Page) => page.getByRole("dialog", { name: "Size guide" });

/** The cells of the table, by rows. */
function cells(page: Page): Promise<string[][]> {
  return guide(page)
    .getByRole("row")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent ?? "")));
}

test("the size guide, loaded when it is opened, shows the sizes in cm and inches and how to measure", async ({
  page,
  database,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text().catch(() => ""));
  });
  const hasTables = async () => (await Promise.all(scripts)).some((text) => text.includes("EN 13402-3"));
  const id = await newProduct(database, { category: "women", title: "Kurta", size: ["s", "m", "l"] });
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  await expect(opener(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(5);
  expect(await hasTables()).toBe(false);
  await opener(page).click();
  await expect(guide(page).getByRole("table", { name: "Women's kurtas, tops and dresses" })).toBeVisible();
  expect(await hasTables()).toBe(true);
  expect(await cells(page)).toEqual([
    ["Size", "Bust, cm", "Waist, cm", "Hip, cm"],
    ["S", "82–90", "66–74", "90–98"],
    ["M", "90–98", "74–82", "98–106"],
    ["L", "98–106", "82–91", "106–114"],
  ]);
  await expect(guide(page).getByRole("row").and(page.locator("[aria-current]"))).toContainText("M");
  await expect(guide(page).getByRole("rowheader")).toHaveText(["S", "M", "L"]);
  await guide(page).getByLabel("inches").check();
  expect((await cells(page)).slice(0, 2)).toEqual([
    ["Size", "Bust, inches", "Waist, inches", "Hip, inches"],
    ["S", "32.5–35.5", "26–29", "35.5–38.5"],
  ]);
  for (const measure of ["A Bust", "B Waist", "C Hip"]) await expect(guide(page).getByText(measure)).toBeVisible();
  await expect(guide(page).getByText("EN 13402-3")).toBeVisible();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = () =>
      guide(page)
        .locator("table")
        .evaluate((table) => table.scrollWidth - table.clientWidth);
    await expect.poll(beyond, `${width} px`).toBeLessThanOrEqual(0);
    expect(await overhang(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test("the size guide is offered only where a table covers the sizes", async ({ request, database }) => {
  const isOffered = async (product: Parameters<typeof newProduct>[1]) => {
    const answer = await request.get(`/shop/product/${await newProduct(database, product)}`);
    return /<button[^>]*>(?:(?!<\/button>).)*Size guide/s.test(await answer.text());
  };
  expect(await isOffered({})).toBe(false);
  expect(await isOffered({ category: "women", title: "Saree", size: [] })).toBe(false);
  expect(await isOffered({ category: "women", title: "Kurta" })).toBe(true);
});

test("the size guide works by the keyboard, and Escape returns the focus to its button", async ({ page, database }) => {
  const id = await newProduct(database, { category: "footwear", title: "Jutti" });
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  await enter(page, opener(page));
  await expect(guide(page)).toBeVisible();
  await tabTo(page, guide(page).getByLabel("cm"));
  await page.keyboard.press("ArrowRight");
  await expect(guide(page).getByLabel("inches")).toBeChecked();
  expect((await cells(page))[1]).toEqual(["S", "9–9.7", "5, 6", "37 to 39"]);
  await page.keyboard.press("Escape");
  await expect(guide(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("Back closes the size guide and keeps the page", { tag: "@phone" }, async ({ page, database }) => {
  const id = await newProduct(database, { category: "kids", title: "Tee" });
  await page.goto("/shop/help");
  await page.goto(`/shop/product/${id}`);
  await settle(page);
  await opener(page).click();
  await expect(guide(page).getByRole("columnheader", { name: "Age in years" })).toBeVisible();
  await page.goBack();
  await expect(guide(page)).toBeHidden();
  await expect(page).toHaveURL(`/shop/product/${id}`);
  await page.goBack();
  await expect(page).toHaveURL("/shop/help");
});

test("the size guide opens over the product's dialog and is printed alone", async ({
  page,
  shopper,
  admin,
  openAs,
}) => {
  const title = `Testpiece ${admin.id}`;
  const { _id } = await addListed(admin, { title });
  await good(await shopper.request.post("/api/shop/wishlist/add", { data: { productId: _id } }));
  await openAs(shopper);
  await page.goto("/shop/wishlist");
  await settle(page);
  await page.getByRole("main").getByRole("link", { name: title }).first().click();
  const product = page.getByRole("dialog", { name: title });
  await product.getByRole("button", { name: "Size guide" }).click();
  await expect(guide(page).getByRole("columnheader", { name: "UK and India" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(guide(page).getByRole("table")).toBeVisible();
  await expect(guide(page)).toHaveCSS("position", "static");
  await expect(page.getByRole("main", { includeHidden: true })).toBeHidden();
  await expect(page.getByText("Inclusive of all taxes").first()).toBeHidden();
  for (const name of ["Print", "Close"]) await expect(guide(page).getByRole("button", { name })).toBeHidden();
  await expect(guide(page).getByText("How to measure")).toBeHidden();
  await expect(guide(page).getByRole("radio").first()).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.keyboard.press("Escape");
  await expect(guide(page)).toBeHidden();
  await expect(product).toBeVisible();
  await deleteProduct(admin, _id);
});
