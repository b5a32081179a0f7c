import { expect, type Locator, type Page } from "@playwright/test";

/** Puts the focus into the search field, on small screens by opening its panel. */
export async function openSearch(page: Page): Promise<Locator> {
  const button = page.getByRole("button", { name: "Search", exact: true }).filter({ visible: true });
  const field = page.getByRole("combobox", { name: "Search products" }).filter({ visible: true });
  // Which of the two there is, is known once the page has arrived.
  await field.or(button).first().waitFor();
  if (await field.isVisible()) await field.click();
  else await button.click();
  await expect(field).toBeFocused();
  return field;
}

/** Searches as a shopper does. */
export async function searchFor(page: Page, text: string): Promise<void> {
  const field = await openSearch(page);
  await field.fill(text);
  await field.press("Enter");
}
