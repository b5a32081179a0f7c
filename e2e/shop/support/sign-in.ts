import { expect, type Page } from "@playwright/test";
import type { Caller, Person } from "../../people";

/** Ends all of a shopper's sessions, as another device would. */
export async function endSessions(shopper: Caller): Promise<void> {
  await shopper.request.post("/api/auth/logout", { data: { everywhere: true } });
}

type Credentials = Pick<Person, "email" | "password">;

/** Fills in the sign-in form and sends it. */
export async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
}

/** Fills in the sign-up form and sends it, then signs in. */
export async function signUpAndIn(page: Page, person: Omit<Person, "id">): Promise<void> {
  await page.getByLabel("User Name").fill(person.username);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password").fill(person.password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Sign in to your Account" })).toBeVisible();
  await logIn(page, person);
}

/** Signs in where the shop has led to because the session had ended. */
export async function signInAgain(page: Page, caller: Credentials): Promise<void> {
  await expect(page).toHaveURL(/\/auth\/login\?ended=1/);
  await logIn(page, caller);
  await expect(page).not.toHaveURL(/\/auth\//);
}

/** Comes back to a tab, which asks again who is signed in and what is in the cart. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
}

/**
 * Makes a browser a guest's, by no press. The page is left before: a call of it that is answered without the session would
 * lead to sign-in by itself, in the middle of the next load.
 */
export async function dropSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}
