import { expect, test } from "../fixtures";
import { logIn } from "./support/sign-in";

test("the footer links to the main pages and names the seller, and a guest who selects Orders sees them after signing in", async ({
  page,
  shopper,
}) => {
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
  const payments = footer.getByRole("img", {
    name: "Ways to pay: UPI, RuPay, Visa, Mastercard, Net banking, Cash",
  });
  await expect(payments).toBeVisible();
  const drawing = await page.request.get((await payments.getAttribute("src")) ?? "");
  expect(drawing.headers()["content-type"]).toBe("image/svg+xml");
  for (const way of ["UPI", "RuPay", "Visa", "Mastercard", "Net banking", "Cash"]) {
    expect(await drawing.text()).toContain(`>${way}<`);
  }

  // Its subscribe box sends nothing.
  const calls: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && calls.push(request.url()));
  await footer.getByRole("textbox", { name: "Email" }).fill("meera@shop.example");
  await footer.getByRole("textbox", { name: "Email" }).press("Enter");
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(page).toHaveURL("/nowhere");
  expect(calls).toEqual([]);

  await test.step("its links are at least 44 px high below 1024 px", async () => {
    const links = footer.getByRole("navigation").getByRole("listitem").locator("a, button");
    const heights = () => links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect((await heights()).length).toBeGreaterThan(10);
    for (const width of [390, 768, 1023]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => Math.min(...(await heights())), `${width} px`).toBeGreaterThanOrEqual(44);
    }
  });

  await footer.getByRole("link", { name: "Orders" }).click();
  await expect(page).toHaveURL("/auth/login?next=%2Fshop%2Faccount%3Ftab%3Dorders");
  // The footer has a field for an email too.
  await expect(footer).toHaveCount(0);
  await logIn(page, shopper);
  await expect(page).toHaveURL("/shop/account?tab=orders");
});
