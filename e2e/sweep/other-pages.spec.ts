import { expectAccessible } from "../accessibility";
import { newEmail } from "../api/support/grievances";
import { file } from "../api/support/uploads";
import { expect, test } from "../fixtures";
import { seeded, settle } from "../shop/support/catalog";

test("Contact Us and Offline Stores are accessible", async ({ page }) => {
  await page.goto("/nowhere");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("button", { name: "Contact Us" }).click();
  const contact = page.getByRole("dialog", { name: "Contact Us" });
  await expect(contact.getByRole("heading", { name: "About Me" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(contact).toBeHidden();
  await footer.getByRole("button", { name: "Offline Stores" }).click();
  await expect(page.getByRole("dialog", { name: "Offline Stores" }).getByRole("listitem")).toHaveCount(6);
  await expectAccessible(page);
});

test("home with recently viewed products is accessible", async ({ page }) => {
  const ids = (await seeded(page.request, 2)).map(({ _id }) => _id).join();
  await page.addInitScript((list) => localStorage.setItem("recently-viewed", list), ids);
  await page.goto("/shop/home");
  await settle(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("region", { name: "Recently viewed" }).getByRole("article")).toHaveCount(2);
  await expectAccessible(page);
});

test("the API documentation is accessible, with its calls collapsed and with one expanded", {
  tag: "@widths",
}, async ({ page }) => {
  await page.goto("/api/docs");
  const name = "Add a product to the cart";
  // A link of the menu on wide screens, a button that unfolds on narrow ones.
  const call = page.getByRole("link", { name, exact: true }).or(page.getByRole("button", { name }));
  await expect(call).toBeVisible();
  await expectAccessible(page);
  await call.click();
  await expect(page.getByRole("button", { name: "Execute" })).toBeVisible();
  await expectAccessible(page);
});

test("the form for grievances is accessible, with its errors, a picture and the number", { tag: "@widths" }, async ({
  page,
}) => {
  await page.goto("/shop/help/contact");
  const send = page.getByRole("button", { name: "Send" });
  await expect(send).toBeEnabled();
  await expectAccessible(page);
  await send.click();
  await expect(page.getByText("Must have at least 10 characters.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Name").fill("Asha Rao");
  await page.getByRole("main").getByLabel("Email").fill(newEmail());
  await page.getByLabel("What went wrong").fill("The parcel was empty when it came.");
  await page.getByLabel(/^Pictures/).setInputFiles(await file());
  await expect(page.getByRole("list", { name: "Your pictures" }).getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);
  await send.click();
  await expect(page.getByRole("heading", { name: "We have your grievance" })).toBeVisible();
  await expectAccessible(page);
});

test("the help pages are accessible", { tag: "@widths" }, async ({ page }) => {
  for (const path of ["/shop/help", "/shop/help/grievance"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("link", { name: "Raise a grievance" })).toBeVisible();
    await expectAccessible(page);
  }
});
