import { randomInt } from "node:crypto";
import type { Document, Filter } from "mongodb";
import { orderSearch } from "@/lib/order/server/admin/search";
import { up } from "../../scripts/migrations/20261122070000-order-search-words.js";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { destination, fill, newProduct } from "./support/goods";

const list = "/api/admin/orders/fetchAllOrders";

test("admins find an order by its number, name, email and phone in any usual spelling", async ({
  admin,
  shopper,
  database,
}) => {
  const digits = String(randomInt(10_000_000, 99_999_999));
  const phones = { account: `97${digits}`, delivery: `96${digits}` };
  const profile = { fullname: `Meenakshi W${digits}`, phone: phones.account };
  await good(await shopper.request.put(`/api/shop/profile/edit/${shopper.id}`, { data: profile }));
  await fill(shopper, await newProduct(database));
  const data = { addressInfo: { ...destination, phone: phones.delivery } };
  const { orderId } = await good(await shopper.request.post("/api/shop/order/createCOD", { data }), 201);
  const found = async (q: string) => {
    const { orders } = await good(await admin.request.get(`${list}?${new URLSearchParams({ q, limit: "100" })}`));
    return orders.find(({ _id }: { _id: string }) => _id === orderId);
  };
  const short = orderId.slice(-8);
  const searches = [
    orderId,
    orderId.slice(0, 12),
    orderId.slice(8),
    short.toUpperCase(),
    `#${short.slice(0, 4)}-${short.slice(4)}`,
    `…${short}`,
    `order ${short}`,
    `Order no. ${short.toUpperCase()}`,
    `\u202aorder\u00a0${short}\u202c meena`,
    `meena ${phones.delivery.slice(0, 5)} ${phones.delivery.slice(5)}`,
    `(+91) 0${phones.delivery.slice(0, 5)}\u2011${phones.delivery.slice(5)}`,
    short.slice(2, 7),
    shopper.id,
    shopper.email.toUpperCase(),
    shopper.username.split(" ")[1] ?? "",
    `w${digits} meena`,
    phones.account,
    `+91 ${phones.delivery.slice(0, 5)} ${phones.delivery.slice(5)}`,
    `0${phones.delivery}`,
  ];
  for (const q of searches) {
    expect(await found(q), q).toMatchObject({ shopper: { name: profile.fullname, email: shopper.email } });
  }
  for (const q of [`${short}0`, "nobody", `meenakshi ${digits}0`]) expect(await found(q), q).toBeUndefined();
  for (const q of searches) {
    const plan = await database
      .collection("orders")
      .find(orderSearch(q) as Filter<Document>)
      .explain("queryPlanner");
    expect(JSON.stringify(plan.queryPlanner.winningPlan), `${q} is answered by an index`).not.toContain("COLLSCAN");
  }

  const { orders } = await good(await shopper.request.get(`/api/shop/order/fetchOrdersDetail/${orderId}`));
  expect(orders, "a shopper's own answer names no account").not.toHaveProperty("shopper");
});

test("the migration makes older orders searchable", async ({ admin, shopper, database }) => {
  await fill(shopper, await newProduct(database));
  const { orderId } = await good(
    await shopper.request.post("/api/shop/order/createCOD", { data: { addressInfo: destination } }),
    201,
  );
  const orders = database.collection("orders");
  const mine = { "shopper.email": shopper.email };
  const stored = await orders.findOne(mine);
  expect(stored?.searchWords).toContain(shopper.email);
  await orders.updateOne({ _id: stored?._id }, { $unset: { searchWords: 1, shopper: 1 } });
  await up(database);
  await up(database);
  expect(await orders.findOne(mine), "as when it was placed").toEqual(stored);
  const answer = await good(await admin.request.get(`${list}?q=${shopper.email}`));
  expect(answer.orders).toMatchObject([{ _id: orderId, shopper: { name: shopper.username, email: shopper.email } }]);
});

test("the list of orders can be filtered by the groups of the dashboard", async ({ admin, shopper, database }) => {
  await fill(shopper, await newProduct(database));
  const { orderId } = await good(
    await shopper.request.post("/api/shop/order/createCOD", { data: { addressInfo: destination } }),
    201,
  );
  const groupsOf = async () => {
    const groups = ["to-ship", "sales", "paid-online", "cash-collected", "cash-pending"];
    const lists = groups.map(async (group) => {
      const { orders } = await good(await admin.request.get(`${list}?group=${group}&q=${orderId}`));
      return orders.length === 1 ? [group] : [];
    });
    return (await Promise.all(lists)).flat();
  };
  const set = async (data: object) =>
    good(await admin.request.post("/api/admin/orders/updateStatus", { data: { orderId, ...data } }));
  expect(await groupsOf()).toEqual(["to-ship", "sales", "cash-pending"]);
  await set({ orderStatus: "Delivered" });
  expect(await groupsOf()).toEqual(["sales", "cash-collected"]);

  const reason = "The last piece was damaged.";
  const long = { orderId, orderStatus: "Rejected", reason: "x".repeat(201) };
  await bad(await admin.request.post("/api/admin/orders/updateStatus", { data: long }), 422, "invalid", "reason");
  const { orders } = await set({ orderStatus: "Rejected", reason });
  expect(orders.history.at(-1)).toMatchObject({ why: reason, paymentStatus: "Refund pending" });
  expect(await groupsOf()).toEqual([]);
  const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${orderId}`));
  const short = await good(await admin.request.get(`/api/admin/log/get?q=${orderId.slice(-8).toUpperCase()}`));
  expect(short.entries, "by its short number").toEqual(entries);
  expect(entries[0].after).toEqual({ orderStatus: "Rejected", paymentStatus: "Refund pending", reason });
  await bad(await admin.request.get(`${list}?group=lost`), 422, "invalid", "group");
});
