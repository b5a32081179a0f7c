import { ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { fill, newProduct } from "./support/goods";

const form = {
  address: "12 Silver Oak",
  city: "Bangalore",
  phone: "+91 98450-11223",
  pincode: "560038",
  addressType: "home",
};

test("the same key gives the same address, also when both calls are made at once", async ({ shopper }) => {
  const { request, id } = shopper;
  const headers = { "idempotency-key": "an address" };
  const add = () => request.post("/api/shop/address/add", { data: form, headers });
  const made = await Promise.all([add(), add()]);
  expect(made.map((answer) => answer.status()).sort()).toEqual([200, 201]);
  const { data } = await good(await request.get(`/api/shop/address/get/${id}`));
  expect(data).toHaveLength(1);
  for (const answer of [...made, await add()]) expect((await answer.json()).data).toEqual(data[0]);
  await good(await request.post("/api/shop/address/add", { data: form }), 201);
  await bad(
    await request.post("/api/shop/address/add", { data: form, headers: { "idempotency-key": "" } }),
    422,
    "invalid",
  );
});

test("an address is added, changed under both paths, and deleted", async ({ shopper }) => {
  const { request, id } = shopper;
  const added = await good(await request.post("/api/shop/address/add", { data: { userId: id, ...form } }), 201);
  const name = shopper.username;
  expect(added.data).toEqual({
    _id: expect.any(String),
    ...form,
    name,
    phone: "9845011223",
    state: "",
    gstin: "",
    business: "",
    isDefault: true,
  });
  const { _id } = added.data;
  for (const base of ["/api/shop/address", "/api/address"]) {
    const data = { ...form, city: "Mysuru", state: "Karnataka" };
    const changed = await good(await request.put(`${base}/update/${id}/${_id}`, { data }));
    expect(changed).toMatchObject({ message: "Address Updated", data: { city: "Mysuru", state: "Karnataka" } });
  }
  const second = await good(await request.post("/api/shop/address/add", { data: { ...form, isDefault: true } }), 201);
  const { data } = await good(await request.get(`/api/shop/address/get/${id}`));
  expect(data.map((entry: { _id: string; isDefault: boolean }) => [entry._id, entry.isDefault])).toEqual([
    [_id, false],
    [second.data._id, true],
  ]);
  const left = await good(await request.delete(`/api/shop/address/delete/${id}/${_id}`));
  expect(left.data).toHaveLength(1);
  await bad(await request.delete(`/api/shop/address/delete/${id}/${_id}`), 404, "not_found");
});

test("the recipient is the given name, else the profile's full name, else the user name", async ({
  shopper,
  database,
}) => {
  const { request, id } = shopper;
  const namesOf = async () => {
    const { data } = await good(await request.get(`/api/shop/address/get/${id}`));
    return data.map((entry: { name: string }) => entry.name);
  };
  const add = async (name?: string) =>
    (await good(await request.post("/api/shop/address/add", { data: { ...form, state: "Karnataka", name } }), 201)).data
      ._id;
  const named = await add("Ravi Rao");
  const own = await add("");
  expect(await namesOf()).toEqual(["Ravi Rao", shopper.username]);
  await good(await request.put(`/api/shop/profile/edit/${id}`, { data: { fullname: "Asha Rao" } }));
  expect(await namesOf()).toEqual(["Ravi Rao", "Asha Rao"]);

  const destinations = [{ addressId: named }, { addressId: own }, { ...form, name: "Meera" }, form];
  const productId = await newProduct(database);
  for (const [index, addressInfo] of destinations.entries()) {
    await fill(shopper, productId, 1, "m");
    const { orders } = await good(await request.post("/api/shop/order/createCOD", { data: { addressInfo } }), 201);
    expect(orders.addressInfo).toEqual({
      name: ["Ravi Rao", "Asha Rao", "Meera", "Asha Rao"][index],
      address: form.address,
      city: form.city,
      state: index < 2 ? "Karnataka" : "",
      phone: "9845011223",
      pincode: form.pincode,
      gstin: "",
      business: "",
    });
  }
  await bad(await request.post("/api/shop/address/add", { data: { ...form, name: "R" } }), 422, "invalid", "name");
});

test("an address is stored without what it was copied with", async ({ shopper }) => {
  const pasted = {
    name: "\ufeffAsha\u00a0Rao",
    address: "\u202a12\u2013B Silver\u00ad Oak\u202c",
    city: "Benga\u200bluru",
    phone: "\u2066(+91) 098450\u201111223\u2069",
    pincode: "५६० ०३८",
    addressType: "home",
  };
  const { data } = await good(await shopper.request.post("/api/shop/address/add", { data: pasted }), 201);
  const plain = { name: "Asha Rao", address: "12-B Silver Oak", city: "Bengaluru", phone: "9845011223" };
  expect(data).toMatchObject({ ...plain, pincode: "560038" });
});

test("an invalid address is refused with its field", async ({ shopper }) => {
  const add = (data: object) => shopper.request.post("/api/shop/address/add", { data });
  await bad(await add({ ...form, pincode: "012345" }), 422, "invalid", "pincode");
  await bad(await add({ ...form, phone: "12345" }), 422, "invalid", "phone");
  await bad(await add({ ...form, address: "x\u0000yzzy" }), 422, "invalid", "address");
  for (const address of ["\u200b".repeat(5), "\u200d".repeat(5), "Pu\ud800ne Road"]) {
    await bad(await add({ ...form, address }), 422, "invalid", "address");
  }
  await bad(await add({ ...form, addressType: "office" }), 422, "invalid", "addressType");
  await bad(await add({}), 422, "invalid", "city");
});

test("an address is updated at the path without /api too, by its owner only", async ({ shopper, people }) => {
  const { data } = await good(await shopper.request.post("/api/shop/address/add", { data: form }), 201);
  const path = `/address/update/${shopper.id}/${data._id}`;
  const changed = { ...form, city: "Mysuru" };
  expect((await good(await shopper.request.put(path, { data: changed }), 200)).data.city).toBe("Mysuru");
  expect((await good(await shopper.request.put(`${path}/`, { data: form }), 200)).data.city).toBe(form.city);
  const { data: moved } = await good(await shopper.request.put(path, { data: { pincode: "570 001" } }), 200);
  expect(moved, "what is left out stays").toEqual({ ...data, pincode: "570001" });
  expect((await good(await shopper.request.put(path, { data: {} }), 200)).data).toEqual(moved);
  await bad(await shopper.request.put(path, { data: { pincode: "5600" } }), 422, "invalid", "pincode");
  await bad(await (await people.shopper()).request.put(path, { data: form }), 403, "forbidden");
  await bad(await shopper.request.get(path), 405, "method_not_allowed");
  await bad(
    await shopper.request.put(path, { data: form, headers: { origin: "https://foreign.example" } }),
    403,
    "foreign_origin",
  );
});

test("nobody can change another shopper's address", async ({ shopper, people }) => {
  const other = await people.shopper();
  const { data } = await good(await other.request.post("/api/shop/address/add", { data: form }), 201);
  const path = `/api/shop/address/update/${shopper.id}/${data._id}`;
  await bad(await shopper.request.put(path, { data: form }), 404, "not_found");
  await bad(
    await shopper.request.put(`/api/shop/address/update/${other.id}/${data._id}`, { data: form }),
    403,
    "forbidden",
  );
  await bad(await shopper.request.put(`/api/shop/address/update/${shopper.id}/x`, { data: form }), 404, "not_found");
  await bad(
    await shopper.request.put(`/api/shop/address/update/${shopper.id}/x`, { data: { phone: "1" } }),
    422,
    "invalid",
    "phone",
  );
});

test("a shopper has at most 20 addresses, even when all are added at once", async ({ shopper }) => {
  const adds = Array.from({ length: 24 }, () => shopper.request.post("/api/shop/address/add", { data: form }));
  const statuses = (await Promise.all(adds)).map((answer) => answer.status());
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 409)).toHaveLength(4);
});

test("a business gives its GSTIN with its name, in the state of the PIN code", async ({ shopper, admin, database }) => {
  const { request, id } = shopper;
  const ofBusiness = { gstin: "29aabcu9603r1zj", business: "Uday Traders" };
  const add = (changes: object) => request.post("/api/shop/address/add", { data: { ...form, ...changes } });
  await bad(await add({ ...ofBusiness, gstin: "29AABCU9603R1ZK" }), 422, "invalid", "gstin");
  await bad(await add({ ...ofBusiness, pincode: "208001" }), 422, "invalid", "gstin");
  await bad(await add({ gstin: ofBusiness.gstin }), 422, "invalid", "business");
  const { data } = await good(await add(ofBusiness), 201);
  expect(data).toMatchObject({ gstin: "29AABCU9603R1ZJ", business: "Uday Traders" });
  const moved = { ...form, pincode: "208001" };
  await bad(await request.put(`/api/shop/address/update/${id}/${data._id}`, { data: moved }), 422, "invalid", "gstin");

  await fill(shopper, await newProduct(database));
  const order = (addressInfo: object) => request.post("/api/shop/order/createCOD", { data: { addressInfo } });
  await bad(await order({ ...form, business: "Uday Traders" }), 422, "invalid", "addressInfo.gstin");
  const { orderId, orders } = await good(await order({ addressId: data._id }), 201);
  expect(orders.addressInfo).toMatchObject({ gstin: "29AABCU9603R1ZJ", business: "Uday Traders" });
  const shipped = { orderId, orderStatus: "Shipped" };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data: shipped }));
  const stored = await database.collection("orderdocuments").findOne({ orderId: new ObjectId(String(orderId)) });
  const buyer = { gstin: "29AABCU9603R1ZJ", name: "Uday Traders", recipient: shopper.username };
  expect(stored?.buyer).toMatchObject(buyer);
});
