import { expectAccessible } from "../accessibility";
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
