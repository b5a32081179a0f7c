import type { Page } from "@playwright/test";
import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import type { Caller } from "../people";
import { expectStill, expectUncovered, storeAddress, toast } from "./support/screens";
import { endSessions, signInAgain } from "./support/sign-in";

async function storedAddresses(shopper: Caller) {
  return (await good(await shopper.request.get(`/api/shop/address/get/${shopper.id}`))).data;
}

const form = (page: Page, name = "Add New Address") => page.getByRole("dialog", { name });

test.beforeEach(async ({ shopper, openAs }) => {
  await openAs(shopper);
});

test("an address is added: its PIN fills in city and state, its lines become one", { tag: "@widths" }, async ({
  page,
  shopper,
}) => {
  await page.goto("/shop/account?tab=address");
  await page.getByRole("button", { name: "Add New Address" }).click();
  const dialog = form(page);
  const submit = dialog.getByRole("button", { name: "Add Address" });
  await expect(dialog.getByLabel("Name")).toHaveValue(shopper.username);
  await expect(dialog.getByRole("textbox").first()).toHaveAccessibleName("Pincode");
  await expect(submit).toBeDisabled();
  await dialog.getByLabel("Address", { exact: true }).fill("12 Silver Oak Residency,\n4th Cross\nIndiranagar\n");
  await dialog.getByLabel("Pincode").fill("560038");
  await expect(dialog.getByLabel("City")).toHaveValue("Bengaluru");
  await expect(dialog.getByLabel("State")).toHaveValue("Karnataka");
  await dialog.getByLabel("Phone").fill("98450 11223");
  await expect(submit).toBeDisabled();
  await dialog.getByLabel("Address Type").selectOption("home");
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(toast(page, "Address added")).toBeVisible();
  await expect(dialog).toBeHidden();
  const card = page.getByRole("listitem").filter({ hasText: "12 Silver Oak Residency" });
  await expect(card).toContainText("Home");
  await expect(card).toContainText("Bengaluru, Karnataka 560038");
  await expect(card).toContainText("+91 98450 11223");
  await expect(card.getByRole("radio")).toBeChecked();
  expect(await storedAddresses(shopper)).toMatchObject([
    {
      address: "12 Silver Oak Residency, 4th Cross, Indiranagar",
      city: "Bengaluru",
      state: "Karnataka",
      phone: "9845011223",
      pincode: "560038",
      isDefault: true,
    },
  ]);
});

test("what a PIN filled in follows the next PIN; what the shopper typed stays", async ({ page, shopper }) => {
  await page.goto("/shop/account?tab=address");
  await page.getByRole("button", { name: "Add New Address" }).click();
  const dialog = form(page);
  const [pincode, city, state] = [dialog.getByLabel("Pincode"), dialog.getByLabel("City"), dialog.getByLabel("State")];
  await pincode.fill("560038");
  await expect(city).toHaveValue("Bengaluru");
  // Only its state is known.
  await pincode.fill("517510");
  await expect(state).toHaveValue("Andhra Pradesh");
  await expect(city).toHaveValue("");
  await expect(dialog.getByText("Must have 2 to 60 characters.")).toBeHidden();
  await pincode.fill("560038");
  await expect(city).toHaveValue("Bengaluru");
  await pincode.fill("999999");
  await expect(city).toHaveValue("");
  await expect(state).toHaveValue("");

  await city.fill("New Town");
  await pincode.fill("560038");
  await expect(state).toHaveValue("Karnataka");
  await expect(city).toHaveValue("New Town");
  await pincode.fill("\u202a201\u00a0301");
  await expect(state).toHaveValue("Uttar Pradesh");
  await expect(city).toHaveValue("New Town");

  // An unknown PIN is accepted.
  await pincode.fill("999999");
  await expect(state).toHaveValue("");
  await dialog.getByLabel("Address", { exact: true }).fill("1 New Road");
  await dialog.getByLabel("Phone").fill("9845011223");
  await dialog.getByLabel("Address Type").selectOption("work");
  await dialog.getByRole("button", { name: "Add Address" }).click();
  await expect(toast(page, "Address added")).toBeVisible();
  expect(await storedAddresses(shopper)).toMatchObject([{ pincode: "999999", city: "New Town", state: "" }]);
});

test("errors are shown beside their fields", async ({ page }) => {
  await page.goto("/shop/account?tab=address");
  await page.getByRole("button", { name: "Add New Address" }).click();
  const dialog = form(page);
  await dialog.getByLabel("Address", { exact: true }).fill("abc");
  await dialog.getByLabel("Pincode").fill("012345");
  await dialog.getByLabel("Phone").fill("12345");
  await dialog.getByLabel("City").fill("X");
  await dialog.getByLabel("State").focus();
  await expect(dialog.getByText("Must have 5 to 200 characters.")).toBeVisible();
  await expect(dialog.getByText("Must have six digits, not starting with 0.")).toBeVisible();
  await expect(dialog.getByText("Must have 10 digits, the first from 6 to 9.")).toBeVisible();
  await expect(dialog.getByText("Must have 2 to 60 characters.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Add Address" })).toBeDisabled();
});

test("an address is edited, made the default and, after a question, deleted", async ({ page, shopper }) => {
  await storeAddress(shopper);
  const work = await storeAddress(shopper, { addressType: "work", address: "3rd Floor, Kalyani Tech Park" });
  await page.goto("/shop/account?tab=address");
  const card = page.getByRole("listitem").filter({ hasText: "Kalyani Tech Park" });
  await card.getByRole("button", { name: /^Edit/ }).click();
  const dialog = form(page, "Edit Address");
  await expect(dialog.getByLabel("Pincode")).toHaveValue("560038");
  await dialog.getByLabel("Address", { exact: true }).fill("4th Floor, Kalyani Tech Park");
  await dialog.getByRole("button", { name: "Edit Address" }).click();
  await expect(toast(page, "Address Updated")).toBeVisible();
  await expect(card).toContainText("4th Floor");

  await card.getByText("4th Floor").click();
  await expect(card.getByText("Default")).toBeVisible();
  await expect.poll(async () => (await storedAddresses(shopper))[1]).toMatchObject({ _id: work, isDefault: true });

  await card.getByRole("button", { name: /^Delete/ }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this address?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(card).toBeVisible();
  await card.getByRole("button", { name: /^Delete/ }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  // The question hides what lies under it from everybody, so its own end comes first.
  await expect(question).toBeHidden();
  await expect(card).toBeHidden();
  await expect(toast(page, "Address deleted")).toBeVisible();
  await expect(
    page.getByRole("list", { name: "Your addresses" }).getByRole("button", { name: /^Delete/ }),
  ).toBeFocused();
  expect(await storedAddresses(shopper)).toMatchObject([{ addressType: "home", isDefault: true }]);
});

test("the chosen default is marked at once; an error restores the one before", async ({ page, shopper }) => {
  await storeAddress(shopper);
  await storeAddress(shopper, { addressType: "work", address: "3rd Floor, Kalyani Tech Park" });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/shop/address/update/**", async (route) => {
    await held;
    await route.fulfill({ status: 409, json: { success: false, code: "conflict", message: "Try once more." } });
  });
  await page.goto("/shop/account?tab=address");
  const home = page.getByRole("radio", { name: /Silver Oak/ });
  const work = page.getByRole("radio", { name: /Kalyani/ });
  await expect(home).toBeChecked();
  await page.getByText("Kalyani Tech Park").click();
  await expect(work).toBeChecked();
  answer();
  await expect(toast(page, "Try once more.")).toBeVisible();
  await expect(home).toBeChecked();
});

test("an address that was deleted in another tab disappears when it is edited here", async ({ page, shopper }) => {
  const id = await storeAddress(shopper, { address: "1 First Street" });
  await storeAddress(shopper, { address: "2 Second Street" });
  await page.goto("/shop/account?tab=address");
  await expect(page.getByText("2 Second Street")).toBeVisible();
  await good(await shopper.request.delete(`/api/shop/address/delete/${shopper.id}/${id}`));

  await page.getByRole("button", { name: /^Edit.*First Street/ }).click();
  const dialog = form(page, "Edit Address");
  await dialog.getByLabel("City").fill("Mysuru");
  await dialog.getByRole("button", { name: "Edit Address" }).click();
  await expect(toast(page, "This address does not exist.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("First Street")).toHaveCount(0);
});

test("an address that was deleted in another tab disappears when it is deleted here", async ({ page, shopper }) => {
  const id = await storeAddress(shopper, { address: "1 First Street" });
  await storeAddress(shopper, { address: "2 Second Street" });
  await page.goto("/shop/account?tab=address");
  const button = page.getByRole("button", { name: /^Delete.*First Street/ });
  await expect(button).toBeVisible();
  await good(await shopper.request.delete(`/api/shop/address/delete/${shopper.id}/${id}`));
  await button.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "This address does not exist.")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(page.getByText("1 First Street")).toHaveCount(0);
  await expect(page.getByText("2 Second Street")).toBeVisible();
});

test("addresses that do not load say so within the tab, and load on another try", async ({ page }) => {
  const list = "**/api/shop/address/get/**";
  await page.route(list, (route) =>
    route.fulfill({ status: 429, json: { success: false, code: "too_many_requests", message: "Wait" } }),
  );
  // A tab that brings no addresses with it.
  await page.goto("/shop/account?tab=orders");
  await page.getByRole("tab", { name: "Address" }).click();
  await expect(page.getByRole("heading", { name: "We couldn't load your addresses." })).toBeVisible();
  await page.unroute(list);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Add New Address" })).toBeVisible();
});

test("a shopper can save up to 20 addresses", async ({ page, shopper }) => {
  const addresses = Array.from({ length: 20 }, (_, entry) => `${entry} Long Street`);
  await Promise.all(addresses.map((address) => storeAddress(shopper, { address })));
  await page.goto("/shop/account?tab=address");
  await expect(page.getByText("You can save up to 20 addresses. Delete one to add another.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add New Address" })).toBeHidden();
});

test("when the session ends before the form is sent, its draft is offered after signing in", async ({
  page,
  shopper,
}) => {
  test.slow();
  await page.goto("/shop/account?tab=address");
  await page.getByRole("button", { name: "Add New Address" }).click();
  await form(page).getByLabel("Pincode").fill("560038");
  await expect(form(page).getByLabel("City")).toHaveValue("Bengaluru");
  await form(page).getByLabel("Phone").fill("9845011223");
  await form(page).getByLabel("Address Type").selectOption("home");
  await form(page).getByLabel("Address", { exact: true }).fill("12 Silver Oak Residency");
  await endSessions(shopper);
  await form(page).getByRole("button", { name: "Add Address" }).click();
  await signInAgain(page, shopper);
  await expect(page).toHaveURL("/shop/account?tab=address");
  await page.getByRole("button", { name: "Continue your draft" }).click();
  await expect(form(page).getByLabel("Address", { exact: true })).toHaveValue("12 Silver Oak Residency");
  await expect(form(page).getByLabel("City")).toHaveValue("Bengaluru");
  await form(page).getByRole("button", { name: "Add Address" }).click();
  await expect(toast(page, "Address added")).toBeVisible();
  await page.reload();
  await expect(page.getByText("12 Silver Oak Residency")).toBeVisible();
  await expect(form(page)).toBeHidden();
});

test("an unfinished address is offered as a draft, and opens nothing by itself", async ({ page, shopper }) => {
  await storeAddress(shopper);
  await page.goto("/shop/account?tab=address");
  await page.getByRole("button", { name: "Add New Address" }).click();
  await form(page).getByLabel("City").fill("Mysuru");
  await page.reload();
  const offer = page.getByRole("region", { name: "Unfinished address" });
  await expect(offer).toContainText("You started a new address.");
  await expect(form(page)).toBeHidden();
  await offer.getByRole("button", { name: "Continue your draft" }).click();
  await expect(form(page).getByLabel("City")).toHaveValue("Mysuru");
  await expect(offer).toBeHidden();

  await page.reload();
  await offer.getByRole("button", { name: "Discard" }).click();
  await expect(offer).toBeHidden();
  await page.getByRole("button", { name: "Add New Address" }).click();
  await expect(form(page).getByLabel("City")).toHaveValue("");
});

test("offline the form keeps what was typed, and the message leaves its button free", async ({
  page,
  context,
  shopper,
}) => {
  await storeAddress(shopper);
  await page.goto("/shop/account?tab=address");
  await page.getByRole("button", { name: /^Edit Home/ }).click();
  const dialog = form(page, "Edit Address");
  await dialog.getByLabel("City").fill("Mysuru");
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Edit Address" }).click();
  const message = toast(page, /We couldn't reach the shop/);
  await expect(message).toBeVisible();
  await expect(dialog.getByLabel("City")).toHaveValue("Mysuru");
  await context.setOffline(false);
  await expectStill(message);
  const button = dialog.getByRole("button", { name: "Edit Address" });
  await expectUncovered(button);
  await button.click();
  await expect(toast(page, "Address Updated")).toBeVisible();
  expect(await storedAddresses(shopper)).toMatchObject([{ city: "Mysuru" }]);
});

test("closing the form discards what was typed", async ({ page }) => {
  await page.goto("/shop/account?tab=address");
  await page.getByRole("button", { name: "Add New Address" }).click();
  await form(page).getByLabel("City").fill("Mysuru");
  await page.keyboard.press("Escape");
  await expect(form(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Add New Address" })).toBeFocused();
  await page.getByRole("button", { name: "Add New Address" }).click();
  await expect(form(page).getByLabel("City")).toHaveValue("");
});

test("the tabs follow the arrow keys, are in the address, and survive a reload", async ({ page }) => {
  await page.goto("/shop/account?tab=address");
  await expect(page.getByRole("tab", { name: "Address" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "Address" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL("/shop/account?tab=orders");
  await expect(page.getByRole("heading", { name: "Order History" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("tab", { name: "Orders" })).toHaveAttribute("aria-selected", "true");
  await page.goto("/shop/account?tab=nonsense");
  await expect(page.getByRole("tab", { name: "Profile" })).toHaveAttribute("aria-selected", "true");
});
