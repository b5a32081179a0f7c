import type { Page } from "@playwright/test";
import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import type { Caller } from "../people";
import { loseAnswer } from "./support/lose-answer";
import { expectStill, expectUncovered, nextToast, storeAddress, toast } from "./support/screens";
import { endSessions, signInAgain } from "./support/sign-in";

async function storedAddresses(shopper: Caller) {
  return (await good(await shopper.request.get(`/api/shop/address/get/${shopper.id}`))).data;
}

const form = (page: Page, name = "Add New Address") => page.getByRole("dialog", { name });

test.beforeEach(async ({ shopper, openAs }) => {
  await openAs(shopper);
});

test("an address is added: its PIN fills in city and state, its lines become one; closing the form keeps what was typed", async ({
  page,
  shopper,
}) => {
  await page.goto("/shop/account?tab=address");
  const open = page.getByRole("button", { name: "Add New Address" });
  await open.click();
  const dialog = form(page);
  const submit = dialog.getByRole("button", { name: "Add Address" });
  await expect(dialog.getByLabel("Name")).toHaveValue(shopper.username);
  await expect(dialog.getByRole("textbox").first()).toHaveAccessibleName("Pincode");
  await expect(submit).toBeDisabled();

  await test.step("errors are shown beside their fields", async () => {
    await dialog.getByLabel("Address", { exact: true }).fill("abc");
    await dialog.getByLabel("Pincode").fill("012345");
    await dialog.getByLabel("Phone").fill("12345");
    await dialog.getByLabel("City").fill("X");
    await dialog.getByLabel("State").focus();
    await expect(dialog.getByText("Must have 5 to 200 characters.")).toBeVisible();
    await expect(dialog.getByText("Must have six digits, not starting with 0.")).toBeVisible();
    await expect(dialog.getByText("Must have 10 digits, the first from 6 to 9.")).toBeVisible();
    await expect(dialog.getByText("Must have 2 to 60 characters.")).toBeVisible();
    await expect(submit).toBeDisabled();
  });

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(dialog.getByLabel("City")).toHaveValue("X");
  await expect(dialog.getByText(/^Still needed: .*Phone/)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("region", { name: "Unfinished address" }).getByRole("button", { name: "Discard" }).click();
  await open.click();
  await expect(dialog.getByLabel("City")).toHaveValue("");

  await dialog.getByLabel("Address", { exact: true }).fill("12 Silver Oak Residency,\n4th Cross\nIndiranagar\n");
  await dialog.getByLabel("Pincode").fill("560038");
  await expect(dialog.getByLabel("City")).toHaveValue("Bengaluru");
  await expect(dialog.getByLabel("State")).toHaveValue("Karnataka");
  await dialog.getByLabel("Phone").fill("98450 11223");
  await expect(submit).toBeDisabled();
  await expect(dialog.getByText("Still needed: Address Type.")).toBeVisible();
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
  const submit = dialog.getByRole("button", { name: "Add Address" });
  await loseAnswer(page, "**/api/shop/address/add");
  await submit.click();
  await expect(toast(page, /We couldn't reach the shop/)).toBeVisible();
  await submit.click();
  await expect(toast(page, "Address added")).toBeVisible();
  expect(await storedAddresses(shopper), "added once").toMatchObject([
    { pincode: "999999", city: "New Town", state: "" },
  ]);
});

test("an address is edited, made the default and, after a question, deleted", async ({ page, context, shopper }) => {
  await storeAddress(shopper);
  const id = await storeAddress(shopper, { addressType: "work", address: "3rd Floor, Kalyani Tech Park" });
  await page.goto("/shop/account?tab=address");
  const card = page.getByRole("listitem").filter({ hasText: "Kalyani Tech Park" });
  await card.getByRole("button", { name: /^Edit/ }).click();
  const dialog = form(page, "Edit Address");
  await expect(dialog.getByLabel("Pincode")).toHaveValue("560038");
  await dialog.getByLabel("Address", { exact: true }).fill("4th Floor, Kalyani Tech Park");
  const save = dialog.getByRole("button", { name: "Edit Address" });

  await test.step("offline the form keeps what was typed, and the message leaves its button free", async () => {
    await context.setOffline(true);
    await save.click();
    const message = toast(page, /We couldn't reach the shop/);
    await expect(message).toBeVisible();
    await expect(dialog.getByLabel("Address", { exact: true })).toHaveValue("4th Floor, Kalyani Tech Park");
    await context.setOffline(false);
    await expectStill(message);
    await expectUncovered(save);
  });
  await save.click();
  await expect(toast(page, "Address Updated")).toBeVisible();
  await expect(card).toContainText("4th Floor");

  await test.step("the chosen default is marked at once; an error restores the one before", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const update = "**/api/shop/address/update/**";
    await page.route(update, async (route) => {
      await held;
      await route.fulfill({ status: 409, json: { success: false, code: "conflict", message: "Try once more." } });
    });
    const home = page.getByRole("radio", { name: /Silver Oak/ });
    await expect(home).toBeChecked();
    await card.getByText("4th Floor").click();
    await expect(card.getByRole("radio")).toBeChecked();
    answer();
    await expect(toast(page, "Try once more.")).toBeVisible();
    await expect(home).toBeChecked();
    await page.unroute(update);
  });
  await card.getByText("4th Floor").click();
  await expect(card.getByText("Default")).toBeVisible();
  await expect.poll(async () => (await storedAddresses(shopper))[1]).toMatchObject({ _id: id, isDefault: true });

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

test("what another device has saved of an address stays when it is edited here, or made the default", async ({
  page,
  shopper,
}) => {
  await storeAddress(shopper, { address: "1 First Street" });
  const id = await storeAddress(shopper, { address: "2 Second Street" });
  const elsewhere = async (change: object) =>
    good(await shopper.request.put(`/api/shop/address/update/${shopper.id}/${id}`, { data: change }));
  await page.goto("/shop/account?tab=address");
  await expect(page.getByText("2 Second Street")).toBeVisible();
  await elsewhere({ phone: "9845011229" });
  await page.getByText("2 Second Street").click();
  const stored = async () => (await storedAddresses(shopper))[1];
  await expect.poll(stored).toMatchObject({ isDefault: true, phone: "9845011229" });

  await page.getByRole("button", { name: /^Edit.*Second Street/ }).click();
  const dialog = form(page, "Edit Address");
  await dialog.getByLabel("City").fill("Mysuru");
  await elsewhere({ phone: "9845011228" });
  await dialog.getByRole("button", { name: "Edit Address" }).click();
  await expect(dialog).toBeHidden();
  expect(await stored()).toMatchObject({ city: "Mysuru", phone: "9845011228" });
});

test("an address that was deleted in another tab disappears when it is edited or deleted here", async ({
  page,
  shopper,
}) => {
  const [first, second] = [
    await storeAddress(shopper, { address: "1 First Street" }),
    await storeAddress(shopper, { address: "2 Second Street" }),
  ];
  await storeAddress(shopper, { address: "3 Third Street" });
  await page.goto("/shop/account?tab=address");
  await expect(page.getByText("3 Third Street")).toBeVisible();
  const gone = "This address does not exist.";
  await good(await shopper.request.delete(`/api/shop/address/delete/${shopper.id}/${first}`));
  await page.getByRole("button", { name: /^Edit.*First Street/ }).click();
  const dialog = form(page, "Edit Address");
  await dialog.getByLabel("City").fill("Mysuru");
  await dialog.getByRole("button", { name: "Edit Address" }).click();
  await expect(toast(page, gone)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("First Street")).toHaveCount(0);

  await good(await shopper.request.delete(`/api/shop/address/delete/${shopper.id}/${second}`));
  await page.getByRole("button", { name: /^Delete.*Second Street/ }).click();
  const told = await nextToast(page, gone);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(told).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(page.getByText("Second Street")).toHaveCount(0);
  await expect(page.getByText("3 Third Street")).toBeVisible();
});

test("a shopper can save up to 20 addresses", async ({ shopper }) => {
  const store = (address: string) => storeAddress(shopper, { address });
  const markup = async () => {
    const html = await (await shopper.request.get("/shop/account?tab=address")).text();
    return html.replace(/<script\b.*?<\/script>/gs, "");
  };
  await store("0 Long Street");
  expect(await markup()).toContain("Add New Address");
  await Promise.all(Array.from({ length: 19 }, (_, entry) => store(`${entry + 1} Long Street`)));
  const full = await markup();
  expect(full).toContain("You can save up to 20 addresses. Delete one to add another.");
  expect(full).not.toContain("Add New Address");
});

test("an unfinished address is offered as a draft, also after the session has ended, and opens nothing by itself", async ({
  page,
  shopper,
}) => {
  test.slow();
  const dialog = form(page);
  const open = page.getByRole("button", { name: "Add New Address" });
  const offer = page.getByRole("region", { name: "Unfinished address" });
  await page.goto("/shop/account?tab=address");
  await open.click();
  await dialog.getByLabel("City").fill("Mysuru");
  await page.reload();
  await expect(offer).toContainText("You started a new address.");
  await expect(dialog).toBeHidden();
  await offer.getByRole("button", { name: "Discard" }).click();
  await expect(offer).toBeHidden();
  await open.click();
  await expect(dialog.getByLabel("City")).toHaveValue("");

  await dialog.getByLabel("Pincode").fill("560038");
  await expect(dialog.getByLabel("City")).toHaveValue("Bengaluru");
  await dialog.getByLabel("Phone").fill("9845011223");
  await dialog.getByLabel("Address Type").selectOption("home");
  await dialog.getByLabel("Address", { exact: true }).fill("12 Silver Oak Residency");
  await endSessions(shopper);
  await dialog.getByRole("button", { name: "Add Address" }).click();
  await signInAgain(page, shopper);
  await expect(page).toHaveURL("/shop/account?tab=address");
  await expect(offer).toBeVisible();
  await expect(dialog).toBeHidden();
  await offer.getByRole("button", { name: "Continue your draft" }).click();
  await expect(dialog.getByLabel("Address", { exact: true })).toHaveValue("12 Silver Oak Residency");
  await expect(dialog.getByLabel("City")).toHaveValue("Bengaluru");
  await expect(offer).toBeHidden();
  await dialog.getByRole("button", { name: "Add Address" }).click();
  await expect(toast(page, "Address added")).toBeVisible();
  await page.reload();
  await expect(page.getByText("12 Silver Oak Residency")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(offer).toBeHidden();
});
