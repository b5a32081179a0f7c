import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility";
import { mailboxOf, mailTo } from "../api/support/mailbox";
import { expect, test } from "../fixtures";
import { newPerson } from "../people";

const password = "quite another password";

/** Reads a mail on the mailbox's page and presses its button. @returns the tab that opens */
async function openMail(page: Page, id: string, button: string): Promise<Page> {
  await page.goto(`${mailboxOf()}/mails/${id}`);
  const tab = page.waitForEvent("popup");
  await page.frameLocator("iframe").getByRole("link", { name: button }).click();
  return tab;
}

test("a lost password: from the sign-in screen by the mail back into the shop", async ({ page, shopper }) => {
  await page.goto("/auth/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Email").fill(shopper.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("If there is an account for this address, a link is on its way.")).toBeVisible();
  await expectAccessible(page);

  const { id } = await mailTo(shopper.email, "Reset your password");
  const tab = await openMail(page, id, "Choose a new password");
  await expect(tab.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await expect(tab, "the token is taken out of the address bar").toHaveURL("/auth/reset-password");
  await expectAccessible(tab);
  await tab.getByLabel("New Password").fill(password);
  await tab.getByRole("button", { name: "Save password" }).click();
  await expect(tab.getByText("Your password has been changed. Sign in with it.")).toBeVisible();
  await expect(tab).toHaveURL("/auth/login");
  await tab.getByLabel("Email").fill(shopper.email);
  await tab.getByLabel("Password").fill(password);
  await tab.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(tab).toHaveURL("/shop/home");
});

test("a link that does not work says so and offers another @desktop", async ({ page }) => {
  for (const address of ["/auth/reset-password", `/auth/reset-password?token=${"x".repeat(43)}`]) {
    await page.goto(address);
    if (address.includes("token")) {
      await page.getByLabel("New Password").fill(password);
      await page.getByRole("button", { name: "Save password" }).click();
    }
    await expect(page.getByText("This link does not work any more")).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL("/auth/forgot-password");
});

test("the link is sent to no other site, and the page says so to the browser @desktop", async ({ page }) => {
  for (const name of ["reset-password", "verify-email"]) {
    await page.goto(`/auth/${name}?token=${"x".repeat(43)}`);
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
    await expect(page).toHaveURL(`/auth/${name}`);
  }
});

test("a new shopper confirms the address by a press, and the account no longer asks for it", async ({ page }) => {
  const person = newPerson();
  await page.goto("/auth/register");
  await page.getByLabel("User Name").fill(person.username);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password").fill(person.password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByLabel("Password").fill(person.password);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page).toHaveURL("/shop/home");
  await page.goto("/shop/account");
  const panel = page.getByRole("heading", { name: "Confirm your email address" });
  await expect(panel).toBeVisible();
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("A link is on its way to you.")).toBeVisible();
  await expectAccessible(page);

  const { id } = await mailTo(person.email, "Confirm your email address");
  const tab = await openMail(page, id, "Confirm email address");
  await expectAccessible(tab);
  await tab.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(tab.getByText("Your email address is confirmed.")).toBeVisible();
  await page.goto("/shop/account");
  await expect(page.getByRole("heading", { name: "Where you're signed in" })).toBeVisible();
  await expect(panel).toBeHidden();

  const again = await openMail(page, id, "Confirm email address");
  await again.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(again.getByText("This link does not work any more")).toBeVisible();
  await expect(again.getByText("your address is confirmed already")).toBeVisible();
  await expectAccessible(again);
});
