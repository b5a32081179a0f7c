import { generate } from "otplib";
import { expect, test } from "../fixtures";
import { dropSession, logIn } from "../shop/support/sign-in";

test("an authenticator app is set up, asked for at sign-in, and turned off", async ({ page, admin, openAs }) => {
  await openAs(admin);
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "Security" }).click();
  await expect(page.getByRole("heading", { name: "Second factor: off" })).toBeVisible();
  await page.getByRole("button", { name: "Set up an app" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password").fill(admin.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const secret = String(await page.locator("code").textContent()).replace(/\s/g, "");
  await page.getByLabel("Code", { exact: true }).fill(await generate({ secret }));
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  const codes = page.getByRole("listitem").filter({ hasText: /^([0-9a-f]{4}-)+[0-9a-f]{4}$/ });
  await expect(codes).toHaveCount(10);
  const recovery = String(await codes.first().textContent());
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByRole("heading", { name: "Second factor: on" })).toBeVisible();

  await dropSession(page);
  await page.goto("/auth/login?next=/admin/security");
  await logIn(page, admin);
  const code = page.getByLabel("Code", { exact: true });
  await code.fill("no code");
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page.getByText("Is incorrect or was already used.", { exact: true })).toBeVisible();
  await code.fill(recovery);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page.getByText("You have 9 recovery codes left.")).toBeVisible();

  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(dialog.getByLabel("Your password")).toBeFocused();
  await page.keyboard.type(admin.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Second factor: off" })).toBeVisible();
});
