import { fill, newProduct, orderCash } from "../api/support/goods";
import { mailsTo, mailTo } from "../api/support/mailbox";
import { expect, test } from "../fixtures";
import { orderRow } from "./support/orders";

test("an order shows its messages, and one can be sent again", async ({ page, shopper, admin, database, openAs }) => {
  await fill(shopper, await newProduct(database));
  const { orderId } = await orderCash(shopper);
  await mailTo(shopper.email, /^Order .* placed/);
  await openAs(admin);
  await page.goto(`/admin/orders?q=${orderId}`);
  await orderRow(page, orderId).getByRole("button", { name: "View Detail" }).click();
  const messages = page.getByRole("dialog").getByRole("region", { name: "Messages" });
  await expect(messages.getByText("Order placed")).toBeVisible();
  await expect(messages.getByText(/Sent \d/)).toBeVisible();
  await messages.getByRole("button", { name: "Send again: Order placed" }).click();
  await expect(page.getByText("The message is on its way.")).toBeVisible();
  await expect.poll(async () => (await mailsTo(shopper.email)).length).toBe(2);
  await expect(messages.getByText(/Sent \d/)).toHaveCount(2);
});

test("the messages page is opened from the dashboard and filtered by state", async ({
  page,
  shopper,
  admin,
  openAs,
}) => {
  await shopper.request.post("/api/auth/sendVerification");
  await mailTo(shopper.email, "Confirm your email address");
  await openAs(admin);
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "Messages", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
  await page.getByLabel("State").selectOption("Sent");
  await expect(page).toHaveURL(/state=sent/);
  await expect(page.getByText("Confirm the email address").first()).toBeVisible();
  await expect(page.getByText(/ · Sent /).first()).toBeVisible();
  await page.getByLabel("State").selectOption("Failed");
  await expect(page).toHaveURL(/state=failed/);
  await expect(page.getByText(/ · Sent /)).toHaveCount(0);
  const none = { success: true, messages: [], total: 0, page: 1, pages: 0 };
  await page.route("**/api/admin/messages/get?*state=expired*", (route) => route.fulfill({ json: none }));
  await page.getByLabel("State").selectOption("Expired");
  await expect(page.getByRole("heading", { name: "No message matches" })).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/admin/messages");
});
