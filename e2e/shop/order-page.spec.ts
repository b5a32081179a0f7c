import type { Db } from "mongodb";
import { formatShortDay } from "@/lib/dates";
import { dayAfter } from "@/lib/order/arrival";
import { shortNumber } from "@/lib/order/short-number";
import { good } from "../api/support/answers";
import { fill, newProduct, orderCash, setStock } from "../api/support/goods";
import { create } from "../api/support/razorpay";
import { delivered, receive, requested } from "../api/support/returns";
import { type Caller, expect, test } from "../fixtures";
import { payInForm } from "./support/orders";
import { pressTwice, toast } from "./support/screens";
import { dropSession, logIn } from "./support/sign-in";

test.beforeEach(async ({ shopper, openAs }) => {
  await openAs(shopper);
});

const pageOf = (orderId: string) => `/shop/account/orders/${orderId}`;

async function placed(shopper: Caller, database: Db, ...titles: string[]): Promise<string> {
  for (const title of titles) await fill(shopper, await newProduct(database, { title }), 1, "m");
  return (await orderCash(shopper)).orderId;
}

async function set(admin: Caller, data: object): Promise<void> {
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data }));
}

test("an order's page says when it comes, who carries it and what can be done", { tag: "@widths" }, async ({
  page,
  shopper,
  admin,
  database,
}) => {
  const orderId = await placed(shopper, database, "Page Kurta");
  const sentence = page.getByRole("main").getByRole("status");
  const points = page.getByRole("list", { name: "Progress of the order" }).getByRole("listitem");
  await page.goto(pageOf(orderId));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${shortNumber(orderId)}`);
  await expect(sentence).toHaveText(`Arrives by ${formatShortDay(dayAfter(new Date(), 5))}`);
  await expect(points).toHaveText([/^Placed\d\d-\d\d-\d{4}, \d/, "Shippedto come", "Deliveredto come"]);
  await expect(page.getByRole("button", { name: "Cancel Order" })).toBeVisible();

  const expectedOn = dayAfter(new Date(), 2);
  const shipment = {
    carrier: "Sample Courier",
    trackingNumber: "SC 4711",
    trackingUrl: "https://courier.example/1",
    expectedOn,
  };
  await set(admin, { orderId, orderStatus: "Shipped", shipment });
  await page.reload();
  await expect(sentence).toHaveText(`On its way, arrives by ${formatShortDay(expectedOn)}`);
  await expect(page.getByRole("main")).toContainText("Sample Courier SC 4711");
  const link = page.getByRole("link", { name: /^Track the parcel/ });
  await expect(link).toHaveAttribute("href", "https://courier.example/1");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect(page.getByRole("button", { name: "Cancel Order" })).toBeHidden();
  const end = await link.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(end, "the courier's link is in the first view of a phone").toBeLessThan(460);

  await set(admin, { orderId, orderStatus: "Delivered" });
  await page.reload();
  await expect(sentence).toHaveText(`Delivered on ${formatShortDay(dayAfter(new Date(), 0))}`);
  await expect(page.getByRole("button", { name: "Return or exchange" })).toBeVisible();
  await expect(page.getByText(`until ${formatShortDay(dayAfter(new Date(), 7))}`, { exact: true })).toBeVisible();
  await expect(points.last()).toContainText("Delivered, paid in cash");
});

test("what is sent in exchange is no paid order: its page and the list of orders say that nothing is to pay", async ({
  page,
  shopper,
  admin,
  database,
}) => {
  const productId = await newProduct(database, { price: 1000, stockBySize: { m: 5, l: 3 } });
  const { orderId, lineIds } = await delivered(shopper, admin, [{ productId, size: "m" }]);
  const { _id } = await requested(shopper, orderId, [{ lineId: lineIds[0], exchangeSize: "l" }]);
  const { exchangeOrderId } = await receive(admin, _id);
  await page.goto(pageOf(exchangeOrderId));
  await expect(page.getByText("Nothing to pay")).toBeVisible();
  await expect(page.getByText("Total amount")).toBeVisible();
  await expect(page.getByText("Discount on MRP")).toBeHidden();
  await page.goto("/shop/account/orders");
  await expect(page).toHaveURL("/shop/account?tab=orders");
  const row = page.getByRole("row").filter({ hasText: shortNumber(exchangeOrderId) });
  await expect(row).toContainText("Nothing to payExchange");
});

test("the list of orders and the success screen lead to an order's page, where it is paid and cancelled", async ({
  page,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database, { title: "Linked Kurta" }));
  const { orderId } = await create(shopper);
  const inList = page.getByRole("link", { name: "Linked Kurta" }).filter({ visible: true });
  await page.goto("/shop/account?tab=orders");
  await inList.click();
  await expect(page).toHaveURL(pageOf(orderId));
  await expect(page.getByRole("status").filter({ hasText: /Pay by \d{1,2}:\d\d [ap]m/ })).toBeVisible();
  await page.getByRole("button", { name: "Pay Now" }).click();
  await payInForm(page);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await page.getByRole("link", { name: shortNumber(orderId) }).click();
  await expect(page).toHaveURL(pageOf(orderId));
  await expect(page.getByText(/^Paid\. We are packing it\. Arrives by /)).toBeVisible();
  await expect(page.getByRole("link", { name: "care@vastra.example" }).first()).toHaveAttribute(
    "href",
    `mailto:care@vastra.example?subject=Order%20${shortNumber(orderId)}`,
  );
  await page.getByRole("link", { name: "All orders" }).click();
  await expect(page).toHaveURL("/shop/account?tab=orders");
  await expect(page.getByRole("row").filter({ hasText: "Linked Kurta" })).toContainText("Arrives by");

  await inList.click();
  await page.getByRole("button", { name: "Cancel Order" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Cancelled by you" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Progress of the order" })).toContainText("Cancelled");
  await page.getByRole("list", { name: "Items" }).getByRole("link", { name: "Linked Kurta" }).click();
  await expect(page.getByRole("heading", { name: "Linked Kurta" })).toBeVisible();
});

test("Buy again puts what can be bought into the cart and names the rest", async ({ page, shopper, database }) => {
  const gone = await newProduct(database, { title: "Gone Kurta" });
  const left = await newProduct(database, { title: "Left Kurta" });
  for (const productId of [gone, left]) await fill(shopper, productId, 1, "m");
  await page.goto(pageOf((await orderCash(shopper)).orderId));
  await setStock(database, gone, 0);
  const calls: string[] = [];
  page.on("request", (request) => request.url().endsWith("/cart/add") && calls.push(request.url()));
  await pressTwice(page.getByRole("button", { name: "Buy again" }), "**/api/shop/cart/add");
  await expect(toast(page, /The rest is in your cart.*No longer available: Gone Kurta/s)).toBeVisible();
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();
  await setStock(database, left, 0);
  await page.getByRole("button", { name: "Buy again" }).click();
  await expect(toast(page, /These items can't be bought any more\..*Gone Kurta/s)).toBeVisible();
  expect(calls, "two lines, twice: a double press counts once").toHaveLength(4);
});

test("Buy again adds what is left of a product, and says so", async ({ page, shopper, database }) => {
  const few = await newProduct(database, { title: "Few Kurta" });
  const last = await newProduct(database, { title: "Last Kurta" });
  await fill(shopper, few, 3, "m");
  await fill(shopper, last, 1, "m");
  const { orderId } = await orderCash(shopper);
  await setStock(database, few, 2);
  await setStock(database, last, 1);
  await fill(shopper, last, 1, "m");
  await page.goto(pageOf(orderId));
  await page.getByRole("button", { name: "Buy again" }).click();
  const words =
    /Few Kurta \w+: 2 of 3 added, no more are left\. Last Kurta \w+: all that is left is in your cart already$/;
  await expect(toast(page, "Added to your cart")).toHaveText(words);
  await expect(page.getByRole("button", { name: "Cart, 3 items" })).toBeVisible();
  await page.getByRole("button", { name: "Buy again" }).click();
  await expect(toast(page, "Nothing could be added.")).toContainText("all that is left is in your cart already");
});

test("Buy again goes on where the connection was lost, and adds nothing twice", async ({ page, shopper, database }) => {
  const products = [await newProduct(database), await newProduct(database), await newProduct(database)];
  for (const productId of products) await fill(shopper, productId, 1, "m");
  await page.goto(pageOf((await orderCash(shopper)).orderId));
  const add = "**/api/shop/cart/add";
  let calls = 0;
  // The second line is added, but its answer is lost; the third is not even sent.
  await page.route(add, async (route) => {
    calls++;
    if (calls === 2) await route.fetch();
    return calls === 1 ? route.continue() : route.abort();
  });
  const buyAgain = page.getByRole("button", { name: "Buy again" });
  await buyAgain.click();
  await expect(toast(page, /couldn't reach the shop/)).toBeVisible();
  await page.unroute(add);
  await buyAgain.click();
  await expect(toast(page, "Added to your cart")).toBeVisible();
  const { data } = await good(await shopper.request.get(`/api/shop/cart/get/${shopper.id}`));
  expect(data.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 1, 1]);
});

test("an order of somebody else is not found, nor for an admin, and a guest signs in first", async ({
  page,
  shopper,
  people,
  admin,
  database,
  openAs,
}) => {
  const orderId = await placed(shopper, database, "Private Kurta");
  for (const caller of [await people.shopper(), admin]) {
    for (const id of [orderId, "0".repeat(24), "x", "%5B%5D"]) {
      const answer = await caller.request.get(pageOf(id));
      expect(answer.status()).toBe(404);
      expect(await answer.text()).not.toContain("Private Kurta");
    }
    await openAs(caller);
  }
  await page.goto(pageOf(orderId));
  await expect(page.getByRole("heading", { name: "Order not found" })).toBeVisible();
  await dropSession(page);
  await page.goto(pageOf(orderId));
  await expect(page).toHaveURL(`/auth/login?next=${encodeURIComponent(pageOf(orderId))}`);
  await logIn(page, shopper);
  await expect(page).toHaveURL(pageOf(orderId));
  await expect(page.getByRole("link", { name: "Private Kurta" })).toBeVisible();
});
