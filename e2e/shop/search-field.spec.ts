import type { Request } from "@playwright/test";
import { expect, test } from "../fixtures";
import { settle } from "./support/catalog";
import { hold } from "./support/hold";
import { openSearch, searchFor } from "./support/search";

test("the search field is a combobox for the keyboard and screen readers", async ({ page }) => {
  await page.goto("/shop/home");
  await settle(page);
  const field = await openSearch(page);
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await field.pressSequentially("kur");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(field).toHaveAttribute("aria-controls", (await list.getAttribute("id")) ?? "");
  await expect(list.getByRole("group", { name: "Searches" }).getByRole("option")).toHaveText([
    /^kurta \d+ products$/,
    /^kurti \d+ products$/,
  ]);
  await expect(list.getByRole("group", { name: "Products" }).getByRole("option").first()).toContainText("₹");

  const options = list.getByRole("option");
  // The field and the list are drawn one after the other: until they agree, there is nothing to compare.
  const expectActive = (wanted: number) =>
    expect(async () => {
      const id = await field.getAttribute("aria-activedescendant");
      const selected = await options.evaluateAll((all) => all.map((one) => one.ariaSelected === "true" && one.id));
      expect(selected.filter(Boolean)).toEqual(id ? [id] : []);
      expect(selected.findIndex(Boolean)).toBe(wanted);
    }).toPass();
  const count = await options.count();
  await expectActive(-1);
  await field.press("ArrowUp");
  await expectActive(count - 1);
  await field.press("ArrowDown");
  await expectActive(-1);
  await field.press("ArrowDown");
  await expectActive(0);
  await field.press("Home");
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await field.press("End");
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  await expect(field).toBeFocused();
  await field.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(field).toHaveValue("kur");
  await field.press("ArrowDown");
  await expect(list).toBeVisible();
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page).toHaveURL("/shop/listing?q=kurta");
});

test("a suggestion opens its category, brand or product", async ({ page }) => {
  await page.goto("/shop/home");
  await settle(page);
  for (const [typed, name, url] of [
    ["joote", "Footwear", "/shop/listing?category=footwear"],
    ["levi", "Levi's", "/shop/listing?brand=levis"],
    ["bifold wallet", /Bazaar Bifold Wallet/, /\/shop\/product\/[0-9a-f]{24}$/],
  ] as const) {
    await (await openSearch(page)).fill(typed);
    await page.getByRole("option", { name }).first().click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole("listbox")).toBeHidden();
  }
});

test("a late answer does not replace newer suggestions, and without a connection the field says that none loaded", async ({
  page,
  context,
}) => {
  const { release } = await hold(page, /\/api\/shop\/search\/suggest\?q=kurta$/);
  await page.goto("/shop/home");
  await settle(page);
  const field = await openSearch(page);
  const isLate = (request: Request) => request.url().endsWith("q=kurta");
  const asked = page.waitForRequest(isLate);
  // The page may cancel it, or get its answer and ignore it.
  const ended = Promise.any([page.waitForEvent("requestfinished", isLate), page.waitForEvent("requestfailed", isLate)]);
  await field.fill("kurta");
  await asked;
  await field.fill("saree");
  await expect(page.getByRole("option").first()).toHaveText(/^saree \d+ products$/);
  release();
  await ended;
  await expect(page.getByRole("option", { name: /^saree \d+ products$/ })).toBeVisible();
  await expect(page.getByRole("option").first()).toHaveText(/^saree \d+ products$/);

  await context.setOffline(true);
  await field.fill("lehenga");
  await expect(page.getByText("We couldn't load suggestions.")).toBeVisible();
  await context.setOffline(false);
  await field.fill("lehenga c");
  await expect(page.getByRole("option").first()).toBeVisible();
});

test("text typed while the scripts load is kept", { tag: "@widths" }, async ({ page }) => {
  const { release } = await hold(page, "**/_next/static/**/*.js*");
  // A phone's panel opens by the scripts.
  if (test.info().project.name === "phone") release();
  await page.goto("/shop/home", { waitUntil: "commit" });
  const field = await openSearch(page);
  await field.pressSequentially("banarasi saree");
  release();
  await settle(page);
  await expect(field).toHaveValue("banarasi saree");
});

test("the five last searches are offered, can be removed one by one or all, and are deleted at logout", async ({
  page,
  shopper,
  openAs,
}) => {
  await openAs(shopper);
  await page.goto("/shop/home");
  await settle(page);
  await page.evaluate(() => localStorage.setItem("searches", '{"texts":["watch","jutti","belt","cap"]}'));
  for (const text of ["kurta", "saree"]) {
    await searchFor(page, text);
    await expect(page.getByRole("heading", { level: 1, name: `Results for "${text}"` })).toBeVisible();
  }
  const field = await openSearch(page);
  await field.fill("");
  const recent = page.getByRole("heading", { name: "Recent searches" }).locator("xpath=../following-sibling::ul[1]");
  await expect(recent.getByRole("link")).toHaveText(["saree", "kurta", "watch", "jutti", "belt"]);
  await expect(page.getByRole("listbox")).toBeHidden();
  await page.getByRole("button", { name: "Remove kurta from recent searches" }).click();
  await expect(recent.getByRole("link")).toHaveText(["saree", "watch", "jutti", "belt"]);
  await expect(field).toBeFocused();
  await recent.getByRole("link", { name: "jutti" }).click();
  await expect(page).toHaveURL("/shop/listing?q=jutti");
  await (await openSearch(page)).fill("");
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page.getByRole("heading", { name: "Recent searches" })).toBeHidden();
  await searchFor(page, "kurta");
  await expect(page).toHaveURL("/shop/listing?q=kurta");
  const kept = () => page.evaluate(() => localStorage.getItem("searches"));
  expect(await kept()).toContain("kurta");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect.poll(kept).toBeNull();
});

test("the search panel opens at once with the focus in its field, and Back closes it", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/shop/home");
  await settle(page);
  const button = page.getByRole("button", { name: "Search", exact: true });
  const isOpenAtOnce = await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    return document.querySelector("dialog[open]")?.contains(document.activeElement);
  });
  expect(isOpenAtOnce).toBe(true);
  const panel = page.getByRole("dialog", { name: "Search" });
  const field = panel.getByRole("combobox", { name: "Search products" });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("enterkeyhint", "search");
  expect(await field.evaluate((input) => getComputedStyle(input).fontSize)).toBe("16px");
  await expect(panel.getByRole("link", { name: "Footwear" })).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL("/shop/home");
  await expect(button).toBeFocused();
  await button.click();
  await panel.getByRole("button", { name: "Close search" }).click();
  await expect(panel).toBeHidden();
  await searchFor(page, "kurta");
  await expect(page).toHaveURL("/shop/listing?q=kurta");
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/shop/home");
});

test("the key / moves the focus to the search field, unless a text is typed or shortcuts are turned off", async ({
  page,
}) => {
  await page.goto("/shop/home");
  await settle(page);
  const field = page.getByRole("combobox", { name: "Search products" });
  await expect(field).toHaveAttribute("aria-keyshortcuts", "/");
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await page.keyboard.press("/");
  await expect(field).toHaveValue("/");
  await field.fill("");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Keyboard shortcuts: on" }).click();
  await page.locator("h2").first().click();
  await page.keyboard.press("/");
  await expect(field).not.toBeFocused();
  await expect(field).not.toHaveAttribute("aria-keyshortcuts");
  await page.reload();
  await settle(page);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Keyboard shortcuts: off" }).click();
  await expect(field).toHaveAttribute("aria-keyshortcuts", "/");
});
