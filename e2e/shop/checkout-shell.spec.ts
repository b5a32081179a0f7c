import { fill, newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { stepButton, storeAddress } from "./support/screens";

test(
  "the checkout has a header and a footer of its own, says at each step what the order costs, and is short on a phone",
  { tag: "@widths" },
  async ({ page, shopper, openAs, database }, testInfo) => {
    await fill(shopper, await newProduct(database, { price: 2000, saleprice: 1500 }), 2, "l");
    await fill(shopper, await newProduct(database, { title: "Seen Kurta" }), 1, "m");
    await storeAddress(shopper);
    await storeAddress(shopper, { addressType: "work" });
    await openAs(shopper);
    await page.goto("/shop/checkout");
    const header = page.getByRole("banner");
    const orange = page.locator("main .button-custom").filter({ visible: true });
    const costs = page.getByRole("complementary", { name: /^Price Details/ });
    for (const [step, heading, next] of [
      ["Checkout", "Your Cart", "Click To Proceed"],
      ["Address", "Select Address", "Continue"],
      ["Payment", "Available Payment Option", "Pay With Razorpay"],
    ] as const) {
      await expect(header.getByRole("button", { name: step })).toHaveAttribute("aria-current", "step");
      await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
      await expect(header.getByRole("link", { name: "Vastra" })).toHaveAttribute("href", "/shop/home");
      for (const text of ["Platform fee", "₹350.00", "Shipping fee", "₹120.00", "Total amount", "₹4,470.00"]) {
        await expect(costs.getByText(text)).toBeVisible();
      }
      await expect(orange).toHaveText(new RegExp(next));
      await expect(page.getByRole("button", { name: /^Cart, |^Subscribe$/ })).toBeHidden();
      await expect(page.getByRole("contentinfo")).toHaveText(/Private Limited · 7-day returns.* · Secure payment$/);
      const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
      if (testInfo.project.name === "phone") expect(screens).toBeLessThanOrEqual(1.6);
      if (step !== "Payment") await stepButton(page, next).click();
    }
    for (const way of ["Pay With Razorpay", "Pay On Delivery"]) {
      const option = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: way }) });
      await expect(option).toContainText(/₹[\d,]+\.00arrives by \w{3},\s\d{1,2}\s\w{3}/);
      await expect(option).toBeInViewport({ ratio: 1 });
    }

    await header.getByRole("button", { name: "Checkout" }).click();
    await page.getByRole("link", { name: "Seen Kurta" }).click();
    await expect(page.getByRole("dialog").getByText("Select Size")).toBeVisible();
    await expect(page.locator("header"), "under a product that is opened over it").toHaveCount(1);
    await page.keyboard.press("Escape");
    await header.getByRole("button", { name: "Need help?" }).click();
    await expect(page.getByRole("dialog", { name: "Contact Us" })).toBeVisible();
  },
);
