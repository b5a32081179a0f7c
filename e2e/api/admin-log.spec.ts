import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { fill, newProduct, orderCash } from "./support/goods";

test("an admin's changes to an order are in the log and found by any of its words", async ({
  admin,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database, { size: [] }));
  const { orderId } = await orderCash(shopper);
  const set = (orderStatus: string) =>
    admin.request.post("/api/admin/orders/updateStatus", { data: { orderId, orderStatus } });
  await good(await set("Shipped"));
  await good(await set("Delivered"));
  const find = async (q: string) =>
    (await good(await admin.request.get(`/api/admin/log/get?q=${encodeURIComponent(q)}`))).entries;
  const entries = await find(orderId);
  expect(entries).toEqual([
    expect.objectContaining({
      action: "set status",
      kind: "order",
      targetId: orderId,
      before: { orderStatus: "Shipped", paymentStatus: "Unpaid" },
      after: { orderStatus: "Delivered", paymentStatus: "Paid" },
    }),
    expect.objectContaining({ after: { orderStatus: "Shipped", paymentStatus: "Unpaid" } }),
  ]);
  expect(await find(`${orderId.slice(0, 12)} ${admin.email} status`)).toHaveLength(2);
  expect(await find(`${orderId} somebody-else`)).toEqual([]);
});

test("no call can change an entry of the log", async ({ admin, shopper, people, database }) => {
  await people.confirmEmail(shopper);
  await good(
    await admin.request.post("/api/admin/people/grant", { data: { email: shopper.email, password: admin.password } }),
  );
  const entries = database.collection("adminlog").find({ targetId: shopper.id });
  const [before, ...others] = await entries.clone().toArray();
  expect(others).toEqual([]);
  const id = String(before?._id);
  const data = { _id: id, id, action: "add", admin: "Nobody", title: "Nothing", before: null, after: null };
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const answer = await admin.request.fetch("/api/admin/log/get", { method, data });
    await bad(answer, 405, "method_not_allowed");
    for (const path of ["/api/admin/log", `/api/admin/log/${id}`, `/api/admin/log/get/${id}`]) {
      await bad(await admin.request.fetch(path, { method, data }), 404, "not_found");
    }
  }
  expect(await entries.toArray()).toEqual([before]);
});
