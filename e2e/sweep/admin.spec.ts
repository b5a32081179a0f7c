import type { Locator, Page } from "@playwright/test";
import { generate } from "otplib";
import sharp from "sharp";
import { expectAccessible } from "../accessibility";
import { openOrder, orderRow, unpaidOrder } from "../admin/support/orders";
import { addProduct, card, openEdit } from "../admin/support/products";
import { good } from "../api/support/answers";
import { fileOf } from "../api/support/csv";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { raised } from "../api/support/grievances";
import { newRows } from "../api/support/imports";
import { mailTo } from "../api/support/mailbox";
import { delivered, requested, update } from "../api/support/returns";
import { expect, test } from "../fixtures";

test.beforeEach(async ({ admin, openAs }) => openAs(admin));

/** Waits for the heading of an admin page and for its content. */
async function open(page: Page, path: string, heading: string, content: Locator): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
  await expect(content.first()).toBeVisible();
}

test("the dashboard and its drawer are accessible on a phone", { tag: "@phone" }, async ({ page }) => {
  const low = page.getByRole("region", { name: "Running low" }).getByRole("listitem");
  await open(page, "/admin/dashboard", "Dashboard", low);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Admin Panel" })).toBeVisible();
  await expectAccessible(page);
});

test("the dashboard and the pages of features and messages are accessible", async ({ page, shopper }) => {
  await shopper.request.post("/api/auth/sendVerification");
  await mailTo(shopper.email, "Confirm your email address");
  const low = page.getByRole("region", { name: "Running low" }).getByRole("listitem");
  await open(page, "/admin/dashboard", "Dashboard", low);
  await expectAccessible(page);
  await open(page, "/admin/features", "Features", page.getByRole("button", { name: "Logout" }));
  await expectAccessible(page);
  await open(page, "/admin/messages?state=sent", "Messages", page.getByText("Confirm the email address"));
  await expectAccessible(page);
});

test("the people page and the log are accessible, with a wrong password and an open entry", async ({
  page,
  admin,
  shopper,
  people,
}) => {
  await open(page, "/admin/people", "People", page.getByText(admin.email));
  await expectAccessible(page);
  await page.getByLabel("Email").fill(shopper.email);
  await page.getByRole("button", { name: "Make an admin" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password").fill("not the one");
  await dialog.getByRole("button", { name: "Make an admin" }).click();
  await expect(dialog.getByText("Is incorrect.")).toBeVisible();
  await expectAccessible(page);

  await people.confirmEmail(shopper);
  const grant = { email: shopper.email, password: admin.password };
  await good(await admin.request.post("/api/admin/people/grant", { data: grant }));
  const entry = page.getByRole("listitem").filter({ hasText: shopper.email });
  await open(page, `/admin/log?q=${shopper.email}`, "Log", entry);
  await entry.getByText("1 field, before and after").click();
  await expect(entry).toContainText("user → became admin");
  await expectAccessible(page);
});

test("the setup of a second factor is accessible", async ({ page, admin }) => {
  const start = page.getByRole("button", { name: "Set up an app" });
  await open(page, "/admin/security", "Security", start);
  await start.click();
  await page.getByRole("dialog").getByLabel("Your password").fill(admin.password);
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expectAccessible(page);
  const secret = String(await page.locator("code").textContent()).replace(/\s/g, "");
  await page.getByLabel("Code", { exact: true }).fill(await generate({ secret }));
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  await expectAccessible(page);
});

test("the list of orders and an order are accessible", { tag: "@widths" }, async ({ page, shopper, database }) => {
  await fill(shopper, await newProduct(database), 2, "m");
  const { orderId } = await orderCash(shopper);
  await mailTo(shopper.email, /^Order .* placed/);
  const row = orderRow(page, orderId);
  await open(page, `/admin/orders?q=${shopper.email}`, "All Orders", row);
  await expectAccessible(page);
  await row.getByRole("button", { name: "View Detail" }).click();
  const messages = page.getByRole("dialog").getByRole("region", { name: "Messages" });
  await expect(messages.getByText(/Sent \d/)).toBeVisible();
  await expectAccessible(page);
});

test("an order with a warning, and one that needs a reason, are accessible", async ({
  page,
  admin,
  shopper,
  database,
}) => {
  const dialog = page.getByRole("dialog", { name: "Order Details" });
  await openOrder(page, await unpaidOrder(database, shopper));
  await dialog.getByLabel("Order Status").selectOption("Shipped");
  await expect(dialog.getByText(/This order is not paid\./)).toBeVisible();
  await expectAccessible(page);

  await fill(shopper, await newProduct(database), 2, "m");
  const { orderId } = await orderCash(shopper);
  const delivered = { orderId, orderStatus: "Delivered" };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data: delivered }));
  await openOrder(page, orderId);
  await dialog.getByLabel("Order Status").selectOption("Rejected");
  const update = dialog.getByRole("button", { name: "Update Order Status" });
  await update.click();
  const reason = dialog.getByLabel("Reason");
  await expect(reason).toHaveAccessibleDescription(/Say why/);
  await expectAccessible(page);
  await reason.fill("The last piece was damaged.");
  await update.click();
  await expect(page.getByRole("alertdialog", { name: "Reject this paid order?" })).toBeVisible();
  await expectAccessible(page);
});

test("the products and the forms of a product are accessible", async ({ page, admin }) => {
  test.slow();
  const word = `Swept${admin.id}`;
  const title = `${word} shirt`;
  const images = ["/pictures/kurta-offwhite-linen.webp", "/pictures/bomber-black.webp"];
  await addProduct(admin, { title: `${word} kept` });
  await addProduct(admin, { title, size: ["s", "m"], image: images[0], images });
  await open(page, `/admin/products?q=${word}`, "Products", card(page, title));
  await expectAccessible(page);
  await card(page, title).getByRole("button", { name: "Edit" }).click();
  const sheet = page.getByRole("dialog", { name: "Edit Product" });
  await expect(sheet.getByRole("list", { name: "Pictures" }).getByRole("listitem")).toHaveCount(2);
  await sheet.getByText("A number for each size").click();
  await sheet.getByLabel("Stock in S").fill("3");
  await sheet.getByLabel("Stock in M").fill("0");
  await expect(sheet.getByLabel("Total Stock")).toHaveValue("3");
  await sheet.getByLabel("Sale Price").fill("2000");
  await expect(sheet.getByText("Must be below the price.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(sheet).toBeHidden();

  await page.getByRole("button", { name: "Add New Product" }).click();
  const form = page.getByRole("dialog", { name: "Add New Product" });
  await expect(form).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await card(page, title).getByRole("button", { name: "Delete" }).click();
  const doubt = page.getByRole("alertdialog");
  await expect(doubt).toContainText(`Delete ${title}?`);
  await expectAccessible(page);
  await doubt.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByLabel("Show").selectOption("Deleted");
  await expect(card(page, title).getByRole("button", { name: "Restore" })).toBeVisible();
  await expectAccessible(page);
});

test("a conflict between two admins is accessible", async ({ page, admin, people }) => {
  const title = `Conflicting Testpiece ${admin.id}`;
  const { _id } = await addProduct(admin, { title });
  const sheet = await openEdit(page, title);
  const { request } = await people.admin();
  await good(await request.put(`/api/admin/products/edit/${_id}`, { data: { price: 1600, version: 1 } }));
  await sheet.getByLabel("Description").fill("Checked at twice.");
  await sheet.getByRole("button", { name: "Edit", exact: true }).click();
  const conflict = page.getByRole("dialog", { name: "Another admin changed this product" });
  await expect(conflict.getByRole("row", { name: /Price/ })).toBeVisible();
  await expectAccessible(page);
});

test("the import dialog is accessible with a refused file, errors, changes and a running import", async ({
  page,
  admin,
}) => {
  const word = `Swept${admin.id}`;
  const by = "another@shopper.example";
  const running = { importId: "0".repeat(24), own: false, by, state: "running", stalled: false, why: "" };
  const progress = { handled: 2, total: 4, added: 4, edited: 0, movedAt: new Date().toISOString() };
  await page.route("**/api/admin/products/import/recent", (route) =>
    route.fulfill({ json: { success: true, imports: [{ ...running, ...progress }] } }),
  );
  await page.goto(`/admin/products?q=${word}`);
  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Import products" });
  const chooser = dialog.locator("input[type=file]");
  const csv = (text: string) => ({ name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await expect(dialog.getByText(`Import by ${by}`)).toBeVisible();
  await expect(dialog.getByRole("progressbar", { name: "Import under way" })).toBeVisible();
  await chooser.setInputFiles(csv('title,price\r\n"Testpiece,1000\r\n'));
  await expect(dialog.getByRole("alert")).toHaveText("Line 2: A quote is never closed.");
  await expectAccessible(page);

  const [first = {}, second = {}] = newRows(word, 2);
  const drawn = sharp({ create: { width: 30, height: 40, channels: 3, background: "#204080" } });
  const picture = { name: "kurta.png", mimeType: "image/png", buffer: await drawn.png().toBuffer() };
  const rows = [
    { ...first, image: "kurta.png" },
    { ...second, image: "cap.png" },
  ];
  await chooser.setInputFiles([csv(fileOf(rows)), picture, { ...picture, name: "shoe.png" }]);
  await expect(dialog.getByRole("region", { name: "Errors" })).toContainText('"cap.png" has not been uploaded');
  await expect(dialog).toContainText("No row names shoe.png.");
  await expectAccessible(page);
  await chooser.setInputFiles(csv(fileOf(rows.slice(0, 1))));
  await expect(dialog.getByRole("region", { name: "Changes" }).locator("img")).toHaveCount(1);
  await expectAccessible(page);
});

test("the page of returns is accessible, with the steps of a return and what came back", async ({
  page,
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database);
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, size: "m" }]);
  const { _id } = await requested(shopper, orderId, [{ lineId: lineIds[0] }], { note: "Too loud" });
  await good(await update(admin, _id, { status: "Approved" }));
  await good(await update(admin, _id, { status: "Picked up" }));
  const view = page.getByRole("button", { name: /^View Detail/ });
  await open(page, `/admin/returns?q=${_id}`, "Returns", view);
  await expectAccessible(page);
  await view.click();
  const dialog = page.getByRole("dialog", { name: "Return" });
  await expect(dialog.getByLabel(/^Received of/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Next step").selectOption("Declined");
  await expectAccessible(page);
  await good(await update(admin, _id, { status: "Received" }));
  await page.reload();
  await view.click();
  await expect(dialog.getByLabel("Reference of the payment")).toBeVisible();
  await expectAccessible(page);
});

test("the page of grievances is accessible, with one that is answered and one that is overdue", {
  tag: "@widths",
}, async ({ page, people, admin, database }) => {
  const grievance = await raised(await people.guest(), admin);
  const past = new Date(Date.now() - 3_600_000);
  const late = { acknowledgeBy: past, dueAt: past };
  await database.collection("grievances").updateOne({ number: grievance.number }, { $set: late });
  const view = page.getByRole("button", { name: /^View Detail/ });
  await open(page, `/admin/grievances?q=${grievance.number}`, "Grievances", view);
  await expectAccessible(page);
  await view.click();
  const dialog = page.getByRole("dialog", { name: /^Grievance/ });
  await expect(dialog.getByText(/overdue$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Answer").fill("We are sorry. A new one is on its way.");
  await dialog.getByRole("button", { name: "Send answer" }).click();
  await expect(dialog).toBeHidden();
  await view.click();
  await expect(dialog.getByText("We are sorry.")).toBeVisible();
  await expectAccessible(page);
  await open(page, "/admin/grievances?q=nobody-has-this", "Grievances", page.getByText("No grievance matches"));
  await expectAccessible(page);
});
