import { bad, good } from "../api/support/answers";
import { addListed } from "../api/support/goods";
import { type Caller, expect, test } from "../fixtures";
import { anotherInstance } from "../own-server";
import { inOwnShop, rules } from "./support/own-shops";

// Kinds and settings change what holds for every product.
inOwnShop(rules);

const maker = { name: "Test Weavers", address: "12 Loom Street, Surat" };
const importer = { name: "Test Imports", address: "Unit 9, Mumbai 400001" };

async function saveLaw(admin: Caller, law: object) {
  const { version, settings } = await good(await admin.request.get("/api/admin/settings/get"));
  const data = { settings: { law: { ...settings.law, ...law } }, seen: version };
  await good(await admin.request.put("/api/admin/settings/save", { data }));
}

async function saveKind(admin: Caller, id: string, fields: object) {
  const { lists } = await good(await admin.request.get("/api/admin/catalogue/get"));
  const data = { list: "kinds", entries: [{ id, ...fields }], seen: lists.kinds.version };
  return admin.request.put("/api/admin/catalogue/save", { data });
}

test("origin, maker, importer and quantity are the product's, else its kind's, else those of the settings", async ({
  admin,
  request,
}) => {
  const shown = async (id: string) => (await good(await request.get(`/api/shop/products/get/${id}`))).data;
  const stored = async (q: string) =>
    (await good(await admin.request.get("/api/admin/products/get", { params: { q, limit: "1" } }))).data[0];
  const { _id } = await addListed(admin, { title: "Testpiece of nowhere", kind: "kurtas" });
  expect(await shown(_id)).toMatchObject({ origin: "IN", maker: null, importer: null, netQuantity: "1 N" });
  const nothing = { origin: "", maker: null, importer: null, netQuantity: "" };
  expect(await stored("Testpiece of nowhere")).toMatchObject(nothing);

  const { settings } = await good(await admin.request.get("/api/admin/settings/get"));
  await saveLaw(admin, { maker, netQuantity: "1 piece" });
  await expect.poll(() => shown(_id)).toMatchObject({ maker, netQuantity: "1 piece", importer: null });
  await bad(await saveKind(admin, "kurtas", { origin: "XX" }), 422, "invalid", "entries.0.origin");
  await bad(await saveKind(admin, "kurtas", { maker: { name: "X" } }), 422, "invalid", "entries.0.maker.name");
  await good(await saveKind(admin, "kurtas", { origin: "bd", importer }));
  await expect.poll(() => shown(_id)).toMatchObject({ origin: "BD", importer, maker });
  expect(await stored("Testpiece of nowhere")).toMatchObject(nothing);

  const edit = (data: object) => admin.request.put(`/api/admin/products/edit/${_id}`, { data });
  await bad(await edit({ origin: "XX" }), 422, "invalid", "origin");
  await bad(await edit({ importer: { name: "Test Imports" } }), 422, "invalid", "importer.address");
  await good(await edit({ origin: "cn", netQuantity: "2 N" }));
  expect(await shown(_id)).toMatchObject({ origin: "CN", importer, maker, netQuantity: "2 N" });
  await good(await saveKind(admin, "kurtas", { origin: "", importer: null }));
  await expect.poll(async () => (await shown(_id)).importer).toBeNull();
  await bad(await edit({ title: "Testpiece of China" }), 422, "invalid", "importer");
  await good(await edit({ importer }));
  await good(await edit({ origin: "", importer: "", netQuantity: null }));
  expect(await shown(_id)).toMatchObject({ origin: "IN", importer: null, netQuantity: "1 piece" });
  await saveLaw(admin, settings.law);
});

test("lists are filtered and counted by origin, which follows the kind", async ({ admin, shop }) => {
  const title = "Testpiece abroad";
  await addListed(admin, { title, kind: "kurtis", origin: "PT", importer });
  await addListed(admin, { title, kind: "kurtis" });
  await addListed(admin, { title });
  const other = await anotherInstance({ isPlain: true });
  const origins = async (url: string, query: string) => {
    const answer = await (await fetch(`${url}/api/shop/products/get?limit=1&q=abroad&${query}`)).json();
    return [answer.total, answer.facets.origin];
  };
  const plain = { IN: 2, PT: 1 };
  for (const url of [shop.url, other.url]) {
    await expect.poll(() => origins(url, "")).toEqual([3, plain]);
    expect(await origins(url, "origin=PT")).toEqual([1, plain]);
    expect(await origins(url, "origin=pt,in")).toEqual([3, plain]);
    expect(await origins(url, "origin=PT&kind=kurtas")).toEqual([0, {}]);
    expect(await origins(url, "origin=XX")).toEqual([0, plain]);
    expect(await origins(url, "kind=kurtis&origin=IN")).toEqual([1, { IN: 1, PT: 1 }]);
  }
  await good(await saveKind(admin, "kurtis", { origin: "LK", importer }));
  for (const url of [shop.url, other.url]) {
    await expect.poll(() => origins(url, "")).toEqual([3, { IN: 1, LK: 1, PT: 1 }]);
    expect(await origins(url, "origin=LK")).toEqual([1, { IN: 1, LK: 1, PT: 1 }]);
  }
  await good(await saveKind(admin, "kurtis", { origin: "", importer: null }));
});

test("a file of products has what is stored, and names countries by code or name", async ({ admin }) => {
  const title = "Testpiece in a file";
  const { _id } = await addListed(admin, { title, origin: "PT", importer, maker });
  const csv = async () => (await admin.request.get("/api/admin/products/export")).text();
  const [head = ""] = (await csv()).split("\r\n");
  const columns = "origin,maker_name,maker_address,importer_name,importer_address,net_quantity";
  expect(head).toContain(columns);
  const row = (await csv()).split("\r\n").find((line) => line.includes(_id)) ?? "";
  expect(row).toContain('PT,Test Weavers,"12 Loom Street, Surat",Test Imports,"Unit 9, Mumbai 400001",');
});
