import { expect, test } from "../fixtures";

test("the footer leads everywhere and says who sells", async ({ page }) => {
  await page.goto("/nowhere");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading", { name: "Subscribe to get Admin Access" })).toBeVisible();
  for (const title of ["Quick Links", "Support", "Stay Connected"]) {
    await expect(footer.getByRole("navigation", { name: title })).toBeVisible();
  }
  await expect(footer.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/shop/home");
  for (const text of ["Vastra Retail Private Limited", "Customer care", "Grievance officer", "All rights reserved"]) {
    await expect(footer.getByText(text)).toBeVisible();
  }
  await expect(footer.getByRole("list", { name: "Ways to pay" }).getByRole("listitem")).toHaveCount(6);
});

test("the subscribe box does nothing", async ({ page }) => {
  await page.goto("/nowhere");
  const calls: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && calls.push(request.url()));
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("textbox", { name: "Email" }).fill("meera@shop.example");
  await footer.getByRole("textbox", { name: "Email" }).press("Enter");
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(page).toHaveURL("/nowhere");
  expect(calls).toEqual([]);
});
