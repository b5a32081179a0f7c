import { expect, test } from "../fixtures";
import { expectListed, tick } from "./support/listing";
import { toast } from "./support/screens";

test("Logout without a connection says so and keeps the session", async ({ page, context, shopper, openAs }) => {
  await openAs(shopper);
  await page.goto("/nowhere");
  const bar = page.getByRole("banner");
  await bar.getByRole("button", { name: "Account menu" }).click();
  await expect(bar.getByRole("button", { name: "Logout" })).toBeVisible();
  await context.setOffline(true);
  await bar.getByRole("button", { name: "Logout" }).click();
  await expect(toast(page, /We couldn't reach the shop/)).toBeVisible();

  await context.setOffline(false);
  await bar.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByText(`Hello, ${shopper.username}`)).toBeVisible();
  expect(await (await shopper.request.get("/api/auth/checkAuth")).json()).toMatchObject({ success: true });
  await bar.getByRole("button", { name: "Logout" }).click();
  await expect(bar.getByRole("button", { name: /^Cart/ })).toBeHidden();
  await bar.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByText("Hello, Please Login!")).toBeVisible();
  expect(await (await shopper.request.get("/api/auth/checkAuth")).json()).toMatchObject({ user: null });
});

test("a filter without a connection says that the products did not load, and loads them once it is back", async ({
  page,
  context,
}) => {
  await page.goto("/shop/listing");
  await tick(page, "Women");
  await expectListed(page, "category=women");
  await context.setOffline(true);
  await tick(page, "Kids");
  const failed = page.getByRole("heading", { name: "We couldn't load the products" });
  await expect(failed).toBeVisible();
  await expect(page.getByRole("main").locator(".waiting")).toBeHidden();
  const again = page.waitForEvent("requestfailed", (request) => request.url().includes("/api/shop/products/get"));
  await page.getByRole("button", { name: "Try again" }).click();
  await again;
  await expect(failed).toBeVisible();
  await context.setOffline(false);
  await expectListed(page, "category=women,kids");
});
