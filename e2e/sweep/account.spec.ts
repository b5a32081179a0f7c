import { ObjectId } from "mongodb";
import { expectAccessible } from "../accessibility";
import { good } from "../api/support/answers";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { create } from "../api/support/razorpay";
import { deliver, insertReview } from "../api/support/reviews";
import { expect, test } from "../fixtures";
import { viewButtons } from "../shop/support/orders";
import { toast } from "../shop/support/screens";

test.beforeEach(async ({ shopper, openAs }) => {
  await openAs(shopper);
});

test("reviews are accessible: none, some that wait, the form and its errors, one that is hidden", async ({
  page,
  shopper,
  database,
}) => {
  await page.goto("/shop/account?tab=reviews");
  await expect(page.getByRole("heading", { name: "Nothing to review yet" })).toBeVisible();
  await expectAccessible(page);
  const [one, two, three] = [await newProduct(database), await newProduct(database), await newProduct(database)];
  await deliver(database, shopper.id, [one, two, three], { size: "m" });
  const own = { userId: new ObjectId(shopper.id) };
  await insertReview(database, one, { ...own, status: "Hidden", why: "Personal data", isHeld: true });
  const earlier = [{ rating: 3, title: "Before", text: "What it said before", at: new Date(0) }];
  await insertReview(database, two, { ...own, changedAt: new Date(), earlier });
  await page.reload();
  await expect(page.getByText("Hidden by the shop: Personal data.")).toBeVisible();
  await page.locator("summary").click();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Write a review/ }).click();
  const dialog = page.getByRole("dialog", { name: "Write a review" });
  await dialog.getByRole("button", { name: "Send the review" }).click();
  await expect(dialog.getByText("Choose one to five stars.")).toBeVisible();
  await expectAccessible(page);
});

test("the profile is accessible, with its forms, their errors, the sessions and the question before signing out", async ({
  page,
  shopper,
  people,
}) => {
  for (const agent of ["Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0", "curl/8.5.0"]) {
    const elsewhere = await people.guest();
    await good(await elsewhere.post("/api/auth/login", { data: shopper, headers: { "user-agent": agent } }));
  }
  await page.goto("/shop/account");
  await expect(page.getByText("Not given").first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Where you're signed in" }).getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByLabel("Mobile Number")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Mobile Number").fill("12345");
  await page.getByLabel("Date of Birth").fill("31-02-1994");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Must be a valid date.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: "Change Password" }).click();
  await page.getByLabel("Current Password").fill("not the password");
  await page.getByLabel("New Password").fill("a new password");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Is incorrect.")).toBeVisible();
  await expect(toast(page, "Incorrect password.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("alertdialog", { name: "Sign out everywhere?" })).toBeVisible();
  await expectAccessible(page);
});

test("the tab Privacy is accessible, with both forms, their errors and what is in the way of a deletion", async ({
  page,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await orderCash(shopper);
  await page.goto("/shop/account?tab=privacy");
  await expect(page.getByRole("heading", { name: "Delete your account" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Download my data" }).click();
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await expect(page.getByText("Is incorrect.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByLabel("Password", { exact: true }).fill(shopper.password);
  await page.getByRole("button", { name: "Delete my account for good" }).click();
  await expect(page.getByText("Your account can be deleted once these are done:")).toBeVisible();
  await expectAccessible(page);
});

test("the addresses are accessible, with the form, its errors and an unfinished draft", async ({ page }) => {
  await page.goto("/shop/account?tab=address");
  const open = page.getByRole("button", { name: "Add New Address" });
  const dialog = page.getByRole("dialog", { name: "Add New Address" });
  await open.click();
  const address = dialog.getByLabel("Address", { exact: true });
  await address.fill("abc");
  await dialog.getByLabel("Pincode").fill("012345");
  await dialog.getByLabel("Phone").fill("12345");
  await dialog.getByLabel("City").fill("X");
  await dialog.getByLabel("State").focus();
  await expect(dialog.getByText("Must have 2 to 60 characters.")).toBeVisible();
  await expectAccessible(page);

  await address.fill("12 Silver Oak Residency");
  await dialog.getByLabel("City").fill("Bengaluru");
  await dialog.getByLabel("Pincode").fill("560038");
  await dialog.getByLabel("Phone").fill("98450 11223");
  await dialog.getByLabel("Address Type").selectOption("home");
  await expect(dialog.getByRole("button", { name: "Add Address" })).toBeEnabled();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add Address" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("12 Silver Oak Residency")).toBeVisible();
  await expectAccessible(page);

  await open.click();
  await dialog.getByLabel("City").fill("Mysuru");
  await page.reload();
  await expect(page.getByRole("region", { name: "Unfinished address" })).toBeVisible();
  await expectAccessible(page);
});

test("the orders are accessible when they do not load and when there is none", async ({ page }) => {
  const list = "**/api/shop/order/fetchOrders/**";
  await page.route(list, (route) =>
    route.fulfill({ status: 429, json: { success: false, code: "too_many_requests", message: "Wait" } }),
  );
  await page.goto("/shop/account");
  await page.getByRole("tab", { name: "Orders" }).click();
  await expect(page.getByRole("heading", { name: "We couldn't load your orders." })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(list);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  await expectAccessible(page);
});

test("the page of an order is accessible, waiting for its payment, sent and not found", { tag: "@widths" }, async ({
  page,
  shopper,
  admin,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  const { orderId } = await create(shopper);
  const progress = page.getByRole("list", { name: "Progress of the order" });
  await page.goto(`/shop/account/orders/${orderId}`);
  await expect(page.getByRole("button", { name: "Pay Now" })).toBeVisible();
  await expectAccessible(page);
  const shipment = { carrier: "Sample Courier", trackingNumber: "SC 4711", trackingUrl: "https://courier.example/1" };
  const data = { orderId, orderStatus: "Shipped", shipment };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data }));
  await page.reload();
  await expect(progress).toBeVisible();
  await expectAccessible(page);
  await page.goto("/shop/account/orders/x");
  await expect(page.getByRole("heading", { name: "Order not found" })).toBeVisible();
  await expectAccessible(page);
});

test("the orders are accessible as table and cards, with an order's details, its question and a search without a match", {
  tag: "@widths",
}, async ({ page, shopper, database }) => {
  const productId = await newProduct(database);
  await fill(shopper, productId, 1, "m");
  const cancelled = await orderCash(shopper);
  await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId: cancelled.orderId } }));
  await fill(shopper, productId, 1, "m");
  await orderCash(shopper);
  await fill(shopper, productId, 1, "m");
  await create(shopper);
  await page.goto("/shop/account?tab=orders");
  const views = viewButtons(page);
  await expect(views).toHaveCount(3);
  await expectAccessible(page);

  await views.nth(1).click();
  const dialog = page.getByRole("dialog", { name: "Order Details" });
  await expect(dialog).toContainText("Order placed");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel Order" }).click();
  const question = page.getByRole("alertdialog", { name: "Cancel this order?" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep order" }).click();
  await expect(question).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.getByRole("searchbox", { name: "Find an order" }).fill("no number");
  await expect(page.getByRole("heading", { name: "No order matches" })).toBeVisible();
  await expectAccessible(page);
});
