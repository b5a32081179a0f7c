import { expect, type Page } from "@playwright/test";
import type { Caller } from "../../people";

/** Ends all of a shopper's sessions, as another device would. */
export async function endSessions(shopper: Caller): Promise<void> {
  await shopper.request.post("/api/auth/logout", { data: { everywhere: true } });
}

/** Fills in the sign-in form that the shop has led to. */
export async function signInAgain(page: Page, { email, password }: Caller): Promise<void> {
  await expect(page).toHaveURL(/\/auth\/login\?ended=1/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).not.toHaveURL(/\/auth\//);
}

/** Comes back to a tab after a while, so that it asks again who is signed in. */
export async function comeBack(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now() + 120_000);
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
}
