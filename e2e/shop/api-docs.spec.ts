import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";

/** A call in the list: a link of the menu on wide screens, a button that unfolds on narrow ones. */
function call(page: Page, name: string): Locator {
  return page.getByRole("link", { name, exact: true }).or(page.getByRole("button", { name }));
}

test("the API documentation loads nothing from other hosts, and a call can be tried by the keyboard, with the session cookie", async ({
  page,
  baseURL,
  shopper,
  openAs,
}) => {
  await openAs(shopper);
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  await page.goto("/api/docs");
  await expect(call(page, "Add a product to the cart")).toBeVisible();
  await expect(page.getByText("If nothing else appears here")).toBeHidden();

  await call(page, "Get the cart").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "userId" }).fill(shopper.id);
  await page.getByRole("button", { name: "Execute" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Response Status: OK (200)")).toBeVisible();
  await expect(page.getByText('"cartId": null')).toBeVisible();
  expect([...hosts]).toEqual([new URL(baseURL ?? "").origin]);
});

test("when its scripts do not load, the page says so and links to the OpenAPI document", async ({ page }) => {
  await page.route("**/apidocs/*", (route) => route.abort());
  await page.goto("/api/docs");
  await expect(page.getByText("If nothing else appears here")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "OpenAPI document" })).toHaveAttribute(
    "href",
    "/api/openapi.json",
  );
});
