import { type Db, ObjectId } from "mongodb";
import { today } from "../../lib/dates";
import { dayAfter, returnEnd } from "../../lib/order/arrival";
import { type Caller, expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { fill, newProduct, orderCash } from "./support/goods";
import { mailsTo, mailTo } from "./support/mailbox";

const shipment = { carrier: "Sample Courier", trackingNumber: "SC 4711" };

async function placed(shopper: Caller, database: Db): Promise<string> {
  await fill(shopper, await newProduct(database));
  return (await orderCash(shopper)).orderId;
}

const update = (admin: Caller, data: object) => admin.request.post("/api/admin/orders/updateStatus", { data });

async function shipped(admin: Caller, data: object) {
  return (await good(await update(admin, data))).orders;
}

test("a new order says by when it arrives, and a delivered one until when it can be returned", async ({
  shopper,
  admin,
  database,
}) => {
  const orderId = await placed(shopper, database);
  const path = `/api/shop/order/fetchOrdersDetail/${orderId}`;
  const { orders } = await good(await shopper.request.get(path));
  expect(orders).toMatchObject({
    arrivesBy: dayAfter(new Date(orders.orderDate), 5),
    returnUntil: null,
    shipment: null,
  });
  const delivered = await shipped(admin, { orderId, orderStatus: "Delivered" });
  const { at } = delivered.history.at(-1);
  expect(delivered.returnUntil).toBe(returnEnd(new Date(at), 7));
  const reopened = await shipped(admin, { orderId, orderStatus: "Shipped" });
  expect(reopened.returnUntil).toBe(null);
});

test("of two admins who enter a shipment, the second reads what the first has entered", async ({
  shopper,
  admin,
  database,
}) => {
  const orderId = await placed(shopper, database);
  await shipped(admin, { orderId, orderStatus: "Shipped", shipment });
  const seen = { orderStatus: "Shipped", paymentStatus: "Unpaid", shipment: null };
  const mine = { orderId, orderStatus: "Shipped", shipment: { ...shipment, trackingNumber: "SC 99" } };
  const refused = await bad(await update(admin, { ...mine, seen }), 409, "stale");
  expect(refused.data.shipment).toEqual(shipment);
  await good(await update(admin, { ...mine, shipment, seen }));
  const later = await shipped(admin, { ...mine, seen: { ...seen, shipment } });
  expect(later.shipment.trackingNumber).toBe("SC 99");
});

test("an admin says who carries the parcel, corrects it and takes it away, and the log and the shopper know", async ({
  shopper,
  admin,
  database,
}) => {
  const orderId = await placed(shopper, database);
  const expectedOn = dayAfter(new Date(), 2);
  const trackingUrl = "https://courier.example/track?n=SC%204711";
  const first = await shipped(admin, { orderId, orderStatus: "Shipped", shipment });
  expect(first.shipment).toEqual(shipment);
  await mailTo(shopper.email, / placed, /);
  const { text } = await mailTo(
    shopper.email,
    new RegExp(`^Order ${orderId.slice(-8).toUpperCase()} is on its way, arrives by `),
  );
  expect(text).toContain("Its courier is Sample Courier, number SC 4711.");
  expect(text).toContain(`/shop/account/orders/${orderId}`);

  const second = await shipped(admin, {
    orderId,
    orderStatus: "Shipped",
    shipment: { ...shipment, trackingUrl, expectedOn },
  });
  expect(second.shipment).toEqual({ ...shipment, trackingUrl, expectedOn });
  expect(second.history.at(-1)).toMatchObject({ why: "Details of the parcel corrected", orderStatus: "Shipped" });
  const same = await update(admin, {
    orderId,
    orderStatus: "Shipped",
    shipment: { ...shipment, trackingUrl, expectedOn },
  });
  expect((await good(same)).message).toBe("The order is already Shipped.");
  expect(await mailsTo(shopper.email), "nobody is told of a link").toHaveLength(2);

  const third = await shipped(admin, {
    orderId,
    orderStatus: "Shipped",
    shipment: { ...shipment, trackingNumber: "SC 0815", trackingUrl },
  });
  expect(third.shipment).toEqual({ ...shipment, trackingNumber: "SC 0815", trackingUrl });
  expect(third.history.at(-1).why).toBe("The parcel travels with “Sample Courier”, number “SC 0815”");
  const updated = await mailTo(
    shopper.email,
    new RegExp(`^Order ${orderId.slice(-8).toUpperCase()}: tracking updated`),
  );
  expect(updated.text).toContain(`number SC 0815.\nTrack the parcel ${trackingUrl}\n`);

  const delivered = await shipped(admin, { orderId, orderStatus: "Delivered" });
  expect(delivered.shipment, "left out, it stays").toMatchObject({ trackingNumber: "SC 0815" });
  const corrected = await shipped(admin, { orderId, orderStatus: "Delivered", shipment: null });
  expect(corrected.shipment).toBe(null);

  const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${orderId}`));
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    "set shipment",
    "set status",
    "set shipment",
    "set shipment",
    "set status",
  ]);
});

test("an order that is not sent any more has no shipment", async ({ shopper, admin, database }) => {
  const orderId = await placed(shopper, database);
  for (const orderStatus of ["Pending", "Rejected"]) {
    await shipped(admin, { orderId, orderStatus: "Shipped", shipment });
    expect((await shipped(admin, { orderId, orderStatus })).shipment).toBe(null);
  }
});

test("a shipment that is none is refused with its field", async ({ shopper, admin, database }) => {
  const orderId = await placed(shopper, database);
  const refuse = async (orderStatus: string, sent: object | null, field: string) =>
    bad(await update(admin, { orderId, orderStatus, shipment: sent }), 422, "invalid", field);
  await refuse("Pending", shipment, "shipment");
  await refuse("Rejected", null, "shipment");
  await refuse("Shipped", { ...shipment, carrier: "x" }, "shipment.carrier");
  await refuse("Shipped", { ...shipment, trackingNumber: "1".repeat(61) }, "shipment.trackingNumber");
  for (const trackingUrl of [
    "http://courier.example/1",
    "javascript:alert(1)",
    "courier.example",
    `https://c.example/${"1".repeat(500)}`,
  ]) {
    await refuse("Shipped", { ...shipment, trackingUrl }, "shipment.trackingUrl");
  }
  await refuse("Shipped", { ...shipment, expectedOn: "30-11-2026" }, "shipment.expectedOn");
  await refuse("Shipped", { ...shipment, expectedOn: dayAfter(new Date(), -1) }, "shipment.expectedOn");
  await refuse("Shipped", { ...shipment, expectedOn: dayAfter(new Date(), 365) }, "shipment.expectedOn");
  const thisDay = today(new Date());
  expect(
    (await shipped(admin, { orderId, orderStatus: "Shipped", shipment: { ...shipment, expectedOn: thisDay } })).shipment
      .expectedOn,
  ).toBe(thisDay);

  // A day that has passed since it was said is no mistake of a later correction.
  const past = dayAfter(new Date(), -3);
  await database
    .collection("orders")
    .updateOne(
      { "shipment.expectedOn": thisDay, _id: new ObjectId(orderId) },
      { $set: { "shipment.expectedOn": past } },
    );
  const corrected = await shipped(admin, {
    orderId,
    orderStatus: "Shipped",
    shipment: { ...shipment, carrier: "Another", expectedOn: past },
  });
  expect(corrected.shipment).toMatchObject({ carrier: "Another", expectedOn: past });
});
