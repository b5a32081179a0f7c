import type { Page } from "@playwright/test";
import { ObjectId } from "mongodb";
import { mailboxOf, mailTo } from "../api/support/mailbox";
import { expect, test } from "../fixtures";

const password = "quite another password";

/** Reads a mail on the mailbox's page and presses its button. @returns the tab that opens */
async function openMail(page: Page, id: string, button: string): Promise<Page> {
  await page.goto(`${mailboxOf()}/mails/${id}`);
  const tab = page.waitForEvent("popup");
  await page.frameLocator("iframe").getByRole("link", { name: button }).click();
  return tab;
}

test("a forgotten password is reset from the sign-in screen through the mail", async ({ page, shopper }) => {
  await page.goto("/auth/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await page.getByLabel("Email").fill(shopper.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("If there is an account for this address, a link is on its way.")).toBeVisible();

  const { id } = await mailTo(shopper.email, "Reset your password");
  const tab = await openMail(page, id, "Choose a new password");
  await expect(tab.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await expect(tab, "the token is taken out of the address bar").toHaveURL("/auth/reset-password");
  await tab.getByLabel("New Password").fill(password);
  await tab.getByRole("button", { name: "Save password" }).click();
  await expect(tab.getByText("Your password has been changed. Sign in with it.")).toBeVisible();
  await expect(tab).toHaveURL("/auth/login");
  await tab.getByLabel("Email").fill(shopper.email);
  await tab.getByLabel("Password").fill(password);
  await tab.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(tab).toHaveURL("/shop/home");
});

test("a reset link that does not work says so and offers a new one", async ({ page }) => {
  await page.goto(`/auth/reset-password?token=${"x".repeat(43)}`);
  await page.getByLabel("New Password").fill(password);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("This link does not work any more")).toBeVisible();
  // The token is not in the address: what the link is worth is unknown now.
  await page.reload();
  await expect(page.getByText("Open the link in the mail again, or ask for a new one.")).toBeVisible();
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL("/auth/forgot-password");
});

test("the token of a link is taken out of the address and sent to no other site", async ({ page }) => {
  for (const name of ["reset-password", "verify-email"]) {
    await page.goto(`/auth/${name}?token=${"x".repeat(43)}`);
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
    await expect(page).toHaveURL(`/auth/${name}`);
  }
});

test("a shopper confirms the email address by a press, and the account in another tab no longer asks for it", async ({
  page,
  context,
  shopper,
  openAs,
  database,
}) => {
  await openAs(shopper);
  await page.goto("/shop/account");
  const panel = page.getByRole("heading", { name: "Confirm your email address" });
  await expect(panel).toBeVisible();
  const users = database.collection("users");
  const known = { _id: new ObjectId(shopper.id) };
  await users.updateOne(known, { $set: { emailVerifiedAt: new Date() } });
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Your email address is confirmed already.")).toBeVisible();
  await expect(panel, "confirmed on another device").toBeHidden();
  await users.updateOne(known, { $unset: { emailVerifiedAt: "" } });
  await page.reload();
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("A link is on its way to you.")).toBeVisible();

  const { id } = await mailTo(shopper.email, "Confirm your email address");
  const mailbox = await context.newPage();
  const tab = await openMail(mailbox, id, "Confirm email address");
  await expect(tab.getByText("If you didn't make the account, don't press it, and ignore the mail.")).toBeVisible();
  await tab.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(tab.getByText("Your email address is confirmed.")).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(page.getByRole("heading", { name: "Where you're signed in" })).toBeVisible();

  const again = await openMail(mailbox, id, "Confirm email address");
  await again.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(again.getByText("This link does not work any more")).toBeVisible();
  await expect(again.getByText("your address is confirmed already")).toBeVisible();
});
