import type { Locator, Page } from "@playwright/test";
import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import { cards, listed, settle, storedFilters } from "./support/catalog";
import { expectListed, openFilters, showGroup } from "./support/listing";

async function closeFilters(page: Page): Promise<void> {
  const show = page.getByRole("button", { name: /^Show / }).filter({ visible: true });
  if (await show.isVisible()) await show.click();
}

const chips = (page: Page) => page.getByRole("list", { name: "Chosen filters" }).getByRole("link");

test("size, discount, price and stock narrow the list together, each is a chip, and Back undoes them one by one", {
  tag: "@widths",
}, async ({ page }) => {
  await page.goto("/shop/listing?category=women");
  await settle(page);
  const filters = await openFilters(page, "Size");
  await filters.getByRole("checkbox", { name: "M", exact: true }).check();
  await showGroup(page, "Discount");
  await filters.getByRole("radio", { name: "20% or more" }).check();
  await showGroup(page, "Availability");
  await filters.getByRole("checkbox", { name: "In stock only" }).check();
  await showGroup(page, "Price");
  await filters.getByLabel("From ₹").fill("800");
  await filters.getByLabel("Up to ₹").fill("3000");
  await filters.getByLabel("Up to ₹").press("Enter");
  const query = "category=women&size=m&discount=20&inStock=1&minPrice=800&maxPrice=3000";
  await expect(page).toHaveURL(`/shop/listing?${query}`);
  await closeFilters(page);
  await expectListed(page, query);
  await expect(chips(page)).toHaveText(
    ["Women", "M", "20% or more", "In stock only", "From ₹800", "Up to ₹3,000"].map(
      (label) => `Remove filter ${label}`,
    ),
  );
  expect(await storedFilters(page)).toEqual({
    ...{ category: ["women"], size: ["m"], discount: ["20"], inStock: ["1"] },
    ...{ minPrice: ["800"], maxPrice: ["3000"] },
  });

  await page.getByRole("link", { name: "Remove filter 20% or more" }).click();
  await page.getByRole("link", { name: "Remove filter From ₹800" }).click();
  await expectListed(page, "category=women&size=m&inStock=1&maxPrice=3000");
  await page.goBack();
  await page.goBack();
  await expectListed(page, query);
  await page.reload();
  await expectListed(page, query);
  await page.goto("/shop/listing");
  await expect(page).toHaveURL(`/shop/listing?${query}`);
});

test("colours are chosen by the keyboard, become chips, are stored, and follow Back and Forward", async ({ page }) => {
  await page.goto("/shop/listing?category=women");
  await settle(page);
  const group = page.getByRole("group", { name: "Colour" });
  const { facets } = await good(await page.request.get("/api/shop/products/get?category=women&limit=1"));
  const used = Object.values(facets.colour).filter((count) => Number(count) > 0);
  await expect(group.getByRole("checkbox")).toHaveCount(used.length);
  await group.getByRole("checkbox", { name: "Red" }).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/shop/listing?category=women&colour=red");
  await page.keyboard.press("Tab");
  await expect(group.getByRole("checkbox", { name: "Maroon" })).toBeFocused();
  await page.keyboard.press("Space");
  const query = "category=women&colour=red,maroon";
  await expect(page).toHaveURL(`/shop/listing?${query}`);
  await expect(group.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await expectListed(page, query);
  await expect(chips(page)).toHaveText(["Women", "Red", "Maroon"].map((label) => `Remove filter ${label}`));
  expect(await storedFilters(page)).toEqual({ category: ["women"], colour: ["red", "maroon"] });

  await page.getByRole("link", { name: "Remove filter Red" }).click();
  await expectListed(page, "category=women&colour=maroon");
  await page.goBack();
  await expectListed(page, query);
  await page.goForward();
  await expectListed(page, "category=women&colour=maroon");
  await page.goto("/shop/listing");
  await expect(page).toHaveURL("/shop/listing?category=women&colour=maroon");
});

test("another discount replaces the first, and Any discount removes it", async ({ page }) => {
  await page.goto("/shop/listing?discount=20");
  await settle(page);
  await page.getByRole("radio", { name: "40% or more" }).check();
  await expect(page).toHaveURL("/shop/listing?discount=40");
  const { total } = await listed(page, "discount=40&limit=1");
  await expect(page.getByRole("radio", { name: "40% or more" })).toHaveAccessibleDescription(String(total));
  await page.getByRole("radio", { name: "Any discount" }).check();
  await expect(page).toHaveURL("/shop/listing");
  await expect(chips(page)).toHaveCount(0);
});

test("the price slider works with the keyboard and follows the price fields", async ({ page }) => {
  await page.goto("/shop/listing?category=footwear");
  await settle(page);
  await page.getByRole("group", { name: "Price" }).scrollIntoViewIfNeeded();
  const [low, high] = [
    page.getByRole("slider", { name: "Lowest price" }),
    page.getByRole("slider", { name: "Highest price" }),
  ];
  await low.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/minPrice=\d+$/);
  const minPrice = Number(new URL(page.url()).searchParams.get("minPrice"));
  await expect(low).toHaveAttribute("aria-valuetext", `₹${minPrice.toLocaleString("en-IN")}`);
  await expect(page.getByLabel("From ₹")).toHaveValue(String(minPrice));
  await expectListed(page, `category=footwear&minPrice=${minPrice}`);
  await expect(low).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page).toHaveURL("/shop/listing?category=footwear");
  await page.getByLabel("Up to ₹").fill("2000");
  await page.getByLabel("From ₹").click();
  await expect(page).toHaveURL("/shop/listing?category=footwear&maxPrice=2000");
  await expect(high).toHaveAttribute("aria-valuetext", "₹2,000");
});

test("the thumbs of the price slider are apart where most products are, and never at the same place", async ({
  page,
}) => {
  await page.goto("/shop/listing?maxPrice=2000");
  await settle(page);
  await page.getByRole("group", { name: "Price" }).scrollIntoViewIfNeeded();
  const [low, high] = [
    page.getByRole("slider", { name: "Lowest price" }),
    page.getByRole("slider", { name: "Highest price" }),
  ];
  await expect(high).toHaveAttribute("aria-valuetext", "₹2,000");
  const left = async (thumb: typeof low) => (await thumb.boundingBox())?.x ?? 0;
  // Of some 220 px; with equal rupees for each pixel it was 3.
  expect((await left(high)) - (await left(low))).toBeGreaterThan(50);
  await high.focus();
  await page.keyboard.press("Home");
  await expect.poll(async () => (await left(high)) - (await left(low))).toBeGreaterThan(4);
  await low.focus();
  await page.keyboard.press("End");
  await expect.poll(async () => (await left(high)) - (await left(low))).toBeGreaterThan(4);
});

test("the number of products follows while a price is typed, and colours and sizes have their counts", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/shop/listing?category=women");
  await settle(page);
  const sheet = await openFilters(page, "Price");
  const field = sheet.getByLabel("Up to ₹");
  await field.pressSequentially("2500");
  const answer = page.request.get("/api/shop/products/get?category=women&maxPrice=2500&limit=1");
  const { total, facets } = await good(await answer);
  await expect(sheet.getByRole("button", { name: `Show ${total} products` })).toBeVisible();
  await expect(field, "typing goes on").toBeFocused();
  await expect(field).toHaveValue("2500");
  await showGroup(page, "Size");
  await expect(sheet.getByRole("checkbox", { name: "M", exact: true })).toHaveAccessibleDescription(
    String(facets.size.m),
  );
  await showGroup(page, "Colour");
  const used = Object.keys(facets.colour).filter((id) => facets.colour[id] > 0);
  expect(used.length, "some colours have no product").toBeLessThan(17);
  await expect(sheet.getByRole("checkbox").first()).toBeVisible();
  const offered = await sheet
    .getByRole("checkbox")
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(offered.sort()).toEqual(used.sort());
});

test("prices typed in the wrong order are swapped, and an invalid price changes nothing", async ({ page }) => {
  await page.goto("/shop/listing?category=men&maxPrice=500");
  await settle(page);
  await page.getByLabel("From ₹").fill("900");
  await page.getByLabel("From ₹").press("Enter");
  await expect(page).toHaveURL("/shop/listing?category=men&minPrice=500&maxPrice=900");
  await page.getByLabel("Up to ₹").fill("1.5");
  await page.getByLabel("Up to ₹").press("Enter");
  await expect(page.getByLabel("Up to ₹")).toHaveValue("900");
  await expect(page).toHaveURL("/shop/listing?category=men&minPrice=500&maxPrice=900");
});

test("a filter group with fewer than two options is hidden", async ({ page }) => {
  await page.goto("/shop/listing?category=accessories&kind=totes&minPrice=500");
  await settle(page);
  const { facets } = await (
    await page.request.get("/api/shop/products/get?category=accessories&kind=totes&minPrice=500")
  ).json();
  const sizes = Object.values(facets.size).filter((count) => Number(count) > 0).length;
  expect(sizes).toBeLessThan(2);
  await expect(page.getByRole("group", { name: "Discount" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Size" })).toBeHidden();

  const search = "q=Bhujodi%20Ajrakh%20Midi%20Dress";
  const found = await (await page.request.get(`/api/shop/products/get?${search}`)).json();
  expect(Object.values(found.facets.colour).filter((count) => Number(count) > 0)).toHaveLength(1);
  await page.goto(`/shop/listing?${search}`);
  await settle(page);
  await expect(page.getByRole("group", { name: "Availability" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Colour" })).toBeHidden();
});

test("the list follows the orders What's New, Better Discount and Popularity", async ({ page }) => {
  await page.goto("/shop/listing?category=men");
  await settle(page);
  for (const [label, sortBy] of [
    ["What's New", "newest"],
    ["Better Discount", "discount"],
    ["Popularity", "popularity"],
  ] as const) {
    await page.getByRole("button", { name: /^Sort by/ }).click();
    await page.getByRole("menuitemradio", { name: label }).click();
    // A press on the button while the menu still closes would not open it again.
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(page).toHaveURL(`/shop/listing?category=men&sortBy=${sortBy}`);
    await expectListed(page, `category=men&sortBy=${sortBy}`);
  }
});

test("invalid filters in the address are ignored", async ({ page }) => {
  await page.goto("/shop/listing?category=men&discount=25&inStock=2&minPrice=900&maxPrice=100");
  await settle(page);
  await expectListed(page, "category=men");
});

test("a kurta for a child under 1,500 rupees is found by filters in at most six presses", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/shop/home");
  await settle(page);
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.tap();
  };
  await press(page.getByRole("main").getByRole("link", { name: "Kids", exact: true }));
  await expect(page).toHaveURL("/shop/listing?category=kids");
  await settle(page);
  await press(page.getByRole("button", { name: /^Filters/ }));
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await press(sheet.getByRole("tab", { name: "Price" }));
  await press(sheet.getByLabel("Up to ₹"));
  await page.keyboard.type("1500");
  await press(sheet.getByRole("button", { name: /^Show / }));
  await expectListed(page, "category=kids&maxPrice=1500");
  await press(cards(page).filter({ hasText: "Kurta" }).first().getByRole("heading").getByRole("link"));
  await expect(page.getByRole("dialog").getByRole("heading", { name: /Kurta/ })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(6);
});
