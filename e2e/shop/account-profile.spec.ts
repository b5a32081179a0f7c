import { readFileSync } from "node:fs";
import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import type { Caller } from "../people";
import { hold } from "./support/hold";
import { nextToast, openByLink, scriptWith, toast } from "./support/screens";
import { endSessions, signInAgain } from "./support/sign-in";

const picture = { name: "me.webp", mimeType: "image/webp", buffer: readFileSync("public/pictures/cap-navy.webp") };

async function storedProfile(shopper: Caller) {
  return (await good(await shopper.request.get(`/api/shop/profile/fetch/${shopper.id}`))).data;
}

const account = "/shop/account";

test.beforeEach(async ({ shopper, openAs }) => {
  await openAs(shopper);
});

test("a new shopper's account shows its name, that nothing else is given and no order; its tabs follow the arrow keys", async ({
  page,
  shopper,
}) => {
  await page.goto(`${account}?tab=nonsense`);
  await expect(page.getByRole("heading", { name: shopper.username, level: 1 })).toBeVisible();
  const tab = (name: string) => page.getByRole("tab", { name });
  await expect(tab("Profile")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "Profile Details" })).toBeVisible();
  await expect(page.getByText("Not given").first()).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: shopper.email })).toBeVisible();

  const hasRing = () => page.locator(":focus").evaluate((element) => element.matches(":focus-visible"));
  await tab("Profile").click();
  expect(await hasRing()).toBe(false);
  await page.keyboard.press("ArrowRight");
  await expect.poll(hasRing).toBe(true);
  await expect(page).toHaveURL(`${account}?tab=orders`);
  await expect(page.getByRole("heading", { name: "Order History" })).toBeVisible();
  await page.reload();
  await expect(tab("Orders")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  await page.getByRole("link", { name: "Go to the shop" }).click();
  await expect(page).toHaveURL(/\/shop\/listing/);
});

test("every field is saved, also after errors and offline, shown and can be cleared", async ({
  page,
  context,
  shopper,
}) => {
  await page.goto(account);
  const save = page.getByRole("button", { name: "Save", exact: true });
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Full Name").fill("Meera Krishnan");

  await test.step("errors are shown beside their fields, and nothing is saved", async () => {
    await page.getByLabel("Mobile Number").fill("12345");
    await page.getByLabel("Date of Birth").fill("31-02-1994");
    await save.click();
    await expect(page.getByText("Must have 10 digits, the first from 6 to 9.")).toBeVisible();
    await expect(page.getByText("Must be a valid date.")).toBeVisible();
    await expect(page.getByLabel("Mobile Number")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Mobile Number")).toBeFocused();
    await page.getByLabel("Date of Birth").fill("01-01-2999");
    await expect(page.getByText("Must be in the past.")).toBeVisible();
    expect(await storedProfile(shopper)).toMatchObject({ fullname: "", phone: "", dob: "" });
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByLabel("Mobile Number")).toBeHidden();
  });

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Full Name").fill("Meera Krishnan");
  await page.getByLabel("Mobile Number").fill("+91 98450-11223");
  await page.getByLabel("Gender").selectOption({ label: "Prefer not to say" });
  await page.getByLabel("Date of Birth").fill("14/2/1994");
  await page.getByLabel("Location").fill("Bengaluru");
  await context.setOffline(true);
  await save.click();
  await expect(toast(page, /We couldn't reach the shop/)).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Meera Krishnan");
  await context.setOffline(false);
  await save.click();
  await expect(toast(page, "Profile Updated")).toBeVisible();
  for (const text of ["Meera Krishnan", "+91 98450 11223", "Prefer not to say", "14-02-1994", "Bengaluru"]) {
    await expect(page.getByRole("definition").filter({ hasText: text })).toBeVisible();
  }
  expect(await storedProfile(shopper)).toEqual({
    fullname: "Meera Krishnan",
    phone: "9845011223",
    email: shopper.email,
    gender: "undefined",
    dob: "1994-02-14",
    location: "Bengaluru",
    avatar: "",
    emailVerified: false,
  });

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Mobile Number").fill("");
  await page.getByLabel("Date of Birth").fill("");
  await page.getByLabel("Gender").selectOption("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Not given")).toHaveCount(3);
  expect(await storedProfile(shopper)).toMatchObject({ fullname: "Meera Krishnan", phone: "", dob: "", gender: "" });
});

test("what another tab has saved meanwhile stays: only what was changed here is saved, and a draft has nothing else", async ({
  page,
  shopper,
}) => {
  await page.goto(account);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Location").fill("Pune");
  const theirs = { phone: "9845011223", fullname: "Meera Krishnan" };
  await good(await shopper.request.put(`/api/shop/profile/edit/${shopper.id}`, { data: theirs }));
  await page.reload();
  await expect(page.getByLabel("Location")).toHaveValue("Pune");
  await expect(page.getByLabel("Mobile Number")).toHaveValue("9845011223");
  await good(await shopper.request.put(`/api/shop/profile/edit/${shopper.id}`, { data: { phone: "9845044556" } }));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Profile Updated")).toBeVisible();
  expect(await storedProfile(shopper)).toMatchObject({ ...theirs, phone: "9845044556", location: "Pune" });
});

test("a picture is uploaded with its progress, previewed, and saved by its own button or by Save, and can be removed", async ({
  page,
  shopper,
}) => {
  const before = "/pictures/cap-navy.webp";
  await good(await shopper.request.put(`/api/shop/profile/edit/${shopper.id}`, { data: { avatar: before } }));
  await page.goto(account);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const field = page.getByLabel("Profile picture");
  const isReady = page.getByText("Select Save picture to use it.");
  await button("Edit").click();

  await test.step("a failed upload is reported, and the old picture stays", async () => {
    await field.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
    const message = toast(page, "Error in Uploading Avatar. Try again");
    await expect(message).toBeVisible();
    await expect(message).toHaveCSS("background-color", "rgb(210, 43, 43)");
    await expect(button("Save picture")).toBeDisabled();
    await expect(page.getByRole("main").locator("img").first()).toHaveAttribute("src", /cap-navy/);
  });

  const uploads = await hold(page, "**/api/shop/profile/upload_avtar");
  await field.setInputFiles(picture);
  await expect(page.getByText("Avatar is Loading.....")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Upload" })).toBeVisible();
  await expect(button("Save")).toBeDisabled();
  uploads.release();
  await expect(isReady).toBeVisible();
  await expect(button("Save")).toBeEnabled();
  expect(await storedProfile(shopper)).toMatchObject({ avatar: before });
  await button("Save picture").click();
  await expect(toast(page, "Profile Updated")).toBeVisible();
  await expect(isReady).toBeHidden();
  const { avatar } = await storedProfile(shopper);
  expect(avatar).toMatch(/^http.*\/image\/upload\//);
  for (const area of ["main", "banner"] as const) {
    const shown = page.getByRole(area).locator("img[width='180']").first();
    const answer = await page.request.get(String(await shown.getAttribute("src")));
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
  }

  await page.getByLabel("Full Name").fill("Meera Krishnan");
  await field.setInputFiles(picture);
  await expect(isReady).toBeVisible();
  await button("Save").click();
  await expect(page.getByRole("definition").filter({ hasText: "Meera Krishnan" })).toBeVisible();
  const second = await storedProfile(shopper);
  expect(second.avatar).toMatch(/^http.*\/image\/upload\//);
  expect(second.avatar).not.toBe(avatar);
  await expect(page.getByRole("main").locator("img")).toHaveCount(1);

  await button("Edit").click();
  await button("Remove").click();
  await expect(button("Remove")).toBeHidden();
  await expect(page.getByRole("main").locator("img")).toHaveCount(0);
  expect(await storedProfile(shopper)).toMatchObject({ avatar: "", fullname: "Meera Krishnan" });
});

test("when the session ends before Save, what was typed and the picture can be saved after signing in", async ({
  page,
  shopper,
}) => {
  await page.goto(account);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Full Name").fill("Meera Krishnan");
  await page.getByLabel("Location").fill("Nagpur");
  await page.getByLabel("Profile picture").setInputFiles(picture);
  const isReady = page.getByText("Select Save picture to use it.");
  await expect(isReady).toBeVisible();
  await endSessions(shopper);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await signInAgain(page, shopper);
  await expect(page).toHaveURL("/shop/account");
  await expect(page.getByLabel("Full Name")).toHaveValue("Meera Krishnan");
  await expect(page.getByLabel("Location")).toHaveValue("Nagpur");
  await expect(isReady).toBeVisible();
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(isReady).toBeHidden();
  // The session of the one who asks has ended, so the page does.
  const kept = await good(await page.request.get(`/api/shop/profile/fetch/${shopper.id}`));
  expect(kept.data.avatar).toMatch(/\/image\/upload\//);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("definition").filter({ hasText: "Nagpur" })).toBeVisible();
  // What was sent is no draft any more.
  await page.reload();
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
});

test("Change Password, whose form is loaded with the page, asks for the old one and ends the other sessions", async ({
  page,
  context,
  shopper,
  people,
}) => {
  const elsewhere = await people.guest();
  await good(await elsewhere.post("/api/auth/login", { data: shopper }));
  const form = scriptWith(page, "Other devices are signed out.");
  await page.goto(account);
  await form;
  await context.setOffline(true);
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByLabel("Current Password")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Password", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Current Password")).toBeFocused();

  await page.getByLabel("Current Password").fill("not the password");
  await page.getByLabel("New Password").fill("short");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Must have at least 8 characters.")).toBeVisible();
  await page.getByLabel("New Password").fill("a new password");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Is incorrect.")).toBeVisible();
  await expect(page.getByLabel("Current Password")).toHaveAttribute("aria-invalid", "true");
  await expect(toast(page, "Incorrect password.")).toBeVisible();
  const sessions = page.getByRole("list", { name: "Where you're signed in" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await page.getByLabel("Current Password").fill(shopper.password);
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(toast(page, "Your password has been changed.")).toBeVisible();
  await expect(page.getByLabel("Current Password")).toBeHidden();
  await expect(sessions).toHaveCount(1);
  expect((await elsewhere.get(`/api/shop/profile/fetch/${shopper.id}`)).status()).toBe(401);
});

test("a form that cannot be loaded is reported, and the page stays", async ({ page }) => {
  // The parts of the page by what is written in them.
  await page.route("**/_next/static/chunks/**", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const isForm = text.includes("Other devices are signed out.") || text.includes("Day, month, year");
    await (isForm ? route.abort() : route.fulfill({ response }));
  });
  await page.goto(account);
  for (const name of ["Change Password", "Edit"]) {
    const told = await nextToast(page, "This couldn't be opened. Check your connection and try again.");
    const button = page.getByRole("button", { name, exact: true });
    await button.click();
    await expect(told).toBeVisible();
    await expect(button).toBeVisible();
  }
});

test("a profile and addresses that do not load say so within their tab, and load on another try", async ({ page }) => {
  const [profile, addresses] = ["**/api/shop/profile/fetch/**", "**/api/shop/address/get/**"];
  for (const call of [profile, addresses]) {
    await page.route(call, (route) =>
      route.fulfill({ status: 429, json: { success: false, code: "too_many_requests", message: "Wait" } }),
    );
  }
  // A tab that brings neither with it.
  await openByLink(page, "Orders");
  for (const [tab, call, failed, loaded] of [
    ["Address", addresses, "We couldn't load your addresses.", page.getByRole("button", { name: "Add New Address" })],
    ["Profile", profile, "We couldn't load your profile.", page.getByRole("heading", { name: "Profile Details" })],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("heading", { name: failed })).toBeVisible();
    await page.unroute(call);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(loaded).toBeVisible();
  }
});
