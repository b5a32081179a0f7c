import { randomUUID } from "node:crypto";
import { type Db, ObjectId } from "mongodb";
import { bad, good } from "../api/support/answers";
import { fileOf } from "../api/support/csv";
import { addListed, deleteProduct, editProduct, fill, testpiece } from "../api/support/goods";
import { applyImport, sendInParts } from "../api/support/imports";
import { type Caller, expect, test } from "../fixtures";
import { anotherInstance, startOwnServer, untilUp } from "../own-server";
import { signedInPeople } from "../people";
import { changedLists, inOwnShop } from "./support/own-shops";

inOwnShop(changedLists);

const lists = async ({ request }: Pick<Caller, "request">) =>
  (await good(await request.get("/api/admin/catalogue/get"))).lists;

/** Sends changes of a list that are based on its present version. */
async function put(admin: Caller, list: string, entries: object[], rest: object = {}) {
  const seen = (await lists(admin))[list].version;
  return admin.request.put("/api/admin/catalogue/save", { data: { list, entries, seen, ...rest } });
}

const save = async (admin: Caller, list: string, entries: object[], rest: object = {}) =>
  good(await put(admin, list, entries, rest));

const merge = (admin: Caller, list: string, from: string, to: string) =>
  admin.request.post("/api/admin/catalogue/merge", { data: { list, from, to } });

const remove = (admin: Caller, list: string, id: string) =>
  admin.request.delete(`/api/admin/catalogue/delete/${list}/${encodeURIComponent(id)}`);

const entryOf = (found: { id: string }[], id: string) => found.find((entry) => entry.id === id);

/** A brand that no other test has, by its label. */
const newLabel = () => `Loom ${randomUUID().slice(0, 13)}`;

async function newBrand(admin: Caller): Promise<string> {
  const { entries } = await save(admin, "brands", [{ label: newLabel() }]);
  return entries.at(-1).id;
}

/** Copies a product so often, with another brand, past the shop. */
async function copies(database: Db, id: string, brand: string, count: number): Promise<void> {
  const products = database.collection("products");
  const product = await products.findOne({ _id: new ObjectId(id) });
  const { _id: _, ...rest } = product ?? {};
  const all = Array.from({ length: count }, () => ({ ...rest, brand, words: [], live: true }));
  for (let at = 0; at < count; at += 500) await products.insertMany(all.slice(at, at + 500));
}

test("guests read the visible lists, with a version that rises and an ETag", async ({ people, admin }) => {
  const guest = await people.guest();
  const first = await guest.get("/api/shop/catalogue");
  expect(first.headers()["cache-control"]).toBe("no-cache");
  const body = await good(first);
  expect(entryOf(body.brands, "h&m")).toEqual({ id: "h&m", label: "H&M", hidden: false });
  expect(body.sizeSets[0]).toMatchObject({ id: "letters", sizes: expect.arrayContaining([expect.anything()]) });
  const again = await guest.get("/api/shop/catalogue", { headers: { "If-None-Match": first.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
  expect((await admin.request.get("/api/shop/catalogue")).headers()["cache-control"]).toBe("private, no-store");

  const label = newLabel();
  const { entries, version } = await save(admin, "brands", [{ label }]);
  expect(entries.at(-1)).toMatchObject({ label, hidden: false });
  expect((await lists(admin)).brands.version).toBe(version);
  const after = await good(await guest.get("/api/shop/catalogue"));
  expect(after.version).toBe(body.version + 1);
  expect(after.brands.at(-1)).toMatchObject({ label });
});

test("hidden entries are left out for guests, and named while a product has them", async ({ people, admin }) => {
  const guest = await people.guest();
  const id = await newBrand(admin);
  const { _id } = await addListed(admin, {});
  const shown = async () => good(await guest.get("/api/shop/catalogue"));
  const { entries } = await save(admin, "brands", [{ id, hidden: true }]);
  const hidden = await shown();
  expect(entryOf(hidden.brands, id)).toBeUndefined();
  expect(hidden.names.brands).not.toHaveProperty(id);
  expect(entryOf(entries, id)).toMatchObject({ hidden: true });
  await save(admin, "brands", [{ id: "adidas", hidden: true }]);
  expect((await shown()).names.brands).toEqual({ adidas: "Adidas" });
  expect(entryOf((await lists(admin)).brands.entries, "adidas")).toMatchObject({ products: expect.any(Number) });
  await save(admin, "brands", [{ id: "adidas", hidden: false }]);
  await deleteProduct(admin, _id);
});

test("wrong changes name their field", async ({ admin }) => {
  const refused: [list: string, entry: object, field: string][] = [
    ["brands", { id: "two words", label: "Two words" }, "entries.0.id"],
    ["brands", { label: "ZARA" }, "entries.0.label"],
    ["brands", { label: "x".repeat(41) }, "entries.0.label"],
    ["sizeSets", { label: "Mine", sizes: [{ id: "xl", label: "XL" }] }, "entries.0.sizes.0.id"],
    ["kinds", { label: "Capes", categories: ["nowhere"] }, "entries.0.categories.0"],
    ["kinds", { label: "Capes", categories: ["women"], hsn: "12" }, "entries.0.hsn"],
    ["kinds", { label: "Capes", categories: ["women"], picture: "https://a.example/b.webp" }, "entries.0.picture"],
    ["categories", { id: "men", tile: { colour: "mauve" } }, "entries.0.tile.colour"],
  ];
  for (const [list, entry, field] of refused) await bad(await put(admin, list, [entry]), 422, "invalid", field);
  const data = { list: "colours", entries: [], seen: 0 };
  await bad(await admin.request.put("/api/admin/catalogue/save", { data }), 422, "invalid", "list");
});

test("a list has at most 500 brands, and all of them can be chosen and are counted", async ({ admin, database }) => {
  const first = await newBrand(admin);
  const stored = database.collection<{ _id: string; entries: { hidden: boolean }[] }>("cataloguelists");
  const before = (await stored.findOne({ _id: "brands" }))?.entries ?? [];
  const mills = Array.from({ length: 500 - before.length }, (_, at) => `mill-${at}`);
  const entries = [...before, ...mills.map((id) => ({ id, label: `Brand ${id}`, hidden: false }))];
  await stored.updateOne({ _id: "brands" }, { $set: { entries } });
  await bad(await put(admin, "brands", [{ label: "Mill 501" }]), 422, "invalid", "entries");

  // A change of the list is what other instances hear of.
  await save(admin, "brands", [{ id: first, label: newLabel() }]);
  const get = async (path: string) => good(await admin.request.get(`/api/shop/${path}`));
  const visible = entries.filter(({ hidden }) => !hidden).length;
  await expect.poll(async () => (await get("catalogue")).brands.length).toBe(visible);
  const chosen = mills.slice(-50);
  const sold = [chosen.at(0), chosen.at(-1)];
  const made = await Promise.all(sold.map((brand) => addListed(admin, { brand })));
  const list = () => get(`products/get?brand=${chosen}`);
  await expect.poll(async () => (await list()).total).toBe(2);
  const { facets } = await list();
  expect(Object.keys(facets.brand)).toHaveLength(visible);
  for (const brand of sold) expect(facets.brand).toHaveProperty(String(brand), 1);

  await Promise.all(made.map(({ _id }) => deleteProduct(admin, _id)));
  await stored.updateOne({ _id: "brands" }, { $set: { entries: before } });
  await save(admin, "brands", [{ id: first, label: newLabel() }]);
});

test("of two admins the second gets today's list, and nothing of theirs is stored", async ({ admin, people }) => {
  const other = await people.admin();
  const { facts } = await lists(admin);
  const data = (label: string) => ({ list: "facts", entries: [{ label }], seen: facts.version });
  await good(await admin.request.put("/api/admin/catalogue/save", { data: data("Weight") }));
  const answer = await other.request.put("/api/admin/catalogue/save", { data: data("Weave") });
  const { version, entries } = await bad(answer, 409, "stale");
  expect(version).toBe(facts.version + 1);
  expect(entries.map((entry: { label: string }) => entry.label)).toContain("Weight");
  expect(entries.map((entry: { label: string }) => entry.label)).not.toContain("Weave");
});

test("what is used can't be deleted, nor the last visible category and the letters", async ({ admin }) => {
  const { _id } = await addListed(admin, {});
  await deleteProduct(admin, _id);
  const refusal = await bad(await remove(admin, "brands", "adidas"), 409, "in_use");
  expect(refusal.products).toBeGreaterThan(0);
  expect(refusal.message).toContain(`${refusal.products} product`);
  expect(await bad(await remove(admin, "facts", "fabric"), 409, "in_use")).toMatchObject({
    entries: expect.any(Number),
  });
  await bad(await remove(admin, "sizeSets", "letters"), 409, "conflict");
  const { sizeSets, categories } = await lists(admin);
  const letters = entryOf(sizeSets.entries, "letters") as unknown as { sizes: { id: string }[] };
  const rest = letters.sizes.filter(({ id }) => id !== "m");
  const left = await bad(await put(admin, "sizeSets", [{ id: "letters", sizes: rest }]), 409, "in_use");
  expect(left.products).toBeGreaterThan(0);
  const all = categories.entries.map(({ id }: { id: string }) => ({ id, hidden: true }));
  await bad(await put(admin, "categories", all), 409, "conflict");
  await bad(await remove(admin, "brands", "nobody"), 404, "not_found");
  await bad(await remove(admin, "colours", "red"), 404, "not_found");

  const id = await newBrand(admin);
  await good(await remove(admin, "brands", id));
  await bad(await remove(admin, "brands", id), 404, "not_found");
});

test("every change is in the log", async ({ admin }) => {
  const label = newLabel();
  const id = (await save(admin, "brands", [{ label }])).entries.at(-1).id;
  await save(admin, "brands", [{ id, label: `${label} Mills` }]);
  await good(await remove(admin, "brands", id));
  const { entries } = await good(
    await admin.request.get(`/api/admin/log/get?kind=catalogue&q=${encodeURIComponent(label)}`),
  );
  expect(entries.map(({ action, before, after }: Record<string, unknown>) => ({ action, before, after }))).toEqual([
    { action: "delete entry", before: { label: `${label} Mills`, hidden: false }, after: null },
    { action: "edit entry", before: { label }, after: { label: `${label} Mills` } },
    { action: "add entry", before: null, after: { label, hidden: false } },
  ]);
});

test("home follows the lists: a hidden fact has no row, and a category without a picture no broken one", async ({
  page,
  admin,
}) => {
  const label = newLabel();
  await save(admin, "categories", [{ label }]);
  await save(admin, "facts", [{ id: "occasion", hidden: true }]);
  await expect(async () => {
    await page.goto("/shop/home");
    const tile = page.getByRole("main").getByRole("link", { name: label, exact: true });
    await expect(tile).toBeVisible({ timeout: 1_000 });
    await expect(tile.locator("img")).toHaveCount(0);
  }).toPass();
  await expect(page.getByRole("heading", { name: /^(Wedding season|Festive days)$/ })).toHaveCount(0);
  await save(admin, "facts", [{ id: "occasion", hidden: false }]);
});

test("merging moves what there is, once, and never into itself", async ({ admin }) => {
  const [from, to] = [await newBrand(admin), await newBrand(admin)];
  await bad(await merge(admin, "brands", from, from), 422, "invalid", "to");
  await bad(await merge(admin, "facts", "fabric", "fit"), 422, "invalid", "list");
  await bad(await merge(admin, "brands", "nobody", to), 404, "not_found");
  const label = entryOf((await lists(admin)).brands.entries, from) as unknown as { label: string };
  expect((await good(await merge(admin, "brands", from, to))).merge).toEqual({
    list: "brands",
    from,
    to,
    products: 0,
    moved: 0,
    done: true,
  });
  expect((await good(await merge(admin, "brands", from, to))).merge).toMatchObject({ moved: 0, done: true });
  await bad(await put(admin, "brands", [{ id: from, label: "Again" }]), 422, "invalid", "entries.0.id");
  await bad(await put(admin, "brands", [{ label: label.label }]), 422, "invalid", "entries.0.label");

  const make = { categories: ["women"], facts: ["fabric"] };
  const { entries } = await save(admin, "kinds", [
    { label: "Capes", ...make },
    { label: "Ponchos", categories: ["men"], facts: ["fit"] },
  ]);
  const [capes, ponchos] = entries.slice(-2);
  await good(await merge(admin, "kinds", ponchos.id, capes.id));
  expect(entryOf((await lists(admin)).kinds.entries, capes.id)).toMatchObject({
    categories: ["women", "men"],
    facts: ["fabric", "fit"],
  });
});

test("a merge that is killed on its way is finished by the same call", async ({ admin, shopper, database }) => {
  const count = 2_500;
  const { _id } = await addListed(admin, {});
  const [from, to] = [await newBrand(admin), await newBrand(admin)];
  await copies(database, _id, from, count);
  const products = database.collection("products");
  const server = await startOwnServer({});
  await untilUp(server);
  const { cookies } = await admin.request.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const call = (url: string) =>
    fetch(`${url}/api/admin/catalogue/merge`, {
      method: "POST",
      headers: { "Content-Type": "application/json", cookie, origin: url },
      body: JSON.stringify({ list: "brands", from, to }),
    });
  const killed = call(server.url).catch(() => null);
  await expect.poll(() => products.countDocuments({ brand: to }), { intervals: [20] }).toBeGreaterThan(0);
  await server.stop("SIGKILL");
  await killed;
  const left = await products.countDocuments({ brand: from });
  expect(left).toBeGreaterThan(0);
  // Some are stored with the one brand and some with the other: everybody sees them as one.
  const found = async (brand: string) =>
    good(await admin.request.get(`/api/shop/products/get?brand=${brand}&limit=100`));
  for (const brand of [from, to]) {
    const { total, facets, data } = await found(brand);
    expect(total).toBe(count);
    expect(facets.brand[to]).toBe(count);
    expect(facets.brand).not.toHaveProperty(from);
    expect(new Set(data.map((product: { brand: string }) => product.brand))).toEqual(new Set([to]));
  }
  const unmoved = await products.findOne({ brand: from });
  await fill(shopper, String(unmoved?._id));
  const cart = await good(await shopper.request.get(`/api/shop/cart/get/${shopper.id}`));
  expect(cart.data).toMatchObject([{ productId: String(unmoved?._id), brand: to }]);
  expect(entryOf((await lists(admin)).brands.entries, to)).toMatchObject({ products: count });
  await bad(await remove(admin, "brands", to), 409, "in_use");
  expect((await good(await merge(admin, "brands", from, to))).merge).toMatchObject({ moved: 0, done: true });
  await expect.poll(() => products.countDocuments({ brand: from }), { timeout: 30_000 }).toBe(0);
  expect(await products.countDocuments({ brand: to })).toBe(count);
  expect(await products.countDocuments({ brand: to, version: { $ne: 1 } })).toBe(0);
});

test("of a deletion and a product saved with that brand at once, one is refused", async ({
  admin,
  people,
  database,
}) => {
  const other = await people.admin();
  const { _id } = await addListed(admin, {});
  for (let round = 0; round < 5; round++) {
    const id = await newBrand(admin);
    const edit = other.request.put(`/api/admin/products/edit/${_id}`, { data: { brand: id } });
    const [saved, removed] = await Promise.all([edit, remove(admin, "brands", id)]);
    expect([saved.ok(), removed.ok()].sort()).toEqual([false, true]);
    const product = await database.collection("products").findOne({ brand: id });
    expect(product !== null).toBe(saved.ok());
  }
  await editProduct(admin, _id, { brand: "adidas" });
});

test("of a deletion and an import that needs the brand at once, one is refused", async ({
  admin,
  people,
  database,
}) => {
  const other = await people.admin();
  for (let round = 0; round < 5; round++) {
    const brand = await newBrand(admin);
    const sent = await sendInParts(other, fileOf([{ ...testpiece, price: "900", stock: "4", brand }]));
    const [applied, removed] = await Promise.all([applyImport(other, sent), remove(admin, "brands", brand)]);
    expect([applied.ok(), removed.ok()].sort()).toEqual([false, true]);
    expect(await database.collection("products").countDocuments({ brand })).toBe(applied.ok() ? 1 : 0);
  }
});

test("a new label is found by search, and the product keeps its version", async ({ admin }) => {
  const id = await newBrand(admin);
  const { _id, version } = await addListed(admin, { brand: id });
  await save(admin, "brands", [{ id, label: `Quillfeather ${id}` }]);
  const search = () => admin.request.get("/api/shop/products/get?q=quillfeather");
  // Products are written anew after the answer, and the index may be read anew after the many changes of tests before.
  await expect
    .poll(async () => (await good(await search())).data, { timeout: 40_000 })
    .toMatchObject([{ _id, version }]);
});

test("the admin's products can be narrowed by what uses an entry", async ({ admin }) => {
  const [set] = (await save(admin, "sizeSets", [{ label: "Rings", sizes: [{ label: "Ring 12" }] }])).entries.slice(-1);
  const [fact] = (await save(admin, "facts", [{ label: "Gem", options: [{ label: "Ruby" }] }])).entries.slice(-1);
  const made = { label: "Rings", categories: ["accessories"], sizeSet: set.id, facts: [fact.id] };
  const [kind] = (await save(admin, "kinds", [made])).entries.slice(-1);
  const facts = { [fact.id]: "ruby" };
  const { _id } = await addListed(admin, { kind: kind.id, size: "ring-12", facts });
  for (const query of [`kind=${kind.id}`, `sizeSet=${set.id}`, `fact=${fact.id}`]) {
    const { data } = await good(await admin.request.get(`/api/admin/products/get?${query}`));
    expect(data.map((product: { _id: string }) => product._id)).toEqual([_id]);
  }
  const now = await lists(admin);
  expect(entryOf(now.sizeSets.entries, set.id)).toMatchObject({ products: 1, sizes: [{ products: 1, deleted: 0 }] });
  expect(entryOf(now.facts.entries, fact.id)).toMatchObject({ products: 1, options: [{ id: "ruby", products: 1 }] });
  for (const [list, id] of [
    ["kinds", kind.id],
    ["sizeSets", set.id],
    ["facts", fact.id],
  ] as const) {
    await bad(await remove(admin, list, id), 409, "in_use");
  }
  await bad(await put(admin, "facts", [{ id: fact.id, options: [] }]), 409, "in_use");
});

test("a new label is on cached pages at their next load", async ({ admin, shopper }) => {
  const html = async (path: string) => (await shopper.request.get(path)).text();
  const paths = ["/shop/home", "/shop/listing?category=accessories", "/shop/giftcard"];
  for (const path of paths) expect(await html(path), path).toContain("Accessories");
  await save(admin, "categories", [{ id: "accessories", label: "Add-ons" }]);
  for (const path of paths) expect(await html(path), path).toContain("Add-ons");
  await save(admin, "categories", [{ id: "accessories", label: "Accessories" }]);
});

test("where no change is heard of, a page that is made right after a change has the new lists", async ({
  database,
}) => {
  const plain = await anotherInstance({ isPlain: true });
  const [someone] = await signedInPeople(database, 1, "admin");
  const headers = { cookie: `token=${someone?.token}`, "content-type": "application/json" };
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(plain.url + path, { headers, ...init });
    expect(answer.status, path).toBe(200);
    return answer;
  };
  const page = async () => (await ask("/shop/listing?category=accessories")).text();
  await page();
  for (const label of ["Things to wear", "Things to carry", "Accessories"]) {
    const { lists: before } = await (await ask("/api/admin/catalogue/get")).json();
    const change = { list: "categories", entries: [{ id: "accessories", label }], seen: before.categories.version };
    await ask("/api/admin/catalogue/save", { method: "PUT", body: JSON.stringify(change) });
    expect(await page()).toContain(label);
  }
});
