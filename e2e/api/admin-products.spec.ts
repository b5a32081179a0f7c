import { ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import type { Caller } from "../people";
import { bad, good } from "./support/answers";
import { addListed, deleteProduct, destination, fill, orderCash, stockOf, testpiece } from "./support/goods";

const piece = {
  ...testpiece,
  description: "Made for tests.\nOn two lines.",
  size: ["m", "s"],
  price: "1499.50",
  stock: "14",
};

test("a product is added from the texts of a form, is in the shop and in the log", async ({
  admin,
  people,
  database,
}) => {
  const title = `Testpiece of ${admin.username}`;
  const { data, message } = await good(
    await admin.request.post("/api/admin/products/add", { data: { ...piece, title, unknown: 1 } }),
    201,
  );
  expect(message).toBe("Product add successfully");
  expect(data).toEqual({
    ...piece,
    _id: data._id,
    title,
    size: ["s", "m"],
    price: 1499.5,
    saleprice: 0,
    stock: 14,
    images: [piece.image],
    kind: "",
    audience: "everyone",
    facts: {},
    colour: "",
    hsn: "",
    stockBySize: null,
    seller: "Vastra",
    origin: "",
    maker: null,
    importer: null,
    netQuantity: "",
    rating: { average: 0, count: 0 },
    version: 1,
  });
  const stored = await database.collection("products").findOne({ _id: new ObjectId(data._id) });
  expect(stored).toMatchObject({ price: 149_950, pays: 149_950, live: true });
  expect(stored).not.toHaveProperty("unknown");

  const guest = await people.guest();
  expect((await good(await guest.get(`/api/shop/products/get/${data._id}`))).data.title).toBe(title);
  const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${data._id}`));
  expect(entries).toEqual([
    expect.objectContaining({
      action: "add",
      title,
      admin: `${admin.username} (${admin.email})`,
      before: null,
      after: expect.objectContaining({ price: 1499.5, stock: 14 }),
    }),
  ]);
});

test("the same key of the same admin adds one product, also at once", async ({ admin, people, database }) => {
  const title = `Testpiece once of ${admin.username}`;
  const headers = { "idempotency-key": "a product" };
  const add = ({ request }: Caller, given = headers) =>
    request.post("/api/admin/products/add", { data: { ...piece, title }, headers: given });
  const atOnce = await Promise.all(Array.from({ length: 4 }, () => add(admin)));
  expect(atOnce.map((answer) => answer.status()).sort()).toEqual([200, 200, 200, 201]);
  const products = await Promise.all(atOnce.map(async (answer) => (await answer.json()).data));
  const [{ _id }] = products;
  expect(products.map((product) => product._id)).toEqual([_id, _id, _id, _id]);
  expect(await database.collection("adminlog").countDocuments({ title })).toBe(1);

  await good(await add(admin, { "idempotency-key": "another product" }), 201);
  const other = await good(await add(await people.admin()), 201);
  expect(other.data._id).not.toBe(_id);
  await bad(await add(admin, { "idempotency-key": "" }), 422, "invalid", "Idempotency-Key");

  await good(await admin.request.delete(`/api/admin/products/delete/${_id}`));
  const { message } = await bad(await add(admin), 409, "conflict");
  expect(message).toBe("The product of this attempt has been deleted since.");
});

test("an HSN has 4, 6 or 8 digits and a tax rate, and only admins see it", async ({ admin, people }) => {
  const { _id } = await addListed(admin, { hsn: " 6109 10 " });
  const edit = (hsn: unknown) => admin.request.put(`/api/admin/products/edit/${_id}`, { data: { hsn } });
  for (const wrong of ["61", "61091", "shirt", "7113", 6109]) await bad(await edit(wrong), 422, "invalid", "hsn");
  const { data } = await good(await edit("61099090"));
  expect(data.hsn).toBe("61099090");
  expect((await (await admin.request.get("/api/admin/products/export")).text()).split("\n")[0]).toContain(",hsn,");
  const shown = await good(await (await people.guest()).get(`/api/shop/products/get/${_id}`));
  expect(shown.data).not.toHaveProperty("hsn");
  expect((await good(await edit(""))).data.hsn).toBe("");
  await deleteProduct(admin, _id);
});

test("an invalid product is refused with its field, and nothing is stored", async ({ admin }) => {
  const add = (data: object) => admin.request.post("/api/admin/products/add", { data: { ...piece, ...data } });
  await bad(await add({ saleprice: "1499.50" }), 422, "invalid", "saleprice");
  await bad(await add({ saleprice: -1 }), 422, "invalid", "saleprice");
  for (const price of [0.99, 1_000_000.01, 10.005, "", "ten", null])
    await bad(await add({ price }), 422, "invalid", "price");
  for (const stock of [-1, 1.5, 100_001, ""]) await bad(await add({ stock }), 422, "invalid", "stock");
  for (const image of ["", "//evil.example/a.png", "/api/x", "\\\\evil", "https://elsewhere.example/a.png"]) {
    await bad(await add({ image }), 422, "invalid", "image");
  }
  await bad(await add({ category: "hats" }), 422, "invalid", "category");
  await bad(await add({ brand: "gucci" }), 422, "invalid", "brand");
  await bad(await add({ title: " " }), 422, "invalid", "title");
  expect(
    (await bad(await admin.request.post("/api/admin/products/add", { data: {} }), 422, "invalid")).issues,
  ).toHaveLength(7);
  for (const saleprice of ["", null, 0]) {
    const { data } = await good(await add({ saleprice }), 201);
    expect(data.saleprice).toBe(0);
    await good(await admin.request.delete(`/api/admin/products/delete/${data._id}`));
  }
});

test("an edit changes only the given fields and increases the version", async ({ admin }) => {
  const { data: made } = await good(await admin.request.post("/api/admin/products/add", { data: piece }), 201);
  const edit = (data: object) => admin.request.put(`/api/admin/products/edit/${made._id}`, { data });
  const { data, message } = await good(await edit({ saleprice: "999", version: 1 }));
  expect(message).toBe("Product Edited successfully");
  expect(data).toEqual({ ...made, saleprice: 999, version: 2 });
  await bad(await edit({ price: "999" }), 422, "invalid", "saleprice");
  expect((await good(await edit({ saleprice: "", price: 999, seller: "" }))).data).toMatchObject({
    price: 999,
    saleprice: 0,
    seller: "Vastra",
    version: 3,
  });
  expect((await good(await edit({}))).data.version, "an edit of nothing").toBe(3);
  const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${made._id}&kind=product`));
  expect(entries.map((entry: { action: string }) => entry.action)).toEqual(["edit", "edit", "add"]);
  expect(entries[1]).toMatchObject({ before: { saleprice: 0 }, after: { saleprice: 999 } });
  await bad(await admin.request.put("/api/admin/products/edit/nothing", { data: {} }), 404, "not_found");
  await bad(await admin.request.put(`/api/admin/products/edit/${"0".repeat(24)}`, { data: {} }), 404, "not_found");
});

test("the second of two admins who edit a product gets 409 with the current product", async ({ admin, people }) => {
  const second = await people.admin();
  const { data: made } = await good(await admin.request.post("/api/admin/products/add", { data: piece }), 201);
  const path = `/api/admin/products/edit/${made._id}`;
  await good(await admin.request.put(path, { data: { price: 1600, version: 1, stock: 14, stockSeen: 14 } }));
  const refused = await second.request.put(path, { data: { title: "Mine", version: 1 } });
  expect((await bad(refused, 409, "stale")).data).toMatchObject({ price: 1600, title: piece.title, version: 2 });

  const edits = Array.from({ length: 8 }, (_, index) =>
    admin.request.put(path, { data: { title: `Testpiece version ${index}`, version: 2 } }),
  );
  const answers = (await Promise.all(edits)).map((answer) => answer.status());
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(answers.filter((status) => status === 409)).toHaveLength(7);
});

test("pieces sold while the form was open stay sold", async ({ admin, shopper, database }) => {
  const { data: made } = await good(await admin.request.post("/api/admin/products/add", { data: piece }), 201);
  await fill(shopper, made._id, 3, "m");
  await orderCash(shopper);
  const edit = { ...piece, stock: "20", stockSeen: made.stock, version: made.version };
  const { data } = await good(await admin.request.put(`/api/admin/products/edit/${made._id}`, { data: edit }));
  expect(data.stock).toBe(17);
  expect(await stockOf(database, made._id)).toBe(17);
});

test("edits and sales at the same time lose no piece", async ({ admin, people, database }) => {
  const { data: made } = await good(
    await admin.request.post("/api/admin/products/add", { data: { ...piece, stock: 100, size: [] } }),
    201,
  );
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => people.shopper()));
  for (const shopper of shoppers) await fill(shopper, made._id, 2);
  const restock = async () => {
    const data = { stock: 105, stockSeen: 100 };
    await good(await admin.request.put(`/api/admin/products/edit/${made._id}`, { data }));
  };
  await Promise.all([...shoppers.map((shopper) => orderCash(shopper)), restock(), restock()]);
  expect(await stockOf(database, made._id)).toBe(100 - 4 * 2 + 2 * 5);
});

test("a deleted product leaves the shop, carts and wishlists, but not orders", async ({ admin, shopper }) => {
  const { data: made } = await good(await admin.request.post("/api/admin/products/add", { data: piece }), 201);
  await fill(shopper, made._id, 1, "s");
  const { orderId } = await orderCash(shopper);
  await fill(shopper, made._id, 1, "s");
  await good(await shopper.request.post("/api/shop/wishlist/add", { data: { productId: made._id } }));

  const gone = await good(await admin.request.delete(`/api/admin/products/delete/${made._id}`));
  expect(gone.message).toBe("Product deleted Successfully");
  await bad(await shopper.request.get(`/api/shop/products/get/${made._id}`), 404, "not_found");
  expect((await good(await shopper.request.get(`/api/shop/cart/get/${shopper.id}`))).data).toEqual([]);
  const { wishlist } = await good(await shopper.request.get(`/api/shop/wishlist/get/${shopper.id}`));
  expect(wishlist.products).toEqual([]);
  const { orders } = await good(await shopper.request.get(`/api/shop/order/fetchOrdersDetail/${orderId}`));
  expect(orders.cartItems).toEqual([expect.objectContaining({ title: piece.title, image: piece.image })]);
  expect(orders.addressInfo).toMatchObject(destination);
  await bad(await admin.request.delete(`/api/admin/products/delete/${made._id}`), 404, "not_found");
  await bad(await admin.request.put(`/api/admin/products/edit/${made._id}`, { data: { stock: 1 } }), 404, "not_found");
});

test("the list of products has pages and is searched by title", async ({ admin }) => {
  const word = `Zz${admin.id.slice(-8)}`;
  const add = (title: string) => admin.request.post("/api/admin/products/add", { data: { ...piece, title } });
  for (const title of [`${word} First`, `${word} Second`, `${word} Third`]) await good(await add(title), 201);
  const list = async (query: string) => good(await admin.request.get(`/api/admin/products/get?${query}`));
  expect(await list(`q=${word}&limit=2`)).toMatchObject({ total: 3, page: 1, pages: 2 });
  expect((await list(`q=${word}&limit=2&page=2`)).data).toEqual([expect.objectContaining({ title: `${word} First` })]);
  expect((await list(`q=${word}&limit=2&page=9`)).data).toEqual([]);
  expect((await list(`q=${word}+second`)).total).toBe(1);
  expect((await list("")).pages).toBeGreaterThan(0);
  await bad(await admin.request.get("/api/admin/products/get?limit=0"), 422, "invalid", "limit");
  await bad(await admin.request.get("/api/admin/products/get?page=x"), 422, "invalid", "page");
});

test("the search for products finds deleted ones by words that no other has, and phrases, beside other filters", async ({
  admin,
}) => {
  const word = `Lone${admin.id}`;
  const listed = async (query: string) => {
    const { data } = await good(await admin.request.get(`/api/admin/products/get?${query}`));
    return data.map(({ title }: { title: string }) => title);
  };
  const title = `Night Suit ${word}`;
  const { _id } = await addListed(admin, { title });
  expect(await listed(`q=night+suit+${word}`)).toEqual([title]);
  expect(await listed(`q=${word}&hsn=none&category=kids`), "it has another category").toEqual([]);
  expect(await listed(`q=Nothing${admin.id}&hsn=none`)).toEqual([]);
  await deleteProduct(admin, _id);
  expect(await listed(`q=night+suit+${word}`)).toEqual([]);
  for (const q of [word, `night suit ${word}`, `suit ${word}`]) {
    expect(await listed(`deleted=true&q=${encodeURIComponent(q)}`), q).toEqual([title]);
  }
  expect(await listed(`deleted=true&q=other+${word}`)).toEqual([]);
});

test("the list of products is filtered and sorted, and a deleted product can be restored", async ({
  admin,
  people,
}) => {
  const word = `Sorted${admin.id}`;
  const add = async (title: string, fields: object) => {
    const data = { ...piece, ...fields, title: `${word} ${title}` };
    return (await good(await admin.request.post("/api/admin/products/add", { data }), 201)).data;
  };
  const list = (query: string) => admin.request.get(`/api/admin/products/get?${query}`);
  const titles = async (query: string) => {
    const { data } = await good(await list(`q=${word}&${query}`));
    return data.map(({ title }: { title: string }) => title.slice(word.length + 1));
  };
  await add("b", { price: 100, stock: 0, brand: "puma" });
  await add("c", { price: 300, saleprice: 50, stock: 6, category: "accessories", brand: "puma" });
  const last = await add("a", { price: 200, stock: 7, category: "accessories", brand: "adidas" });
  const { data: newest } = await good(await list("limit=100"));
  expect(
    newest.map(({ _id }: { _id: string }) => _id),
    "before all that were there",
  ).toContain(last._id);
  expect(await titles("")).toEqual(["a", "c", "b"]);
  expect(await titles("sortBy=title")).toEqual(["a", "b", "c"]);
  expect(await titles("sortBy=price")).toEqual(["c", "b", "a"]);
  expect(await titles("sortBy=stock")).toEqual(["b", "c", "a"]);
  expect(await titles("stock=low")).toEqual(["c", "b"]);
  expect(await titles("stock=out")).toEqual(["b"]);
  expect(await titles("category=accessories&brand=puma")).toEqual(["c"]);
  for (const [query, field] of [
    ["sortBy=random", "sortBy"],
    ["stock=much", "stock"],
    ["deleted=1", "deleted"],
    ["brand=nobody", "brand"],
  ] as const) {
    await bad(await list(query), 422, "invalid", field);
  }

  const restore = (id = last._id) => admin.request.post(`/api/admin/products/restore/${id}`);
  await bad(await restore(), 404, "not_found");
  await good(await admin.request.delete(`/api/admin/products/delete/${last._id}`));
  expect(await titles("deleted=true")).toEqual(["a"]);
  expect(await titles("")).toEqual(["c", "b"]);
  const { data } = await good(await restore());
  expect(data).toEqual({ ...last, version: last.version + 1 });
  expect(await titles("deleted=true")).toEqual([]);
  const guest = await people.guest();
  const { hsn: _hsn, ...shown } = { ...data, origin: "IN", netQuantity: "1 N" };
  expect((await good(await guest.get(`/api/shop/products/get/${last._id}`))).data).toEqual(shown);
  const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${last._id}+restore`));
  expect(entries).toMatchObject([{ action: "restore", title: last.title, before: null }]);
});

test("a product with many pieces runs low when one of its sizes does", async ({ admin }) => {
  const made: Record<string, string> = {};
  const low = async (title: string) => {
    const { data } = await good(await admin.request.get(`/api/admin/products/get?q=${title}&stock=low`));
    return data.map(({ _id }: { _id: string }) => _id);
  };
  for (const [name, pieces] of Object.entries({ Scarce: 2, Ample: 3 })) {
    const stock = { size: ["s", "m"], stock: undefined, stockBySize: { s: 20, m: pieces } };
    made[name] = (await addListed(admin, { title: `${name}${admin.id}`, ...stock }))._id;
  }
  expect(await low(`Scarce${admin.id}`)).toEqual([made.Scarce]);
  expect(await low(`Ample${admin.id}`)).toEqual([]);
  for (const id of Object.values(made)) await deleteProduct(admin, id);
});
