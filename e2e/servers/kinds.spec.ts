import { type Db, ObjectId } from "mongodb";
import { arrivalOfNewOrder } from "../../lib/order/arrival";
import { bad, good } from "../api/support/answers";
import { fileOf } from "../api/support/csv";
import { addListed, fill, orderCash, testpiece } from "../api/support/goods";
import { applyImport, sendInParts } from "../api/support/imports";
import { mailTo } from "../api/support/mailbox";
import { type Caller, expect, test } from "../fixtures";
import { inOwnShop, withProviders } from "./support/own-shops";

// They change the lists of the catalogue, read the last entry of the log, and a mail.
inOwnShop(withProviders);

const shoes = { category: "footwear", kind: "running-shoes", size: ["uk-8", "uk-9"] };

const add = ({ request }: Caller, fields: object) =>
  request.post("/api/admin/products/add", { data: { ...testpiece, ...fields } });

const edit = ({ request }: Caller, id: string, data: object) => request.put(`/api/admin/products/edit/${id}`, { data });

/** Changes the stored lists as another instance of the shop would. */
async function changeList(database: Db, list: string, change: (entries: Entry[]) => void): Promise<void> {
  const lists = database.collection<{ _id: string; entries: Entry[] }>("cataloguelists");
  const before = (await lists.findOne({ _id: list }))?.entries ?? [];
  const store = async (entries: Entry[]) => {
    await lists.updateOne({ _id: list }, { $set: { entries }, $inc: { version: 1 } });
  };
  undo.push(() => store(before));
  const entries = structuredClone(before);
  change(entries);
  await store(entries);
}

/** What brings the lists back for the tests after. */
const undo: (() => Promise<void>)[] = [];

test.afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one();
});

interface Entry {
  id: string;
  label: string;
  hidden: boolean;
  sizes?: Entry[];
  options?: Entry[];
}

const entryOf = (entries: Entry[] | undefined, id: string): Entry => {
  const entry = entries?.find((one) => one.id === id);
  if (!entry) throw new Error(`No entry ${id}`);
  return entry;
};

test("kind, brand, sizes and facts are checked by the lists, each with its field", async ({ admin }) => {
  const cases: [fields: object, field: string][] = [
    [{ category: "toys" }, "category"],
    [{ kind: "wings" }, "kind"],
    [{ brand: "nobody" }, "brand"],
    [{ audience: "pets" }, "audience"],
    [{ size: ["uk-99"] }, "size.0"],
    [{ size: ["uk-8"] }, "size"],
    [{ ...shoes, size: ["m"] }, "size"],
    [{ ...shoes, facts: { fabric: "cotton" } }, "facts.fabric"],
    [{ ...shoes, facts: { "upper-material": "paper" } }, "facts.upper-material"],
    [{ ...shoes, facts: { unheard: "x" } }, "facts.unheard"],
    [{ ...shoes, facts: { care: "a\nb" } }, "facts.care"],
    [{ ...shoes, facts: { care: "a".repeat(201) } }, "facts.care"],
    [{ facts: { care: "Wash cold" } }, "facts.care"],
  ];
  for (const [fields, field] of cases) await bad(await add(admin, fields), 422, "invalid", field);
  const { _id } = await addListed(admin, { size: ["xl"] });
  for (const [fields, field] of cases)
    await bad(await edit(admin, _id, { kind: "", ...fields }), 422, "invalid", field);
});

test("facts that are sent replace, others stay, and another kind drops those that it lacks", async ({ admin }) => {
  const facts = { "upper-material": "mesh", care: "Wipe clean" };
  const { _id } = await addListed(admin, { ...shoes, facts });
  const after = async (data: object) => (await good(await edit(admin, _id, data))).data;
  expect((await after({ facts: { "upper-material": "canvas" } })).facts).toEqual({
    ...facts,
    "upper-material": "canvas",
  });
  expect((await after({ facts: { care: null } })).facts).toEqual({ "upper-material": "canvas" });
  expect((await after({ facts: { "upper-material": "", care: "Dry" } })).facts).toEqual({ care: "Dry" });
  expect((await after({ facts: { pattern: "solid", "upper-material": "suede" } })).version).toBe(5);
  const caps = await after({ category: "accessories", kind: "caps" });
  expect(caps).toMatchObject({ kind: "caps", facts: { care: "Dry", pattern: "solid" } });
  const log = await good(await admin.request.get("/api/admin/log/get?kind=product&limit=1"));
  expect(log.entries[0]).toMatchObject({
    before: { kind: "running-shoes", facts: { "upper-material": "suede" } },
    after: { kind: "caps", facts: { care: "Dry", pattern: "solid" } },
  });
  expect(log.entries[0].after.facts).not.toHaveProperty("upper-material");
  expect(await after({ kind: "" })).toMatchObject({ kind: "", facts: {} });
});

test("a product keeps sizes of a set that its kind no longer has, and they count as any other", async ({ admin }) => {
  const { _id } = await addListed(admin, { ...shoes, stockBySize: { "uk-8": 2, "uk-9": 3 }, stock: undefined });
  const { data } = await good(await edit(admin, _id, { kind: "handbags", category: "accessories" }));
  expect(data).toMatchObject({ size: ["uk-8", "uk-9"], stockBySize: { "uk-8": 2, "uk-9": 3 } });
  const both = { size: ["free", "uk-8"], stockBySize: { free: 1, "uk-8": 2 } };
  expect((await good(await edit(admin, _id, both))).data).toMatchObject({
    ...both,
    size: expect.arrayContaining(both.size),
    stock: 3,
  });
  await bad(await edit(admin, _id, { size: ["uk-9"], stockBySize: { "uk-9": 1 } }), 422, "invalid", "size");
});

test("an import that is being carried out is finished though its kind changes meanwhile", async ({
  admin,
  database,
}) => {
  const word = `Runner ${admin.id}`;
  const made = await addListed(admin, { ...shoes, title: `${word} old`, size: ["uk-8"] });
  const row = { ...testpiece, kind: shoes.kind, size: "uk-8,uk-9", fact_care: "Wipe clean", price: "900", stock: "4" };
  const rows = [
    { ...row, _id: made._id, title: `${word} old` },
    { ...row, _id: "", title: `${word} new` },
  ];
  const sent = await sendInParts(admin, fileOf(rows));
  expect(sent.report).toMatchObject({ edited: 1, added: 1, wrong: 0 });
  await good(await applyImport(admin, sent));

  // As if it had only reserved the product so far.
  const [importId, productId] = [new ObjectId(sent.importId), new ObjectId(made._id)];
  const products = database.collection("products");
  await products.deleteOne({ title: `${word} new` });
  const before = { version: 1, importId, size: ["uk-8"], facts: {} };
  await products.updateOne({ _id: productId }, { $set: before });
  const back = { $set: { state: "writing", next: 0 } };
  await database.collection("productimports").updateOne({ _id: importId }, back);
  await changeList(database, "kinds", (kinds) => {
    Object.assign(entryOf(kinds, shoes.kind), { sizeSet: "letters", facts: [] });
  });
  const setOf = async () => entryOf((await good(await admin.request.get("/api/shop/catalogue"))).kinds, shoes.kind);
  await expect.poll(setOf).toMatchObject({ sizeSet: "letters" });

  expect(await good(await applyImport(admin, sent))).toMatchObject({ done: true });
  const written = await products.find({ title: { $in: rows.map(({ title }) => title) } }).toArray();
  expect(written.map(({ size, facts = {}, importId }) => ({ size, facts, importId }))).toEqual(
    Array(2).fill({ size: ["uk-8", "uk-9"], facts: {}, importId: undefined }),
  );
});

test("the audience is the category in men, women and kids, and else what was chosen", async ({ admin }) => {
  const audienceOf = async (fields: object) => ((await addListed(admin, fields)) as { audience?: string }).audience;
  for (const category of ["men", "women", "kids"]) {
    expect(await audienceOf({ category })).toBe(category);
    expect(await audienceOf({ category, audience: "everyone" })).toBe(category);
  }
  expect(await audienceOf({ category: "footwear" })).toBe("everyone");
  const made = await addListed(admin, { category: "accessories", audience: "women" });
  expect(made).toMatchObject({ audience: "women" });
  expect((await good(await edit(admin, made._id, { title: "Clutch" }))).data.audience, "it stays").toBe("women");
  expect((await good(await edit(admin, made._id, { category: "men" }))).data.audience).toBe("men");
  expect((await good(await edit(admin, made._id, { category: "footwear" }))).data.audience).toBe("men");
});

test("what clients sent before kinds is taken as before", async ({ admin }) => {
  const before = { ...testpiece, size: "s,m", saleprice: 0, seller: "Test Loom", colour: "red" };
  const { data } = await good(await admin.request.post("/api/admin/products/add", { data: before }), 201);
  expect(data).toMatchObject({ kind: "", audience: "everyone", facts: {}, size: ["s", "m"] });
  const { _id, version, ...whole } = data;
  const answer = await edit(admin, _id, { ...whole, version, title: "Sent back" });
  expect((await good(answer)).data).toMatchObject({ ...whole, title: "Sent back" });
});

test("lists filter and count by kind, audience and facts, whatever is asked for", async ({
  admin,
  database,
  people,
}) => {
  const guest = await people.guest();
  /** No other product costs that. */
  const price = 77_123;
  const heels = { price, category: "footwear", kind: "heels", audience: "women", size: ["uk-4"] };
  const made = [
    await addListed(admin, { ...heels, facts: { "upper-material": "suede" } }),
    await addListed(admin, { ...heels, facts: { "upper-material": "leather" } }),
    await addListed(admin, { price, category: "footwear", kind: "loafers", size: ["uk-4"] }),
  ].map(({ _id }) => _id);
  const list = (query: string) => guest.get(`/api/shop/products/get?minPrice=${price}&maxPrice=${price}&${query}`);
  const found = async (query: string) => {
    const { data } = await good(await list(query));
    return data.map(({ _id }: { _id: string }) => made.indexOf(_id)).sort();
  };
  expect(await found("kind=heels")).toEqual([0, 1]);
  expect(await found("kind=heels,loafers")).toEqual([0, 1, 2]);
  expect(await found("kind=heels&kind=nothing")).toEqual([0, 1]);
  expect(await found("kind=nothing")).toEqual([]);
  expect(await found("audience=women&category=footwear")).toEqual([0, 1]);
  expect(await found("audience=men&category=footwear"), "men does not include everyone").toEqual([]);
  expect(await found("fact.upper-material=suede")).toEqual([0]);
  expect(await found("fact.upper-material=suede,leather&size=uk-4")).toEqual([0, 1]);
  expect(await found("fact.upper-material=paper")).toEqual([]);
  expect(await found("fact.unheard=x")).toEqual([]);

  const { facets } = await good(await list("category=footwear"));
  expect(facets.kind).toEqual({ heels: 2, loafers: 1 });
  expect(facets.facts).toEqual({ "upper-material": { leather: 1, suede: 1 } });
  expect(facets.size).toMatchObject({ m: 0, "uk-4": 3 });
  expect(facets.size).not.toHaveProperty("uk-5");
  expect(facets.audience).toMatchObject({ men: 0, women: 2, everyone: 1 });

  await changeList(database, "kinds", (kinds) => {
    entryOf(kinds, "heels").hidden = true;
  });
  await changeList(database, "facts", (facts) => {
    entryOf(entryOf(facts, "upper-material").options, "suede").hidden = true;
  });
  await expect
    .poll(async () => (await good(await list("category=footwear"))).facets.kind, { intervals: [100] })
    .toEqual({ loafers: 1 });
  expect((await good(await list("category=footwear"))).facets.facts).toEqual({ "upper-material": { leather: 1 } });
  expect(await found("kind=heels&fact.upper-material=suede"), "bookmarks go on").toEqual([0]);
});

test("a size reads the same from the cart to the packing slip, and stays so in the order", async ({
  admin,
  shopper,
  database,
}) => {
  const product = await addListed(admin, {
    ...shoes,
    title: "Runner",
    stockBySize: { "uk-8": 5 },
    size: ["uk-8"],
    stock: 5,
  });
  await bad(
    await shopper.request.post("/api/shop/cart/add", { data: { productId: product._id, size: "uk-99" } }),
    422,
    "invalid",
    "size",
  );
  await fill(shopper, product._id, 1, "uk-8");
  const cart = async () => (await good(await shopper.request.get(`/api/shop/cart/get/${shopper.id}`))).data;
  expect(await cart()).toMatchObject([{ size: "uk-8", sizeLabel: "UK 8" }]);
  const { orderId, orders } = await orderCash(shopper);
  expect(orders.cartItems).toMatchObject([{ size: "uk-8", sizeLabel: "UK 8" }]);
  const subject = `Order ${orderId.slice(-8).toUpperCase()} placed, arrives by ${arrivalOfNewOrder(5)}`;
  const mail = await mailTo(shopper.email, subject);
  expect(mail.text).toContain("Runner, size UK 8 × 1");
  const slip = async () => (await admin.request.get(`/admin/orders/${orderId}/slip`)).text();
  expect(await slip()).toContain("Size UK 8, 1 piece");

  await fill(shopper, product._id, 1, "uk-8");
  await changeList(database, "sizeSets", (sets) => {
    entryOf(entryOf(sets, "uk-shoes").sizes, "uk-8").label = "UK Eight";
  });
  await expect.poll(async () => (await cart())[0].sizeLabel, { intervals: [100] }).toBe("UK Eight");
  const { orders: stored } = await good(await shopper.request.get(`/api/shop/order/fetchOrders/${shopper.id}`));
  expect(stored[0].cartItems).toMatchObject([{ sizeLabel: "UK 8" }]);
  expect(await slip()).toContain("Size UK 8, 1 piece");

  // As orders of before have it.
  await database
    .collection("orders")
    .updateOne({ _id: new ObjectId(orderId) }, { $unset: { "cartItems.$[].sizeLabel": 1 } });
  const { orders: older } = await good(await shopper.request.get(`/api/shop/order/fetchOrders/${shopper.id}`));
  expect(older[0].cartItems).toMatchObject([{ size: "uk-8", sizeLabel: "UK Eight" }]);
});
