import { ObjectId } from "mongodb";
import { good } from "../api/support/answers";
import { grievanceOf, newEmail, raised, update } from "../api/support/grievances";
import { mailTo } from "../api/support/mailbox";
import { expect, test } from "../fixtures";
import { hold } from "../shop/support/hold";
import { toast } from "../shop/support/screens";
import { endSessions, signInAgain } from "../shop/support/sign-in";

test.beforeEach(async ({ admin, openAs }) => openAs(admin));

test("an admin answers a grievance, resolves it and opens it again", { tag: "@widths" }, async ({
  page,
  people,
  admin,
}) => {
  const email = newEmail();
  const { number, text } = await raised(await people.guest(), admin, { email });
  await page.goto("/admin/dashboard");
  await page.getByRole("navigation", { name: "More" }).getByRole("link", { name: "Grievances" }).click();
  await page.getByRole("searchbox", { name: "Find grievances" }).fill(email);
  await expect(page.getByRole("status").filter({ hasText: /^1 grievance$/ })).toBeVisible();
  const view = page.getByRole("button", { name: `View Detail of ${number}` });
  await view.click();
  const dialog = page.getByRole("dialog", { name: `Grievance ${number}` });
  await expect(dialog.getByText(text.split("\n")[0])).toBeVisible();
  await expect(dialog.getByText("Acknowledge by")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Save state" })).toBeDisabled();
  await dialog.getByLabel("Answer").fill("We are sorry. A new one is on its way.");
  await dialog.getByRole("button", { name: "Send answer" }).click();
  await expect(dialog).toBeHidden();
  await mailTo(email, `Grievance ${number}: our answer`);
  expect((await grievanceOf(admin, number)).state).toBe("Answered");

  const setState = async (state: string) => {
    await view.click();
    await dialog.getByLabel("State afterwards").selectOption(state);
    await dialog.getByRole("button", { name: "Save state" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("list", { name: "Grievances" }).getByText(state, { exact: true })).toBeVisible();
  };
  await setState("Resolved");
  await setState("Open");
  await view.click();
  await expect(dialog.getByText("We are sorry. A new one is on its way.")).toBeVisible();
  await expect(dialog.getByText("Acknowledged", { exact: true })).toBeVisible();
});

test("an answer that is saved late closes no other grievance, opened meanwhile", async ({ page, people, admin }) => {
  const guest = await people.guest();
  const email = newEmail();
  const [first, second] = [await raised(guest, admin, { email }), await raised(guest, admin, { email })];
  await page.goto(`/admin/grievances?q=${email}`);
  const open = async ({ number }: { number: string }) => {
    await page.getByRole("button", { name: `View Detail of ${number}` }).click();
    return page.getByRole("dialog", { name: `Grievance ${number}` });
  };
  const dialog = await open(first);
  await dialog.getByLabel("Answer").fill("We are sorry.");
  const { release } = await hold(page, "**/api/admin/grievances/update");
  await dialog.getByRole("button", { name: "Send answer" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const other = await open(second);
  await other.getByLabel("Answer").fill("A new one is on its way.");
  release();
  await expect(toast(page, /The grievance is Answered/)).toBeVisible();
  await expect(other.getByLabel("Answer")).toHaveValue("A new one is on its way.");
});

test("an answer that was typed when the session ended is there after signing in", async ({ page, people, admin }) => {
  const { number } = await raised(await people.guest(), admin);
  await page.goto(`/admin/grievances?q=${number}`);
  const view = page.getByRole("button", { name: `View Detail of ${number}` });
  const dialog = page.getByRole("dialog", { name: `Grievance ${number}` });
  await view.click();
  await dialog.getByLabel("Answer").fill("We are sorry. A new one is on its way.");
  await endSessions(admin);
  await dialog.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByRole("status").filter({ hasText: "what you typed is kept" })).toBeVisible();
  await signInAgain(page, admin);
  await view.click();
  await expect(dialog.getByLabel("Answer")).toHaveValue("We are sorry. A new one is on its way.");
  await dialog.getByRole("button", { name: "Send answer" }).click();
  await expect(dialog).toBeHidden();
  await view.click();
  await expect(dialog.getByLabel("Answer")).toHaveValue("");
  expect((await grievanceOf(await people.admin(), number)).answers).toHaveLength(1);
});

test("an answer is not sent before another admin's, which came meanwhile, could be read", async ({
  page,
  people,
  admin,
}) => {
  const { number } = await raised(await people.guest(), admin);
  await page.goto(`/admin/grievances?q=${number}`);
  await page.getByRole("button", { name: `View Detail of ${number}` }).click();
  const dialog = page.getByRole("dialog", { name: `Grievance ${number}` });
  await dialog.getByLabel("Answer").fill("A new one is on its way.");
  const { _id } = await grievanceOf(admin, number);
  await good(await update(await people.admin(), _id, { answer: "Your money is on its way.", seen: 0 }));
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(dialog.getByText("Your money is on its way.")).toBeVisible();
  const send = dialog.getByRole("button", { name: "Send answer" });
  await send.click();
  await expect(page.getByText("Read the answer before you send yours.")).toBeVisible();
  expect((await grievanceOf(admin, number)).answers).toHaveLength(1);
  await send.click();
  await expect(dialog).toBeHidden();
  expect((await grievanceOf(admin, number)).answers).toHaveLength(2);
});

test("one that is overdue stands on the dashboard until it is answered", async ({ page, people, admin, database }) => {
  const { _id, number, email } = await raised(await people.guest(), admin);
  const hourAgo = new Date(Date.now() - 3_600_000);
  const set = { acknowledgeBy: hourAgo, dueAt: hourAgo };
  await database.collection("grievances").updateOne({ _id: new ObjectId(_id) }, { $set: set });
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: /grievances? (is|are) overdue/ }).click();
  await expect(page.getByLabel("Overdue only")).toBeChecked();
  await page.getByRole("searchbox", { name: "Find grievances" }).fill(number);
  const list = page.getByRole("list", { name: "Grievances" });
  await expect(list.getByText("Overdue: acknowledge by")).toBeVisible();
  await good(await update(admin, _id, { answer: "We are late, and sorry." }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "No grievance matches" })).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page.getByLabel("Overdue only")).not.toBeChecked();
  await page.getByLabel("State").selectOption("Answered");
  await expect(list.getByText(email)).toBeVisible();
});

test("a mail about a grievance leads to it", async ({ page, people, admin }) => {
  const { _id, number, email } = await raised(await people.guest(), admin);
  await mailTo(email, /received$/);
  const link = page.locator(`a[href="/admin/grievances?q=${_id}"]`).first();
  // The shop notes it as sent only after the mailbox has it.
  await expect(async () => {
    await page.goto("/admin/messages?state=sent");
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(link).toHaveText("the grievance");
  await link.click();
  await expect(page.getByRole("list", { name: "Grievances" }).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("list", { name: "Grievances" }).getByText(number, { exact: true })).toBeVisible();
});
