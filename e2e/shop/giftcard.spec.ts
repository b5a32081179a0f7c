import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";
import { overhang } from "./support/catalog";

test("a guest is sent to sign in @desktop", async ({ page }) => {
  await page.goto("/shop/giftcard");
  await expect(page).toHaveURL(/\/auth\/login/);
});

test("the form logs that it was sent, never its numbers, and calls nobody", async ({ page, shopper, openAs }) => {
  await openAs(shopper);
  await page.goto("/shop/giftcard", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1, name: "Received a Gift Card?" })).toBeVisible();
  await expectAccessible(page);
  const said: string[] = [];
  const asked: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.locator('input[name="cardnumber"]').fill("4111222233334444");
  await page.locator('input[name="cardpin"]').fill("918273");
  await page.getByRole("button", { name: "Redeem" }).click();
  await expect.poll(() => said.join()).toContain("submitted");
  expect(said.join()).not.toMatch(/4111|9182/);
  expect(asked).toEqual([]);
  await expect(page).toHaveURL("/shop/giftcard");
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});
