import { expect, test } from "../fixtures";
import { overhang } from "./support/catalog";

test("the gift card form logs that it was submitted, never its numbers, and sends no request", async ({
  page,
  shopper,
  openAs,
}) => {
  await openAs(shopper);
  await page.goto("/shop/giftcard");
  await expect(page.getByRole("heading", { level: 1, name: "Received a Gift Card?" })).toBeVisible();
  const said: string[] = [];
  const asked: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  // What the header shows of the shopper may come after the page has loaded.
  const ofHeader = /\/api\/shop\/(?:cart|wishlist)\/get\/|\/api\/shop\/profile\/fetch\//;
  page.on("request", (request) => {
    if (request.method() !== "GET" || !ofHeader.test(request.url())) asked.push(`${request.method()} ${request.url()}`);
  });
  await page.locator('input[name="cardnumber"]').fill("4111222233334444");
  await page.locator('input[name="cardpin"]').fill("918273");
  await page.getByRole("button", { name: "Redeem" }).click();
  await expect.poll(() => said.join()).toContain("submitted");
  expect(said.join()).not.toMatch(/4111|9182/);
  expect(asked).toEqual([]);
  await expect(page).toHaveURL("/shop/giftcard");
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});
