import { type Browser, expect } from "@playwright/test";
import { shareSession } from "../../fixtures";
import type { Caller } from "../../people";

/** What the admin, at another machine, sees of an order among All Orders. */
export async function expectAmongAllOrders(
  browser: Browser,
  baseURL: string | undefined,
  admin: Caller,
  orderId: string,
) {
  const desk = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await shareSession(admin, desk);
  const page = await desk.newPage();
  await page.goto("/admin/orders");
  await expect(page.getByRole("heading", { name: "All Orders" })).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: orderId });
  await expect(row).toContainText("Pending");
  await row.getByRole("button", { name: /^View Detail/ }).click();
  await expect(page.getByRole("dialog", { name: "Order Details" })).toContainText("Cash On Delivery");
  await desk.close();
}
