import { expect, type Locator, type Page } from "@playwright/test";
import { good } from "../../api/support/answers";
import type { Caller } from "../../people";

/** Opens the cart beside whatever page is shown. */
export async function openCart(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /^Cart, / }).click();
  const panel = page.getByRole("dialog", { name: "Your Cart" });
  await expect(panel).toBeVisible();
  return panel;
}

/**
 * Opens a private page by a link of another page, which asks for what the frame shows: what has been asked for, or can't be
 * loaded, does not come with the page.
 */
export async function openByLink(page: Page, name: "Orders" | "Wishlist"): Promise<void> {
  await page.goto("/shop/giftcard");
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(name === "Orders" ? "/shop/account?tab=orders" : "/shop/wishlist");
}

/** The step's button: beside the content, or pinned to the foot of small screens. */
export function stepButton(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true }).filter({ visible: true });
}

/** Resolves once a script with these words has been loaded, from the time of the call on. */
export function scriptWith(page: Page, words: string): Promise<void> {
  return new Promise((resolve) => {
    void page.route("**/_next/static/chunks/**", async (route) => {
      const response = await route.fetch();
      const has = (await response.text()).includes(words);
      await route.fulfill({ response });
      if (has) resolve();
    });
  });
}

/** Presses twice before the calls are answered: on a busy machine the second would else be a press of its own. */
export async function pressTwice(button: Locator, calls: string): Promise<void> {
  let release: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await button.page().route(calls, async (route) => {
    await pressed;
    await route.continue();
  });
  await button.dblclick();
  release();
}

/** A toast, by its text. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole("listitem").filter({ hasText: text });
}

/** A toast that is shown from now on, though one with the same text may still be there. */
export async function nextToast(page: Page, text: string | RegExp): Promise<Locator> {
  const earlier = toast(page, text);
  await earlier.evaluateAll((all) => {
    for (const one of all) one.setAttribute("data-earlier", "");
  });
  return earlier.and(page.locator(":not([data-earlier])"));
}

/** Waits until it does not move any more. */
export async function expectStill(one: Locator): Promise<void> {
  await expect(one).toBeVisible();
  await expect(async () => {
    const before = await one.boundingBox();
    await one.page().waitForTimeout(100);
    expect(await one.boundingBox()).toEqual(before);
  }).toPass();
}

/** It is in the window, and nothing lies over its middle or its corners. */
export async function expectUncovered(one: Locator): Promise<void> {
  await expect(one).toBeInViewport({ ratio: 0.99 });
  const covers = await one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [left + width * x, top + height * y]));
    const found = points.map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
    return found.filter((other) => other && !element.contains(other) && !other.contains(element)).map(String);
  });
  expect(covers).toEqual([]);
}

/** An address that is stored for a shopper; gives its id. */
export async function storeAddress(shopper: Caller, changes: object = {}): Promise<string> {
  const data = {
    address: "12 Silver Oak Residency, 4th Cross",
    city: "Bengaluru",
    state: "Karnataka",
    phone: "9845011223",
    pincode: "560038",
    addressType: "home",
    ...changes,
  };
  return (await good(await shopper.request.post("/api/shop/address/add", { data }), 201)).data._id;
}

/** What the server has in a shopper's cart: "size quantity" of each line. */
export async function storedCart(shopper: Caller): Promise<string[]> {
  const { data } = await good(await shopper.request.get(`/api/shop/cart/get/${shopper.id}`));
  return data.map(({ size, quantity }: { size: string | null; quantity: number }) => `${size} ${quantity}`);
}

/** All orders of a shopper, newest first. */
export async function storedOrders(shopper: Caller) {
  return (await good(await shopper.request.get(`/api/shop/order/fetchOrders/${shopper.id}`))).orders;
}
