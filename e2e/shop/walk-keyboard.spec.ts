import { shortNumber } from "@/lib/order/short-number";
import { expect, test } from "../fixtures";
import { newPerson } from "../people";
import { enter, tabTo, type } from "./support/keyboard";
import { stepButton, toast } from "./support/screens";

test("a new shopper registers and orders a product by the keyboard alone", async ({ page }) => {
  // Hundreds of key presses, one by one.
  test.setTimeout(180_000);
  const { username, email, password } = newPerson();
  await page.goto("/");
  await enter(page, page.getByRole("button", { name: "Account menu" }));
  await enter(page, page.getByRole("banner").getByRole("link", { name: "Login" }));
  await enter(page, page.getByRole("link", { name: "Register" }));
  await type(page, page.getByLabel("User Name"), username);
  await type(page, page.getByLabel("Email"), email);
  await type(page, page.getByLabel("Password"), password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/auth/login");

  await type(page, page.getByLabel("Email"), email);
  await type(page, page.getByLabel("Password"), password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shop/home");

  await enter(page, page.getByRole("banner").getByRole("link", { name: "Men", exact: true }));
  await expect(page).toHaveURL("/shop/listing?category=men");
  const card = page.getByRole("article").filter({ hasNotText: "Out of Stock" }).first();
  const title = (await card.getAttribute("aria-label")) ?? "";
  const link = card.getByRole("heading").getByRole("link");
  await enter(page, link);
  const product = page.getByRole("dialog", { name: title });
  await enter(page, product.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }));
  await expect(toast(page, "Product added to cart")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(product).toBeHidden();

  await enter(page, page.getByRole("button", { name: "Cart, 1 item", exact: true }));
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  await enter(page, cart.getByRole("button", { name: "More" }));
  await expect(cart.getByRole("status")).toHaveText("2");
  await enter(page, cart.getByRole("button", { name: "CheckOut" }));
  await expect(page).toHaveURL("/shop/checkout");
  await enter(page, stepButton(page, "Click To Proceed"));

  await enter(page, page.getByRole("button", { name: "Add New Address" }));
  const form = page.getByRole("dialog", { name: "Add New Address" });
  await type(page, form.getByLabel("Address", { exact: true }), "12 Silver Oak Residency, 4th Cross");
  await type(page, form.getByLabel("Pincode"), "560038");
  await expect(form.getByLabel("City")).toHaveValue("Bengaluru");
  await type(page, form.getByLabel("Phone"), "98450 11223");
  await type(page, form.getByLabel("Address Type"), "Ho");
  await enter(page, form.getByRole("button", { name: "Add Address" }));
  await expect(form).toBeHidden();
  await tabTo(page, page.getByRole("radio"));
  await expect(page.getByRole("radio")).toBeChecked();
  await enter(page, stepButton(page, "Continue"));
  await enter(page, page.getByRole("button", { name: "Pay On Delivery" }));

  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get("order") ?? "";
  await enter(page, page.getByRole("button", { name: "Go to orders" }));
  await enter(
    page,
    page.getByRole("button", { name: `View Detail of order ${shortNumber(orderId)}` }).filter({ visible: true }),
  );
  await expect(page.getByRole("dialog", { name: "Order Details" })).toContainText(title);
});
