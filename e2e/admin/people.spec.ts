import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";
import { toast } from "../shop/support/screens";

test("somebody is made an admin and loses the role again", async ({ page, admin, shopper, openAs }) => {
  await openAs(admin);
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "People" }).click();
  await expect(page.getByRole("heading", { name: "People", level: 1 })).toBeVisible();
  const make = page.getByRole("button", { name: "Make an admin" });
  await expect(make).toBeDisabled();
  await page.getByLabel("Email").fill("nobody@shopper.example");
  await make.click();
  await expect(toast(page, "There is no such account. It has to be registered first.")).toBeVisible();
  await page.getByLabel("Email").fill(shopper.email);
  await make.click();
  await expect(toast(page, `${shopper.email} is an admin now.`)).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: shopper.username });
  await expect(row).toBeVisible();

  await row.getByRole("button", { name: "Take the role" }).click();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Take the role" }).click();
  await expect(toast(page, "The role is taken.")).toBeVisible();
  await expect(row).toBeHidden();
});

test("who takes their own role leaves the admin area", async ({ page, admin, openAs }) => {
  await openAs(admin);
  await page.goto("/admin/people");
  const row = page.getByRole("listitem").filter({ hasText: admin.email });
  await row.getByRole("button", { name: "Take the role" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take the role" }).click();
  await expect(page).toHaveURL(/\/unauth-page$/);
});
