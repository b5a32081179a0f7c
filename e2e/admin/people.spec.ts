import { type Db, ObjectId } from "mongodb";
import { type Caller, expect, test } from "../fixtures";
import { toast } from "../shop/support/screens";

/** Gives somebody an email address that is before all others: a long list of admins shows its first page. Returns it. */
async function comeFirst(database: Db, { id, email: old }: Caller): Promise<string> {
  const email = `0-${old}`;
  await database.collection("users").updateOne({ _id: new ObjectId(id) }, { $set: { email } });
  return email;
}

test("an account is made an admin and loses the role again", async ({
  page,
  admin,
  shopper,
  people,
  openAs,
  database,
}) => {
  const email = await comeFirst(database, shopper);
  await openAs(admin);
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "People" }).click();
  await expect(page.getByRole("heading", { name: "People", level: 1 })).toBeVisible();
  const make = page.getByRole("button", { name: "Make an admin" });
  await expect(make).toBeDisabled();
  const dialog = page.getByRole("dialog");
  const confirm = async (action: string, password = admin.password) => {
    await dialog.getByLabel("Your password").fill(password);
    // A toast over the button stays while the mouse rests on it; a phone has none.
    await page.mouse.move(0, 0);
    await dialog.getByRole("button", { name: action }).click();
  };
  await page.getByLabel("Email").fill("nobody@shopper.example");
  await make.click();
  await confirm("Make an admin");
  await expect(toast(page, "No account uses this email. Ask them to register first.")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await make.click();
  await confirm("Make an admin", "not the one");
  await expect(dialog.getByText("Is incorrect.")).toBeVisible();
  await confirm("Make an admin");
  await expect(toast(page, "The email address of this account is not confirmed.")).toBeVisible();
  await people.confirmEmail(shopper);
  await make.click();
  await confirm("Make an admin");
  await expect(toast(page, `${email} is an admin now.`)).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: shopper.username });
  await expect(row).toBeVisible();

  await row.getByRole("button", { name: "Remove admin access" }).click();
  await confirm("Remove admin access");
  await expect(toast(page, "Admin access removed.")).toBeVisible();
  await expect(row).toBeHidden();
});

test.describe("while it moves", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a closing dialog sends nothing when its button is pressed again", async ({ page, admin, openAs }) => {
    await openAs(admin);
    await page.goto("/admin/people");
    await page.addStyleTag({ content: "[data-state=closed] { animation-duration: 10s !important }" });
    let calls = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/api/admin/people")) calls++;
    });
    await page.getByLabel("Email").fill("nobody@shopper.example");
    await page.getByRole("button", { name: "Make an admin" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your password").fill(admin.password);
    await dialog.getByRole("button", { name: "Make an admin" }).click();
    await expect(toast(page, "No account uses this email. Ask them to register first.")).toBeVisible();
    await expect(dialog).toHaveAttribute("data-state", "closed");
    // Playwright itself would wait until the button takes presses.
    await dialog.getByRole("button", { name: "Make an admin" }).click({ force: true });
    await expect(dialog).toBeHidden();
    expect(calls).toBe(1);
  });
});

test("an admin who removes their own role leaves the admin area", async ({ page, admin, openAs, database }) => {
  const email = await comeFirst(database, admin);
  await openAs(admin);
  await page.goto("/admin/people");
  const row = page.getByRole("listitem").filter({ hasText: email });
  await row.getByRole("button", { name: "Remove admin access" }).click();
  await page.getByRole("dialog").getByLabel("Your password").fill(admin.password);
  await page.getByRole("dialog").getByRole("button", { name: "Remove admin access" }).click();
  await expect(page).toHaveURL(/\/unauth-page$/);
});
