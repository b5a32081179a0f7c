import { ObjectId } from "mongodb";
import { expectAccessible } from "../accessibility";
import { good } from "../api/support/answers";
import { fill, newProduct, orderCash, stockOf } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { toast } from "../shop/support/screens";
import { inOwnShop, undisturbed } from "./support/own-shops";

// The warning is about the orders of all new accounts, which those of other tests are too.
inOwnShop(undisturbed);

test.beforeEach(async ({ database }) => {
  await database.collection("orders").updateMany({ orderStatus: "Pending" }, { $set: { orderStatus: "Shipped" } });
});

test("the dashboard warns of new accounts that hold many pieces, and rejects their orders", async ({
  page,
  people,
  admin,
  database,
  openAs,
}) => {
  const [crowded, plenty] = [await newProduct(database, { stock: 20 }), await newProduct(database, { stock: 20 })];
  const [one, other] = [await people.shopper(), await people.shopper()];
  await openAs(admin);

  await fill(one, plenty, 2);
  const { orderId: modest } = await orderCash(one);
  await fill(other, await newProduct(database, { stock: 3 }), 2);
  await orderCash(other);
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("region", { name: "Latest orders" }).getByRole("listitem").first()).toBeVisible();
  const warning = page.getByRole("region", { name: "New accounts hold many unpaid pieces" });
  await expect(warning, "a tenth is not more than a tenth, and two pieces are no crowd").toBeHidden();

  const ids: string[] = [];
  for (const shopper of [one, other]) {
    await fill(shopper, crowded, 2);
    ids.push((await orderCash(shopper)).orderId);
  }
  await page.reload();
  await expect(warning).toContainText("2 unpaid orders of 2 accounts");
  await expect(warning.getByRole("listitem")).toHaveText([/4 of 20 pieces$/]);
  await expectAccessible(page);

  await warning.getByRole("link", { name: "Show these orders" }).click();
  await expect(page.getByRole("status").filter({ hasText: "2 orders" })).toBeVisible();
  await expect(page.getByText("Unpaid orders from accounts less than a day old")).toBeVisible();
  await page.goBack();
  await warning.getByRole("button", { name: "Reject 2 orders" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reject 2 orders" }).click();
  await expect(toast(page, "2 orders are rejected. The items are back in stock.")).toBeVisible();
  await expect(warning).toBeHidden();
  expect(await stockOf(database, crowded)).toBe(20);
  const stored = await database.collection("orders").find({ orderStatus: "Rejected" }).toArray();
  expect(stored.map(({ _id }) => _id.toString())).toEqual(expect.arrayContaining(ids));
  expect(await database.collection("orders").findOne({ _id: new ObjectId(modest) })).toMatchObject({
    orderStatus: "Pending",
  });
  for (const id of ids) {
    const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${id}&kind=order`));
    expect(entries).toMatchObject([{ action: "set status", after: { orderStatus: "Rejected" } }]);
  }
});
