import { good } from "../api/support/answers";
import { file } from "../api/support/uploads";
import { expect, test } from "../fixtures";
import { hold } from "../shop/support/hold";
import { loseAnswer } from "../shop/support/lose-answer";
import { inOwnShop, rules } from "./support/own-shops";

inOwnShop(rules);

test("an admin changes settings, is shown what is wrong, and loses nothing when another admin saves first", async ({
  page,
  admin,
  people,
  openAs,
}) => {
  await openAs(admin);
  await page.goto("/admin/dashboard");
  await page.getByRole("navigation", { name: "More" }).getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  const save = page.getByRole("button", { name: "Save settings" });

  await page.getByLabel("GSTIN").fill("27AAPFU0939F1ZX");
  await page.getByRole("tab", { name: "Fees and days" }).click();
  await page.getByLabel("Shipping fee", { exact: true }).fill("");
  await save.click();
  // The first wrong field is on another tab.
  await expect(page.getByRole("tab", { name: "Shop" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Must be a GSTIN: 15 characters, with the right check digit.")).toBeVisible();
  await page.getByLabel("GSTIN").fill("27AAPFU0939F1ZV");
  await page.getByRole("tab", { name: "Fees and days" }).click();
  await expect(page.getByText("Must be an amount in rupees.")).toBeVisible();
  await page.getByLabel("Shipping fee", { exact: true }).fill("80.50");
  await page.getByLabel("No shipping fee from").fill("1,999");

  const other = await people.admin();
  const before = await good(await other.request.get("/api/admin/settings/get"));
  const { version } = before;
  const fees = { platform: 10, shipping: 20, freeShippingFrom: null };
  const settings = { fees, returnDays: 30 };
  await good(await other.request.put("/api/admin/settings/save", { data: { settings, seen: version } }));
  await save.click();
  const notice = page.getByRole("main").getByRole("alert");
  await expect(notice).toContainText(`${other.username} (${other.email}) has changed the settings meanwhile.`);
  await expect(notice).toContainText("You both changed: Fees.");
  await expect(page.getByLabel("Days to return")).toHaveValue("30");
  await expect(page.getByLabel("Shipping fee", { exact: true })).toHaveValue("80.5");
  await expect(page.getByLabel("No shipping fee from")).toHaveValue("1999");
  const { lost } = await loseAnswer(page, "**/api/admin/settings/save");
  await save.click();
  await lost;
  await expect(save).not.toHaveAttribute("aria-busy");
  await save.click();
  await expect(page.getByText("Settings saved.")).toBeVisible();
  await expect(notice, "nobody else has saved").toBeHidden();

  await page.getByRole("tab", { name: "Versions" }).click();
  const list = page.getByRole("tabpanel").getByRole("listitem");
  await expect(list.first()).toContainText(`Version ${version + 2}: Shop, Fees`);
  await expect(list.first()).toContainText("In force");
  await page.getByRole("button", { name: `Restore version ${version}`, exact: true }).click();
  await expect(list.first()).toContainText(`Version ${version + 3}: Shop, Fees, Days to return`);
  const now = await good(await admin.request.get("/api/admin/settings/get"));
  expect(now.settings).toEqual(before.settings);
});

test("the self-check says what is missing before going live, and goes through the thirteen dark patterns", async ({
  page,
  admin,
  openAs,
}) => {
  const { version, settings } = await good(await admin.request.get("/api/admin/settings/get"));
  await openAs(admin);
  await page.goto("/admin/settings");
  await page.getByRole("link", { name: "Self-check" }).click();
  const names = page.getByRole("listitem").filter({ hasText: "Names of your own" });
  await expect(names).toContainText(`Legal name: ${settings.shop.legalName}`);
  await expect(page.getByRole("heading", { name: "Help pages: missing" })).toBeVisible();
  const patterns = page.getByRole("heading", { level: 3 }).filter({ hasNotText: /: (done|missing)$/ });
  await expect(patterns).toHaveCount(13);
  await expect(page.getByRole("heading", { name: "Measures of sizes: done" })).toBeVisible();

  const shop = { ...settings.shop, legalName: "Loom and Thread LLP", gstin: "" };
  const change = (data: object) => admin.request.put("/api/admin/settings/save", { data });
  await good(await change({ settings: { shop }, seen: version }));
  await page.reload();
  await expect(names).not.toContainText("Legal name");
  await expect(page.getByRole("heading", { name: "GSTIN: missing" })).toBeVisible();
  await good(await change({ settings: { shop: settings.shop }, seen: version + 1 }));
});

test("a picture that is uploaded while its banner moves goes with it", async ({ page, admin, openAs }) => {
  await openAs(admin);
  await page.goto("/admin/settings");
  await page.getByRole("tab", { name: "Home page" }).click();
  const pictures = (banner: number) =>
    page.getByRole("list", { name: `Pictures of banner ${banner}` }).getByRole("button", { name: /^Remove picture/ });
  await expect(pictures(1)).toHaveCount(3);
  await pictures(2).first().click();
  await expect(pictures(2)).toHaveCount(2);
  const { release } = await hold(page, "**/api/admin/products/upload_image");
  await page.getByLabel("Choose a picture for banner 2").setInputFiles(await file());
  await page.getByRole("button", { name: "Move up: banner 2" }).click();
  await expect(pictures(1)).toHaveCount(2);
  release();
  await expect(pictures(1)).toHaveCount(3);
  await expect(pictures(2)).toHaveCount(3);
});

test("what an admin has changed and not saved outlives the page, beside what somebody else saves", async ({
  page,
  admin,
  people,
  openAs,
}) => {
  await openAs(admin);
  await page.goto("/admin/settings");
  await page.getByRole("tab", { name: "Fees and days" }).click();
  await page.getByLabel("Days to return").fill("12");
  await page.getByLabel("No shipping fee from").fill("1,20");
  await page.getByLabel("Largest cash order").fill("1,25,000");
  await expect(page.getByText("Must be an amount in rupees.")).toBeVisible();
  await page.getByRole("tab", { name: "Stores" }).click();
  await page.getByRole("button", { name: "Remove store 1", exact: true }).click();
  await page.getByRole("tab", { name: "Goods" }).click();
  await expect(page.getByRole("checkbox", { name: "Name an importer" })).toBeVisible();
  await page.getByRole("link", { name: "Help pages" }).click();
  await expect(page.getByRole("heading", { name: "Help pages" })).toBeVisible();
  await page.getByRole("link", { name: "Settings", exact: true }).last().click();
  const unsaved = page.getByRole("status").filter({ hasText: "What you changed before is not saved yet" });
  await expect(unsaved).toContainText("Stores, Fees, Days to return, Largest cash order");
  await expect(page.getByRole("main").getByRole("alert")).toBeHidden();

  const other = await people.admin();
  const { version, settings: before } = await good(await other.request.get("/api/admin/settings/get"));
  const { returnDays, deliveryDays } = before;
  const change = (settings: object, seen: number) =>
    other.request.put("/api/admin/settings/save", { data: { settings, seen } });
  await good(await change({ returnDays: 21, deliveryDays: 6 }, version));
  await page.reload();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    `${other.username} (${other.email}) has changed the settings meanwhile.You both changed: Days to return.`,
  );
  await page.getByRole("tab", { name: "Fees and days" }).click();
  const [days, delivery] = [page.getByLabel("Days to return"), page.getByLabel("Days until delivery")];
  await expect(days).toHaveValue("12");
  await expect(delivery).toHaveValue("6");
  await expect(page.getByLabel("No shipping fee from")).toHaveValue("1,20");
  await expect(page.getByLabel("Largest cash order")).toHaveValue("1,25,000");

  // Another admin in this tab finds nothing of it.
  await openAs(other);
  await page.reload();
  await page.getByRole("tab", { name: "Fees and days" }).click();
  await expect(days).toHaveValue("21");
  await expect(unsaved).toBeHidden();
  await openAs(admin);
  await page.reload();
  await expect(unsaved).toContainText("Stores, Fees, Days to return, Largest cash order");
  await page.getByRole("tab", { name: "Fees and days" }).click();

  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(unsaved).toBeHidden();
  await expect(page.getByLabel("Days to return")).toHaveValue("21");
  await page.reload();
  await page.getByRole("tab", { name: "Fees and days" }).click();
  await expect(page.getByLabel("Days to return")).toHaveValue("21");
  await expect(unsaved).toBeHidden();
  await good(await change({ returnDays, deliveryDays }, version + 1));
});

test("settings are saved once pictures are uploaded, also behind another tab", async ({ page, admin, openAs }) => {
  const { settings, version } = await good(await admin.request.get("/api/admin/settings/get"));
  await openAs(admin);
  await page.goto("/admin/settings");
  await page.getByRole("tab", { name: "Home page" }).click();
  const list = page.getByRole("list", { name: "Pictures of banner 1" });
  await list.getByRole("button", { name: "Remove picture 3" }).click();
  const { release } = await hold(page, "**/api/admin/products/upload_image");
  await page.getByLabel("Choose a picture for banner 1").setInputFiles(await file());
  await expect(list.getByRole("status")).toHaveText("Uploading... Please wait");
  const save = page.getByRole("button", { name: "Uploading…" });
  await expect(save).toBeDisabled();
  await save.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("tab", { name: "Stores" }).click();
  await expect(list).toBeHidden();
  release();
  await expect(page.getByRole("button", { name: "Save settings" })).toBeEnabled();
  await page.getByRole("tab", { name: "Home page" }).click();
  await expect(list.getByRole("button", { name: /^Remove picture/ })).toHaveCount(3);
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("Settings saved.")).toBeVisible();
  const now = await good(await admin.request.get("/api/admin/settings/get"));
  expect(now.version, "saved once").toBe(version + 1);
  expect(now.settings.banners[0].pictures).toHaveLength(3);
  const data = { settings: { banners: settings.banners }, seen: version + 1 };
  await good(await admin.request.put("/api/admin/settings/save", { data }));
});

test("another page of the versions is shown, and what was typed is not saved by that", async ({
  page,
  admin,
  openAs,
}) => {
  const before = await good(await admin.request.get("/api/admin/settings/get"));
  let { version } = before;
  const change = async (settings: object) => {
    const data = { settings, seen: version };
    ({ version } = await good(await admin.request.put("/api/admin/settings/save", { data })));
  };
  // More versions than a page has.
  for (let saves = 0; saves < 20; saves++) await change({ returnDays: 10 + (saves % 2) });

  await openAs(admin);
  await page.goto("/admin/settings");
  await page.getByRole("tab", { name: "Fees and days" }).click();
  await page.getByLabel("Days to return").fill("12");
  await page.getByRole("tab", { name: "Versions" }).click();
  const list = page.getByRole("tabpanel").getByRole("listitem");
  await expect(list.first()).toContainText(`Version ${version}: Days to return`);
  const saved: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") saved.push(request.url());
  });
  await page.getByRole("textbox", { name: "Page", exact: true }).fill("2");
  await page.keyboard.press("Enter");
  await expect(list.first()).toContainText(`Version ${version - 20}`);
  // One that was sent would have been sent before this call's answer.
  await page.evaluate(() => fetch("/api/shop/config"));
  expect(saved).toEqual([]);
  await page.getByRole("tab", { name: "Fees and days" }).click();
  await expect(page.getByLabel("Days to return")).toHaveValue("12");
  await change({ returnDays: before.settings.returnDays });
});

test("what is typed outlives a restoration that is refused, and goes by one only after a question", async ({
  page,
  admin,
  people,
  openAs,
}) => {
  const other = await people.admin();
  const { version, settings: before } = await good(await admin.request.get("/api/admin/settings/get"));
  const change = (settings: object, seen: number) =>
    other.request.put("/api/admin/settings/save", { data: { settings, seen } });
  await good(await change({ deliveryDays: 6 }, version));
  await openAs(admin);
  await page.goto("/admin/settings");
  const days = page.getByLabel("Days to return");
  await page.getByRole("tab", { name: "Fees and days" }).click();
  await days.fill("12");
  await page.getByRole("tab", { name: "Versions" }).click();
  await good(await change({ deliveryDays: 8 }, version + 1));

  const restore = page.getByRole("button", { name: `Restore version ${version}`, exact: true });
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await restore.click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(restore).toBeFocused();
  await restore.click();
  await question.getByRole("button", { name: "Discard and restore" }).click();
  const notice = page.getByRole("main").getByRole("alert");
  await expect(notice).toContainText(`${other.username} (${other.email}) has changed the settings meanwhile.`);
  await expect(notice).toContainText("Your changes are still here, beside theirs.");
  await page.getByRole("tab", { name: "Fees and days" }).click();
  await expect(days).toHaveValue("12");
  await expect(page.getByLabel("Days until delivery")).toHaveValue("8");

  await page.getByRole("tab", { name: "Versions" }).click();
  await restore.click();
  await question.getByRole("button", { name: "Discard and restore" }).click();
  await expect(page.getByText(`Version ${version} is in force again.`)).toBeVisible();
  await expect(notice).toBeHidden();
  await page.getByRole("tab", { name: "Fees and days" }).click();
  await expect(days).toHaveValue(String(before.returnDays));
  const now = await good(await admin.request.get("/api/admin/settings/get"));
  expect(now.settings).toEqual(before);
});

test("what is typed while the settings are being saved stays, and is saved next", async ({ page, admin, openAs }) => {
  const { version, settings: before } = await good(await admin.request.get("/api/admin/settings/get"));
  await openAs(admin);
  await page.goto("/admin/settings");
  await page.getByRole("tab", { name: "Fees and days" }).click();
  const [days, delivery] = [page.getByLabel("Days to return"), page.getByLabel("Days until delivery")];
  const cash = page.getByLabel("Largest cash order");
  const save = page.getByRole("button", { name: "Save settings" });
  const { release } = await hold(page, "**/api/admin/settings/save");
  await days.fill("12");
  await cash.fill("1,25,000");
  await save.click();
  await expect(page.getByRole("button", { name: "Saving…" })).toBeVisible();
  await days.fill("14");
  await delivery.fill("9");
  release();
  await expect(page.getByText("Settings saved.")).toBeVisible();
  await expect(cash, "as it was saved").toHaveValue("125000");
  await expect(days).toHaveValue("14");
  await expect(delivery).toHaveValue("9");
  await save.click();
  const stored = async () => (await good(await admin.request.get("/api/admin/settings/get"))).settings;
  await expect.poll(stored).toMatchObject({ returnDays: 14, deliveryDays: 9, cashLimit: 125_000 });
  const { returnDays, deliveryDays, cashLimit } = before;
  const data = { settings: { returnDays, deliveryDays, cashLimit }, seen: version + 2 };
  await good(await admin.request.put("/api/admin/settings/save", { data }));
});

test("the day of a banner that is not complete is not saved as none", async ({ page, admin, openAs }) => {
  const versionNow = async () => (await good(await admin.request.get("/api/admin/settings/get"))).version;
  const version = await versionNow();
  await openAs(admin);
  await page.goto("/admin/settings");
  await page.getByRole("tab", { name: "Home page" }).click();
  const until = page.getByLabel("Until").last();
  await until.pressSequentially("30");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText('The day "Until" is not complete.')).toBeVisible();
  await expect(until).toBeFocused();
  await page.getByRole("tab", { name: "Fees and days" }).click();
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(until, "also from another tab").toBeFocused();
  expect(await versionNow()).toBe(version);
});

test("the focus stays in a list of which a row is removed, and the removal is said", async ({
  page,
  admin,
  openAs,
}) => {
  await openAs(admin);
  await page.goto("/admin/settings");
  const remove = (link: number) => page.getByRole("button", { name: `Remove link ${link}`, exact: true });
  await remove(2).click();
  await expect(remove(3)).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "Number 2 is removed, 2 left." })).toHaveCount(1);
  await expect(remove(2), "the one that took its place").toBeFocused();
  await page.keyboard.press("Enter");
  await expect(remove(2)).toBeHidden();
  await expect(remove(1), "the one before").toBeFocused();
  await page.keyboard.press("Enter");
  await expect(remove(1)).toBeHidden();
  await expect(page.getByRole("heading", { name: "Social links" })).toBeFocused();
});
