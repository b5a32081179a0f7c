import { fill, newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { stepButton, storeAddress } from "./support/screens";

test(
  "the checkout has a header and a footer of its own, and is short on a phone",
  { tag: "@widths" },
  async ({ page, shopper, openAs, database }, testInfo) => {
    await fill(shopper, await newProduct(database, { price: 2000, saleprice: 1500 }), 2, "l");
    await fill(shopper, await newProduct(database), 1, "m");
    await storeAddress(shopper);
    await storeAddress(shopper, { addressType: "work" });
    await openAs(shopper);
    await page.goto("/shop/checkout");
    const header = page.getByRole("banner");
    const orange = page.locator("main .button-custom").filter({ visible: true });
    for (const [step, next] of [
      ["Checkout", "Click To Proceed"],
      ["Address", "Continue"],
      ["Payment", "Pay With Razorpay"],
    ] as const) {
      await expect(header.getByRole("button", { name: step })).toHaveAttribute("aria-current", "step");
      await expect(header.getByRole("link", { name: "Vastra" })).toHaveAttribute("href", "/shop/home");
      await expect(page.getByRole("complementary")).toContainText("Total amount");
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
    await header.getByRole("button", { name: "Need help?" }).click();
    await expect(page.getByRole("dialog", { name: "Contact Us" })).toBeVisible();
  },
);

test("the checkout keeps its header under a product that is opened over it", async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  await fill(shopper, await newProduct(database, { title: "Seen Kurta" }), 1, "m");
  await openAs(shopper);
  await page.goto("/shop/checkout");
  await page.getByRole("link", { name: "Seen Kurta" }).click();
  await expect(page.getByRole("dialog").getByText("Select Size")).toBeVisible();
  await expect(page.locator("header")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("button", { name: "Need help?" })).toBeVisible();
});
