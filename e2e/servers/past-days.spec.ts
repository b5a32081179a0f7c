import type { Page } from "@playwright/test";
import { type Db, ObjectId } from "mongodb";
import { figure, indianMidnight, sums } from "../admin/support/sums";
import { good } from "../api/support/answers";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { inOwnShop, undisturbed } from "./support/own-shops";

// It moves orders into the past and compares the figures of all.
inOwnShop(undisturbed);

/** Compares what the dashboard shows of so many days with the orders. */
async function expectRight(page: Page, database: Db, ...periods: number[]): Promise<void> {
  for (const days of periods) {
    await page.goto(`/admin/dashboard?period=${days}`);
    const right = await sums(database, days);
    await expect(figure(page, `Sales in ${days} days`)).toHaveText(right.revenue);
    await expect(figure(page, `Orders in ${days} days`)).toHaveText(right.orders);
    const status = page.getByRole("region", { name: "Orders by status" });
    for (const text of right.byStatus) await expect(status).toContainText(text);
  }
}

test("the figures of past days stay right when their orders change later", async ({
  page,
  shopper,
  admin,
  database,
  openAs,
}) => {
  await openAs(admin);
  const orders = database.collection("orders");
  const ids: string[] = [];
  for (let made = 0; made < 4; made++) {
    await fill(shopper, await newProduct(database, { size: [], price: 1000 + made }));
    ids.push((await orderCash(shopper)).orderId);
  }
  const moved = [2, 5, 9, 29];
  for (const [at, id] of ids.entries()) {
    const orderDate = new Date(indianMidnight(moved[at] ?? 0).getTime() + (at === 0 ? 0 : 3_600_000));
    await orders.updateOne({ _id: new ObjectId(id) }, { $set: { orderDate, orderUpdateDate: new Date() } });
  }
  await expectRight(page, database, 7, 30);
  expect(await database.collection("daysales").countDocuments(), "they are kept").toBeGreaterThanOrEqual(29);

  const set = async (orderId: string | undefined, orderStatus: string) =>
    good(await admin.request.post("/api/admin/orders/updateStatus", { data: { orderId, orderStatus } }));
  await set(ids[0], "Shipped");
  await set(ids[2], "Rejected");
  await expectRight(page, database, 30);
  await set(ids[2], "Delivered");
  await set(ids[3], "Rejected");
  await expectRight(page, database, 30);

  // As if it had all happened long ago: now what is kept counts.
  const longAgo = new Date(Date.now() - 600_000);
  await orders.updateMany({}, { $set: { orderUpdateDate: longAgo } });
  await expectRight(page, database, 30, 30);
  await set(ids[1], "Delivered");
  await expectRight(page, database, 7, 30);
});
