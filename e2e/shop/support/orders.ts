import type { FrameLocator, Locator, Page } from "@playwright/test";

/** The buttons that open an order, in the table or on the cards of small screens. */
export function viewButtons(page: Page): Locator {
  return page.getByRole("button", { name: /^View Detail/ }).filter({ visible: true });
}

/** Opens the only order of the shopper whose page this is, and gives its dialog. */
export async function openOnlyOrder(page: Page): Promise<Locator> {
  await page.goto("/shop/account?tab=orders");
  await viewButtons(page).click();
  return page.getByRole("dialog", { name: "Order Details" });
}

/** The form of the payment provider, over the page. */
export function providerForm(page: Page): FrameLocator {
  return page.frameLocator('iframe[title*="Razorpay"]');
}

/** Pays in the provider's form. */
export async function payInForm(page: Page): Promise<void> {
  const form = providerForm(page);
  await form.locator("#pay").click();
  await form.getByRole("button", { name: "Success" }).click();
}
