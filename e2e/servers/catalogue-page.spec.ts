import { expectAccessible } from "../accessibility";
import { good } from "../api/support/answers";
import { addListed } from "../api/support/goods";
import { file } from "../api/support/uploads";
import { expect, test } from "../fixtures";
import { hold } from "../shop/support/hold";
import { loseAnswer } from "../shop/support/lose-answer";
import { changedLists, inOwnShop } from "./support/own-shops";

inOwnShop(changedLists);

test.beforeEach(async ({ admin, openAs }) => openAs(admin));

test("an owner adds a brand, facts and a kind with sizes and facts of its own", async ({ page, admin }) => {
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "Catalogue" }).click();
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  const row = (name: string) => page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
  const add = async (one: string) => {
    await page.getByRole("button", { name: `Add ${one}`, exact: true }).click();
    return page.getByRole("dialog", { name: `Add ${one}` });
  };

  await tab("Brands").click();
  await expect(page).toHaveURL(/tab=brands/);
  let sheet = await add("brand");
  await sheet.getByLabel("Name", { exact: true }).fill("zara");
  await sheet.getByRole("button", { name: "Add brand" }).click();
  await expect(sheet.getByText("Is the label of another brand.", { exact: true })).toBeVisible();
  await sheet.getByLabel("Name", { exact: true }).fill("Monsoon Works");
  const { lost } = await loseAnswer(page, "**/api/admin/catalogue/save");
  const addBrand = sheet.getByRole("button", { name: "Add brand" });
  await addBrand.click();
  await lost;
  await expect(addBrand).not.toHaveAttribute("aria-busy");
  await addBrand.click();
  await expect(page.getByText("Monsoon Works was added"), "it is no other admin's").toBeVisible();
  await expect(row("Monsoon Works")).toContainText("No products");

  await tab("Facts").click();
  sheet = await add("fact");
  await sheet.getByLabel("Name", { exact: true }).fill("Shaft height");
  await sheet.getByRole("button", { name: "Add an option" }).click();
  await expect(sheet.getByLabel("Name of option 1")).toBeFocused();
  await page.keyboard.type("Ankle");
  await page.keyboard.press("Enter");
  await expect(sheet.getByLabel("Name of option 2")).toBeFocused();
  await page.keyboard.type("Knee");
  await sheet.getByLabel("Filter in the shop").check();
  await sheet.getByRole("button", { name: "Add fact" }).click();
  await expect(row("Shaft height")).toContainText("Filter: Ankle, Knee");
  sheet = await add("fact");
  await sheet.getByLabel("Name", { exact: true }).fill("Lining");
  await sheet.getByLabel("Products have").selectOption("A line of text");
  await sheet.getByRole("button", { name: "Add fact" }).click();
  await expect(row("Lining")).toContainText("A line of text");

  await row("Lining").getByRole("button", { name: "More for Lining" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog", { name: "Delete Lining?" }).getByRole("button", { name: "Delete" }).click();
  await expect(row("Lining")).toBeHidden();
  await expect(row("Shaft height").getByRole("button", { name: "More for Shaft height" })).toBeFocused();
  sheet = await add("fact");
  await sheet.getByLabel("Name", { exact: true }).fill("Lining");
  await sheet.getByLabel("Products have").selectOption("A line of text");
  await sheet.getByRole("button", { name: "Add fact" }).click();
  await expect(row("Lining")).toBeVisible();

  await tab("Kinds").click();
  sheet = await add("kind");
  await sheet.getByLabel("Name", { exact: true }).fill("Rain boots");
  await sheet.getByText("Footwear", { exact: true }).click();
  await sheet.getByLabel("Sizes").selectOption("UK shoe sizes");
  await sheet.getByText("Shaft height", { exact: true }).click();
  await sheet.getByText("Lining", { exact: true }).click();
  await sheet.getByLabel("HSN code").fill("6401");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Add kind" }).click();
  await expect(row("Rain boots")).toContainText("Footwear · UK shoe sizes · 2 facts · HSN 6401");

  const facts = { "shaft-height": "knee", lining: "Felt" };
  const product = { brand: "monsoon-works", kind: "rain-boots", size: "uk-8", facts };
  const { _id } = await addListed(admin, product);
  const guest = await good(await page.request.get("/api/shop/products/get?fact.shaft-height=knee"));
  expect(guest.data).toMatchObject([{ _id }]);

  const edit = page.getByRole("button", { name: "Edit Rain boots" });
  sheet = page.getByRole("dialog", { name: "Edit kind" });
  await edit.click();
  await sheet.getByLabel("HSN code").fill("6402");
  await page.reload();
  await edit.click();
  const unsaved = sheet.getByText("What you typed before is not saved yet.");
  await expect(unsaved).toBeVisible();
  await expect(sheet.getByLabel("HSN code")).toHaveValue("6402");
  await sheet.getByRole("button", { name: "Discard changes" }).click();
  await expect(unsaved).toBeHidden();
  await expect(sheet.getByLabel("HSN code")).toHaveValue("6401");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await row("Rain boots").getByRole("link", { name: "1 product" }).click();
  await expect(page).toHaveURL(/\/admin\/products\?kind=rain-boots/);
  await expect(page.getByLabel("Kind")).toHaveValue("rain-boots");
  await expect(page.getByRole("status").filter({ hasText: "1 product" })).toBeVisible();
});

test("entries are put in order by keyboard", async ({ page, admin }) => {
  const brands = async () => (await good(await admin.request.get("/api/admin/catalogue/get"))).lists.brands.entries;
  const ids = async () => (await brands()).map(({ id }: { id: string }) => id);
  await page.goto("/admin/catalogue?tab=brands");
  // Only the first page of a server has the ids of the first page in a browser by chance.
  await page.reload();
  const [first, second] = await ids();
  const handles = page.getByRole("list", { name: "brands" }).getByRole("button", { name: /^Move / });
  const place = (at: string) => page.locator("[aria-live=assertive]").filter({ hasText: `is at place ${at} of` });
  await expect(handles.first()).toHaveAccessibleDescription(/^Space picks it up/);
  await handles.first().focus();
  await page.keyboard.press("Space");
  await expect(place("1")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(place("2")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(async () => (await ids()).slice(0, 2)).toEqual([second, first]);
});

test("what another admin changed meanwhile is shown, and what was typed is kept", async ({ page, admin }) => {
  const version = async () => (await good(await admin.request.get("/api/admin/catalogue/get"))).lists.facts.version;
  await page.goto("/admin/catalogue?tab=facts&q=occasion");
  await page.getByRole("button", { name: "Edit Occasion" }).click();
  const sheet = page.getByRole("dialog", { name: "Edit fact" });
  await sheet.getByLabel("Name", { exact: true }).fill("Worn to");
  const entries = [{ id: "occasion", label: "Good for", filter: false }];
  const data = { list: "facts", entries, seen: await version() };
  await good(await admin.request.put("/api/admin/catalogue/save", { data }));
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet.getByText("In the shop now: Good for")).toBeVisible();
  await expect(sheet.getByText("In this form: Worn to")).toBeVisible();
  await expect(sheet.getByLabel("Name", { exact: true })).toHaveValue("Worn to");
  await expect(sheet.getByLabel("Filter in the shop")).not.toBeChecked();
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(version).toBe(data.seen + 2);
});

test("a category is saved once its picture is uploaded", async ({ page, admin }) => {
  const picture = async () => {
    const { lists } = await good(await admin.request.get("/api/admin/catalogue/get"));
    return lists.categories.entries.find(({ id }: { id: string }) => id === "footwear").tile.picture;
  };
  const before = await picture();
  await page.goto("/admin/catalogue?tab=categories");
  await page.getByRole("button", { name: "Edit Footwear" }).click();
  const sheet = page.getByRole("dialog", { name: "Edit category" });
  const { release } = await hold(page, "**/api/admin/products/upload_image");
  await sheet.getByLabel("Picture", { exact: true }).setInputFiles(await file());
  await expect(sheet.getByRole("status")).toHaveText("Uploading…");
  await sheet.getByLabel("Colour of the tile").selectOption("gulab");
  await expect(sheet.getByRole("button", { name: "Uploading…" })).toBeDisabled();
  await sheet.getByLabel("Name", { exact: true }).press("Enter");
  release();
  await expect(sheet.getByRole("status")).toHaveText("Choose another");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(picture).not.toBe(before);
});
