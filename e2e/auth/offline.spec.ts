import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { newPerson } from "../people";
import { toast } from "../shop/support/screens";

/** Waits for the list of messages: it is loaded later, and offline it could not be. */
async function messagesReady(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: /^Notifications/ })).toBeAttached();
}

test("Log In fails offline with a message, can be pressed again, and is not sent later by itself", async ({
  page,
  context,
  shopper,
}) => {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/login")) calls += 1;
  });
  await page.goto("/auth/login");
  await messagesReady(page);
  await page.getByLabel("Email").fill(shopper.email);
  await page.getByLabel("Password").fill(shopper.password);
  await context.setOffline(true);
  const button = page.getByRole("button", { name: "Log In", exact: true });
  await button.click();
  await expect(toast(page, /We couldn't reach the shop/)).toBeVisible();
  await expect(button).toBeEnabled();

  await context.setOffline(false);
  await page.getByLabel("Password").fill("not her password");
  const answer = page.waitForResponse("**/api/auth/login");
  await button.click();
  expect((await answer).status()).toBe(401);
  await expect(button).toBeEnabled();
  expect(calls).toBe(2);
  await expect(page).toHaveURL("/auth/login");

  await page.getByLabel("Password").fill(shopper.password);
  await button.click();
  await expect(page).toHaveURL("/shop/home");
});

test("Sign Up fails offline with a message and can be pressed again", async ({ page, context }) => {
  const { username, email, password } = newPerson();
  await page.goto("/auth/register");
  await messagesReady(page);
  await page.getByLabel("User Name").fill(username);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(toast(page, /We couldn't reach the shop/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/auth/login");
});
