import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import type { Db } from "mongodb";
import { good } from "../api/support/answers";
import { fill } from "../api/support/goods";
import type { Caller } from "../people";
import { settle } from "../shop/support/catalog";
import { openFilters } from "../shop/support/listing";
import { openCart, storeAddress } from "../shop/support/screens";
import { openSearch } from "../shop/support/search";

export type Visit = { page: Page; shopper: Caller; admin: Caller; database: Db };

export interface Screen {
  name: string;
  /** Who is signed in; otherwise a guest looks. */
  by?: "shopper" | "admin";
  withoutPictures?: boolean;
  /** It begins on the page of the screen before it, as that person. */
  isOnSamePage?: boolean;
  open: (visit: Visit) => Promise<unknown>;
  /** What differs each time. */
  mask?: (visit: Visit) => Locator[];
}

/** A product of the demo catalogue, by its title. */
async function demoProduct(request: APIRequestContext, title: string): Promise<string> {
  const { data } = await good(await request.get("/api/shop/products/get", { params: { q: title, limit: 1 } }));
  return data[0]._id;
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
}

/** Rows on home that are masked: which kinds have most products and which are new follows tests that run beside. */
const rowsOfHome = (page: Page) => page.getByRole("main").locator(".kinds-row, .product-row");

/** A section that is masked: what is popular follows what tests that run beside buy. */
const popular = (page: Page) => page.getByRole("region", { name: "Popular products" });

async function fillFromCatalogue(shopper: Caller): Promise<void> {
  await fill(shopper, await demoProduct(shopper.request, "Bhujodi Ajrakh Midi Dress"), 2, "m");
  await fill(shopper, await demoProduct(shopper.request, "Bazaar Bifold Wallet"));
}

const grievance = (fields: object) => ({
  at: "2026-11-20T06:00:00.000Z",
  name: "Asha Rao",
  email: "asha@shop.example",
  order: "A7B8C9D0",
  images: [],
  acknowledgedAt: null,
  acknowledgeBy: "2026-11-22T06:00:00.000Z",
  resolveBy: "2099-12-20T18:29:59.999Z",
  answers: [],
  ...fields,
});

/** One of each state, the first overdue: their numbers and times would be others each time. */
const sampleGrievances = {
  success: true,
  total: 3,
  page: 1,
  pages: 1,
  grievances: [
    grievance({ _id: "3", number: "G2611-000003", state: "Open", text: "The parcel was empty when it came." }),
    grievance({
      _id: "2",
      number: "G2611-000002",
      state: "Answered",
      text: "Two weeks, and no refund.",
      acknowledgedAt: "2026-11-21T06:00:00.000Z",
    }),
    grievance({ _id: "1", number: "G2611-000001", state: "Resolved", text: "The wrong colour came, twice." }),
  ],
};

/*
 * The main screens, each with what brings it into view; all of the demo catalogue. Tests that run beside add products of
 * other brands, so lists are those of one brand.
 */

export const home: Screen[] = [
  {
    name: "category-panel",
    open: async ({ page }) => {
      await visit(page, "/shop/help");
      const menu = page.getByRole("button", { name: "Menu", exact: true });
      if (await menu.isVisible()) await menu.click();
      else await page.getByRole("button", { name: "Women: kinds" }).click();
      await page.getByRole("list", { name: "Kinds of Women" }).getByRole("link").first().waitFor();
    },
  },
  {
    name: "home",
    open: async ({ page }) => {
      // They are shown far below the window.
      const titles = ["Bhujodi Ajrakh Midi Dress", "Bazaar Bifold Wallet"];
      const ids = await Promise.all(titles.map((title) => demoProduct(page.request, title)));
      await page.evaluate((list) => localStorage.setItem("recently-viewed", list), ids.join());
      await visit(page, "/shop/home");
    },
    mask: ({ page }) => [rowsOfHome(page)],
  },
  {
    name: "home-recent",
    isOnSamePage: true,
    open: async ({ page }) => {
      // What stands above it is as high as the titles of others' products make it.
      await page.evaluate(() => document.documentElement.classList.add("without-rows"));
      await page.addStyleTag({
        content: ".without-rows main :is(nav, section):has(.kinds-row, .product-row) { display: none }",
      });
      // Once near the window, its products are asked for.
      await page.getByRole("heading", { name: "Subscribe to get Admin Access" }).scrollIntoViewIfNeeded();
      await page.getByRole("region", { name: "Recently viewed" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "search",
    isOnSamePage: true,
    open: async ({ page }) => {
      await page.evaluate(() => {
        document.documentElement.classList.remove("without-rows");
        window.scrollTo({ top: 0, behavior: "instant" });
      });
      await (await openSearch(page)).fill("saree");
      await page.getByRole("option").nth(7).waitFor();
    },
    mask: ({ page }) => [rowsOfHome(page)],
  },
];

export const lists: Screen[] = [
  {
    name: "no-pictures",
    withoutPictures: true,
    open: ({ page }) => visit(page, "/shop/listing?category=women&brand=h%26m"),
  },
  { name: "listing", open: ({ page }) => visit(page, "/shop/listing?category=women&brand=h%26m") },
  {
    name: "product-dialog",
    isOnSamePage: true,
    open: async ({ page }) => {
      await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
      await page.getByRole("dialog").getByText("Select Size").waitFor();
    },
  },
  {
    name: "filters",
    open: async ({ page }) => {
      await visit(page, "/shop/listing?category=women&brand=h%26m&size=m&discount=20&maxPrice=3000");
      await openFilters(page, "Price");
      const price = page.getByRole("group", { name: "Price" }).filter({ visible: true });
      await price.scrollIntoViewIfNeeded();
      await price.getByRole("slider").first().waitFor();
    },
  },
  {
    name: "colours",
    open: async ({ page }) => {
      await visit(page, "/shop/listing?category=women&brand=h%26m&colour=maroon,pink");
      await openFilters(page, "Colour");
      await page.getByRole("group", { name: "Colour" }).filter({ visible: true }).scrollIntoViewIfNeeded();
    },
  },
];

export const results: Screen[] = [
  { name: "search-corrected", open: ({ page }) => visit(page, "/shop/listing?q=kanjivram%20saree") },
  {
    name: "search-nothing",
    open: async ({ page }) => {
      await visit(page, "/shop/listing?q=xyzzyq");
      await popular(page).getByRole("article").first().waitFor();
    },
    mask: ({ page }) => [popular(page).getByRole("list")],
  },
  {
    name: "search-empty",
    open: async ({ page }) => {
      await visit(page, "/shop/listing?q=silk%20saree");
      await page.evaluate(() => localStorage.setItem("searches", '{"texts":["silk saree","kurta"]}'));
      await (await openSearch(page)).fill("");
      await page.getByRole("button", { name: "Remove kurta from recent searches" }).waitFor();
    },
  },
];

export const products: Screen[] = [
  {
    name: "product",
    open: async ({ page }) => {
      await visit(page, `/shop/product/${await demoProduct(page.request, "Bhujodi Ajrakh Midi Dress")}`);
      await page.getByText("cash possible").waitFor();
    },
  },
  {
    name: "compare",
    open: async ({ page }) => {
      const titles = ["Dhuan Grey Taper Jeans", "Gateway Dark Rinse Jeans"];
      const ids = await Promise.all(titles.map((title) => demoProduct(page.request, title)));
      await visit(page, `/shop/compare?ids=${ids}`);
      await page.getByText("cash possible").waitFor();
    },
  },
];

export const purchase: Screen[] = [
  {
    name: "wishlist",
    by: "shopper",
    open: async ({ page, shopper }) => {
      const productId = await demoProduct(shopper.request, "Bhujodi Ajrakh Midi Dress");
      await good(await shopper.request.post("/api/shop/wishlist/add", { data: { productId } }));
      await visit(page, "/shop/wishlist");
      await page.getByText("Bhujodi Ajrakh Midi Dress").first().waitFor();
    },
  },
  {
    name: "cart",
    by: "shopper",
    open: async ({ page, shopper }) => {
      await fillFromCatalogue(shopper);
      await visit(page, "/shop/listing?category=women&brand=h%26m");
      const panel = await openCart(page);
      await panel.getByText("Bazaar Bifold Wallet").waitFor();
    },
  },
  {
    name: "checkout",
    by: "shopper",
    open: async ({ page, shopper }) => {
      await fillFromCatalogue(shopper);
      await storeAddress(shopper, { name: "Meera Nair" });
      await page.goto("/shop/checkout?step=payment");
      for (const name of ["Pay On Delivery", "Pay With Razorpay"]) await page.getByRole("button", { name }).waitFor();
      await page.getByText("Meera Nair").waitFor();
    },
  },
];

export const account: Screen[] = [
  { name: "gift-card", by: "shopper", open: ({ page }) => visit(page, "/shop/giftcard") },
  { name: "wallet", by: "shopper", open: ({ page }) => visit(page, "/shop/wallet") },
  {
    name: "addresses",
    by: "shopper",
    open: async ({ page, shopper }) => {
      await storeAddress(shopper, { name: "Meera Nair" });
      await visit(page, "/shop/account?tab=address");
      await page.getByText("12 Silver Oak Residency").first().waitFor();
    },
  },
  {
    name: "privacy",
    by: "shopper",
    open: async ({ page }) => {
      await visit(page, "/shop/account?tab=privacy");
      await page.getByRole("button", { name: "Delete my account" }).click();
      await page.getByLabel("Password", { exact: true }).waitFor();
    },
  },
];

export const pages: Screen[] = [
  { name: "contact", open: ({ page }) => visit(page, "/shop/help/contact") },
  { name: "login", open: ({ page }) => page.goto("/auth/login") },
  {
    name: "not-found",
    open: async ({ page }) => {
      await visit(page, "/shop/nowhere");
      await popular(page).getByRole("article").first().waitFor();
    },
    mask: ({ page }) => [popular(page).getByRole("list")],
  },
];

export const grievances: Screen[] = [
  {
    name: "admin-grievances",
    by: "admin",
    open: async ({ page }) => {
      await page.route("**/api/admin/grievances/get?*", (route) => route.fulfill({ json: sampleGrievances }));
      await page.goto("/admin/grievances");
      // The page brings the real ones; coming back to it asks for them again.
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
        await page.getByText("Two weeks, and no refund.").waitFor({ timeout: 1_000 });
      }).toPass();
    },
    mask: ({ page, admin }) => [page.getByText(admin.email)],
  },
];
