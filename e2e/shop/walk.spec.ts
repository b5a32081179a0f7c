import { shortNumber } from "@/lib/order/short-number";
import { orderRow } from "../admin/support/orders";
import { expect, test } from "../fixtures";
import { newPerson } from "../people";
import { openCart, stepButton, toast } from "./support/screens";

// As most people see it.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a new shopper registers and orders a product for cash, and shopper and admin see the order", {
  tag: ["@widths", "@smoke"],
}, async ({ page, admin, openAs, isMobile }) => {
  test.slow();
  const { username, email, password } = newPerson();
  await page.goto("/");
  await expect(page).toHaveURL("/shop/home");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await page.getByRole("link", { name: "Register" }).click();
  await page.getByLabel("User Name").fill(username);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/auth/login");

  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page).toHaveURL("/shop/home");

  if (isMobile) await page.getByRole("button", { name: "Menu", exact: true }).click();
  const nav = page.getByRole("navigation", { name: "Categories" }).filter({ visible: true });
  await nav.getByRole("link", { name: "Women" }).click();
  await expect(page).toHaveURL("/shop/listing?category=women");
  const card = page.getByRole("article").filter({ hasNotText: "Out of Stock" }).first();
  const title = (await card.getAttribute("aria-label")) ?? "";
  await card.getByRole("heading").getByRole("link").click();
  const product = page.getByRole("dialog", { name: title });
  await product.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).click();
  await expect(toast(page, "Product added to cart")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(product).toBeHidden();
  await expect(page.getByRole("button", { name: "Cart, 1 item", exact: true })).toBeVisible();

  const cart = await openCart(page);
  await expect(cart).toContainText(title);
  await cart.getByRole("button", { name: "CheckOut" }).click();
  await stepButton(page, "Click To Proceed").click();
  await page.getByRole("button", { name: "Add New Address" }).click();
  const form = page.getByRole("dialog", { name: "Add New Address" });
  await form.getByLabel("Address", { exact: true }).fill("12 Silver Oak Residency, 4th Cross");
  await form.getByLabel("Pincode").fill("560038");
  await expect(form.getByLabel("City")).toHaveValue("Bengaluru");
  await form.getByLabel("Phone").fill("98450 11223");
  await form.getByLabel("Address Type").selectOption("home");
  await form.getByRole("button", { name: "Add Address" }).click();
  await expect(form).toBeHidden();
  await stepButton(page, "Continue").click();
  await page.getByRole("button", { name: "Pay On Delivery" }).click();

  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get("order") ?? "";
  await page.getByRole("button", { name: "Go to orders" }).click();
  await page
    .getByRole("button", { name: `View Detail of order ${shortNumber(orderId)}` })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole("dialog", { name: "Order Details" })).toContainText(title);

  await openAs(admin);
  await page.goto(`/admin/orders?q=${orderId}`);
  await expect(page.getByRole("heading", { name: "All Orders" })).toBeVisible();
  await expect(orderRow(page, orderId)).toContainText("Pending");
  await orderRow(page, orderId)
    .getByRole("button", { name: /^View Detail/ })
    .click();
  await expect(page.getByRole("dialog", { name: "Order Details" })).toContainText("Cash On Delivery");
});
