import { grievanceOf, newEmail } from "../api/support/grievances";
import { mailTo } from "../api/support/mailbox";
import { file } from "../api/support/uploads";
import { expect, test } from "../fixtures";
import { hold } from "./support/hold";
import { loseAnswer } from "./support/lose-answer";

test("a guest finds the form, raises a grievance with a picture, and reads its number", { tag: "@phone" }, async ({
  page,
  admin,
}) => {
  await page.goto("/shop/home");
  await page.getByRole("contentinfo").getByRole("link", { name: "Raise a grievance" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Raise a grievance" })).toBeVisible();
  const [name, text] = [page.getByLabel("Name"), page.getByLabel("What went wrong")];
  const send = page.getByRole("button", { name: "Send" });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByText("Must have at least 10 characters.")).toBeVisible();
  await expect(name).toBeFocused();

  const email = newEmail();
  await name.fill("Asha Rao");
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByLabel("Order number").fill("A7B8C9D0");
  await page.reload();
  await expect(name, "what was typed is still there").toHaveValue("Asha Rao");
  const { release } = await hold(page, "**/api/shop/grievance/upload_image");
  await page.getByLabel(/^Pictures/).setInputFiles([await file(), await file(), await file()]);
  await expect(send, "it would go without the pictures").toBeDisabled();
  await text.fill("The parcel was empty when it came.");
  release();
  const own = page.getByRole("list", { name: "Your pictures" }).getByRole("listitem");
  await expect(own).toHaveCount(3);
  await page.reload();
  await expect(own, "as the text does, they stay").toHaveCount(3);
  await send.click();
  const heading = page.getByRole("heading", { name: "We have your grievance" });
  await expect(heading).toBeFocused();
  const number = String(await page.getByRole("strong").filter({ hasText: /^G\d/ }).textContent());
  expect(number).toMatch(/^G\d{4}-\d{6}$/);
  expect(await grievanceOf(admin, number)).toMatchObject({ name: "Asha Rao", email, order: "A7B8C9D0" });
  expect((await grievanceOf(admin, number)).images).toHaveLength(3);
  await mailTo(email, `Grievance ${number}: received`);
});

test("who is signed in need not type name and email; a lost answer leads to the same number", async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  await openAs(shopper);
  await page.goto("/shop/help/grievance");
  await page.getByRole("main").getByRole("link", { name: "Raise a grievance" }).click();
  await expect(page.getByLabel("Name")).toHaveValue(shopper.username);
  await expect(page.getByRole("main").getByLabel("Email")).toHaveValue(shopper.email);
  await page.getByLabel("What went wrong").fill("The parcel was empty when it came.");
  const { lost } = await loseAnswer(page, "**/api/shop/grievance/add");
  const send = page.getByRole("button", { name: "Send" });
  await send.click();
  await lost;
  await expect(send).not.toHaveAttribute("aria-busy");
  await send.click();
  await expect(page.getByRole("heading", { name: "We have your grievance" })).toBeVisible();
  const [one, ...others] = await database.collection("grievances").find({ email: shopper.email }).toArray();
  expect(others).toEqual([]);
  await expect(page.getByText(String(one?.number))).toBeVisible();
});
