import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";

const madeUpToken = "x".repeat(43);

test("the sign-in screen is accessible, filled in and with an error", async ({ page }) => {
  await page.goto("/auth/login");
  const email = page.getByLabel("Email");
  await expectAccessible(page);
  await page.getByLabel("Password").fill("a password for tests");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Password")).toHaveAttribute("type", "text");
  await email.fill("meera@example");
  await email.blur();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
});

test("the sign-up screen is accessible, with errors too", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/auth/register");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByLabel("User Name")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
});

test("the screens of a forgotten password are accessible", async ({ page, shopper }) => {
  await page.goto("/auth/forgot-password");
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Email").fill(shopper.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("If there is an account for this address, a link is on its way.")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/auth/reset-password?token=${madeUpToken}`);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("New Password").fill("quite another password");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("This link does not work any more")).toBeVisible();
  await expectAccessible(page);
});

test("the confirmation of an email address is accessible, in the account and by the link", async ({
  page,
  shopper,
  openAs,
}) => {
  await page.goto(`/auth/verify-email?token=${madeUpToken}`);
  const confirm = page.getByRole("button", { name: "Confirm", exact: true });
  await expect(confirm).toBeEnabled();
  await expectAccessible(page);
  await confirm.click();
  await expect(page.getByText("This link does not work any more")).toBeVisible();
  await expectAccessible(page);

  await openAs(shopper);
  await page.goto("/shop/account");
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("A link is on its way to you.")).toBeVisible();
  await expectAccessible(page);
});
