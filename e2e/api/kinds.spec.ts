import { type Caller, expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { addListed, testpiece } from "./support/goods";

const shoes = { category: "footwear", kind: "running-shoes", size: ["uk-8", "uk-9"] };

const add = ({ request }: Caller, fields: object) =>
  request.post("/api/admin/products/add", { data: { ...testpiece, ...fields } });

const edit = ({ request }: Caller, id: string, data: object) => request.put(`/api/admin/products/edit/${id}`, { data });

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
