import type { APIRequestContext } from "@playwright/test";
import type { Product } from "@/lib/catalog/schema";
import { expect, test } from "../fixtures";
import { good } from "./support/answers";
import { addListed, deleteProduct, editProduct } from "./support/goods";

type Answer = {
  total: number;
  corrected: string | null;
  dropped: string[];
  facets: Record<"category" | "brand", Record<string, number>>;
  data: Found[];
};
type Found = Pick<Product, "title" | "description" | "colour" | "price" | "saleprice" | "category" | "_id">;

async function search(request: APIRequestContext, q: string, more: Record<string, string | number> = {}) {
  const answer = await request.get("/api/shop/products/get", { params: { q, limit: 100, ...more } });
  const { total, facets, data: found, corrected, dropped }: Answer = await good(answer);
  return { total, facets, found, corrected, dropped, titles: found.map(({ title }) => title) };
}

/** What is typed, and what the titles of everything that should come first have. */
const meant: [typed: string, title: RegExp, atLeast: number][] = [
  ["saree", /Saree/, 10],
  ["sarees", /Saree/, 10],
  ["sari", /Saree/, 10],
  ["kur", /Kurt[ai]/, 16],
  ["kurtha", /Kurta/, 10],
  ["kutra", /Kurta/, 10],
  ["jeens", /Jean|Denim/, 5],
  ["sneekers", /Sneaker/, 6],
  ["runing sho", /Running Shoe/, 4],
  ["T-Shirts", /Tee/, 15],
  ["t shirt", /Tee/, 15],
  ["back pack", /Backpack/, 3],
  ["blockprint", /Block-Print/, 5],
  ["bandhini", /Bandhani/, 5],
  ["leather walet", /Leather Wallet/, 2],
  ["the kurta for men!", /Kurta/, 5],
  ["कुर्ता", /Kurta/, 10],
  ["साड़ी", /Saree/, 10],
  ["chappal", /Slide|Kolhapuri|Sandal/, 6],
  ["chapal", /Slide|Kolhapuri|Sandal/, 6],
  ["purse", /Handbag|Wallet|Tote/, 8],
  ["shoes", /Shoe|Sneaker|Loafer|Heel|Pump|Jutti|Kolhapuri|Slide|Sandal/, 20],
  ["boys kurta", /Kurta Set/, 4],
  ["girls dress", /Frock/, 6],
  ["buy kurta under 1500", /Kurt[ai]|कुर्ता/, 6],
];

test("what people type finds what they mean", async ({ people }) => {
  const guest = await people.guest();
  for (const [typed, title, atLeast] of meant) {
    const { titles } = await search(guest, typed);
    expect.soft(titles.length, typed).toBeGreaterThanOrEqual(atLeast);
    for (const each of titles.slice(0, atLeast)) expect.soft(each, typed).toMatch(title);
  }
});

/** What is typed, the same as words and filters, and what is left out. */
const read: [typed: string, q: string, filters: Record<string, string>, dropped: string[]][] = [
  ["100% cotton", "cotton", {}, []],
  ["pure cotton", "cotton", {}, []],
  ["50% off", "", { discount: "50" }, []],
  ["kurta below 1,000", "kurta", { maxPrice: "1000" }, []],
  ["kurta 1500", "kurta", { maxPrice: "1500" }, []],
  ["under 1500", "", { maxPrice: "1500" }, []],
  ["1500 se kam kurta", "kurta", { maxPrice: "1500" }, []],
  ["kurta 1000-1500", "kurta", { minPrice: "1000", maxPrice: "1500" }, []],
  ["kurta xl", "kurta", { size: "xl" }, []],
  ["levis jeans 32", "levis jeans", { size: "s,w-32" }, []],
  ["kurta for 5 years", "kurta", { category: "kids", size: "s,5-6y" }, []],
  ["school shoes", "shoes", { audience: "kids" }, []],
  ["parent shoes", "shoes", {}, ["parent"]],
];

test("prices, discounts, sizes and ages count as filters, and a word that nothing has is left out and named", async ({
  request,
}) => {
  for (const [typed, q, filters, dropped] of read) {
    // Other tests add and delete products between the two calls.
    await expect(async () => {
      const found = await search(request, typed);
      const { titles, total } = await search(request, q, filters);
      expect(found.titles, typed).toEqual(titles);
      expect(found.dropped, typed).toEqual(dropped);
      if (!filters.maxPrice) expect(total, typed).toBeGreaterThan(0);
    }).toPass({ timeout: 15_000 });
  }
});

test("a filter that is given counts more than one in the search", async ({ request }) => {
  const { found } = await search(request, "kurta under 5000", { maxPrice: "1500" });
  expect(found.length).toBeGreaterThan(0);
  for (const { price, saleprice } of found) expect(saleprice || price).toBeLessThanOrEqual(1500);
});

test("a word is not corrected to one that is hardly meant", async ({ request }) => {
  expect(await search(request, "gift")).toMatchObject({ total: 0, corrected: null });
  expect((await search(request, "jeens for men")).corrected).toBe("jeans for men");
  const { titles } = await search(request, "bag");
  const firstOther = titles.findIndex((title) => !/bag|backpack|tote|duffle|sling|clutch|pouch|purse/i.test(title));
  const bagru = titles.findIndex((title) => /Bagru/.test(title));
  expect(firstOther, titles.join()).toBeGreaterThan(3);
  expect(bagru, titles.join()).toBeGreaterThan(5);
});

test("a brand is found in other spellings", async ({ request }) => {
  // Other tests add shoes meanwhile.
  const category = "men,women,kids,accessories";
  for (const [typed, id] of Object.entries({ "levi's": "levis", "H & M": "h&m", nkie: "nike", addidas: "adidas" })) {
    const { total } = await search(request, typed, { category });
    const ofBrands = await request.get("/api/shop/products/get", { params: { brand: id, category } });
    const { total: ofBrand } = await good(ofBrands);
    expect(ofBrand, id).toBeGreaterThan(0);
    expect(total, typed).toBeGreaterThanOrEqual(ofBrand);
  }
});

test("matches in titles come first, each group sorted by title", async ({ request }) => {
  const { titles } = await search(request, "cotton");
  const inTitle = titles.map((title) => /cotton/i.test(title));
  const first = inTitle.lastIndexOf(true) + 1;
  expect(first).toBeGreaterThan(2);
  expect(titles.length).toBeGreaterThan(first);
  expect(inTitle.indexOf(false)).toBe(first);
  const keys = titles.map((title) => title.toLowerCase());
  expect(keys.slice(0, first)).toEqual(keys.slice(0, first).toSorted());
});

test("every word must match, and products for everybody match women too", async ({ request }) => {
  const { found } = await search(request, "red cotton women");
  const other = await search(request, "cotton women");
  expect(found.length).toBeLessThan(other.found.length);
  for (const { title, description, category } of found) {
    expect(`${title} ${description}`).toMatch(/\b(red|madder|maroon|wine|rust)/i);
    expect(`${title} ${description}`).toMatch(/cotton/i);
    expect(`${title} ${description} ${category}`).toMatch(/women|accessories|footwear/i);
  }
});

for (const q of ["cotton", "wash cold"]) {
  test(`the pages of "${q}" together are its list`, async ({ request }) => {
    const { titles, found } = await search(request, q);
    const pages: Found[] = [];
    for (let page = 1; page <= Math.ceil(found.length / 9); page += 1) {
      pages.push(...(await search(request, q, { limit: 9, page })).found);
    }
    expect(pages.map(({ title }) => title)).toEqual(titles);
    expect(new Set(pages.map(({ _id }) => _id)).size).toBe(found.length);
    expect((await search(request, q, { limit: 9, page: 99 })).found).toEqual([]);
  });
}

test("filters, counts and sorts apply to the results", async ({ request }) => {
  const all = await search(request, "cotton");
  expect(Object.values(all.facets.category).reduce((sum, count) => sum + count)).toBe(all.total);
  const women = await search(request, "cotton", { category: "women" });
  expect(women.total).toBe(all.facets.category.women);
  expect(women.found.every(({ category }) => category === "women")).toBe(true);
  expect(women.facets.category).toEqual(all.facets.category);
  const { found } = await search(request, "cotton", { sortBy: "price_lowtohigh" });
  const pays = found.map(({ price, saleprice }) => saleprice || price);
  expect(pays).toEqual(pays.toSorted((a, b) => a - b));
  expect(found).toHaveLength(all.found.length);
});

test("an unknown text, or one without a word, finds nothing", async ({ request }) => {
  for (const q of ["xyzzyq", "xyzzyq qyzzyx", "!!!", "👕", "\u202e", '{"$gt":""}', "ज़ेब्राक्स"]) {
    const { total, found, facets } = await search(request, q);
    expect({ total, found }, q).toEqual({ total: 0, found: [] });
    expect(facets.brand.nike).toBe(0);
  }
});

test("a colour in Hindi finds products with the English name", async ({ request }) => {
  const { found } = await search(request, "lal kurta");
  expect(found.length).toBeGreaterThan(3);
  for (const { title, description, colour } of found) {
    expect(title).toMatch(/Kurt[ai]/);
    expect(`${title} ${description} ${colour}`).toMatch(/red|madder|maroon|wine|rust/i);
  }
});

test("a product is found by its current colour", async ({ admin, request }) => {
  const word = `Q${admin.id}`;
  const { _id } = await addListed(admin, { title: `Testpiece ${word}`, colour: "maroon" });
  const totals = () =>
    Promise.all(["maroon", "मैरून", "red", "teal"].map(async (name) => (await search(request, `${name} ${word}`)).total));
  try {
    expect(await totals()).toEqual([1, 1, 1, 0]);
    await editProduct(admin, _id, { colour: "teal" });
    expect(await totals()).toEqual([0, 0, 0, 1]);
  } finally {
    await deleteProduct(admin, _id);
  }
});

test("jeans come before other denim", async ({ request }) => {
  const { titles } = await search(request, "jeans");
  const areJeans = titles.map((title) => /Jean/.test(title));
  expect(areJeans[0]).toBe(true);
  expect(areJeans.lastIndexOf(true)).toBe(areJeans.filter(Boolean).length - 1);
  expect(titles.length).toBeGreaterThan(areJeans.filter(Boolean).length);
});

test("a corrected search names its spelling, and an exact one is not corrected", async ({ request }) => {
  const typo = await search(request, "leather walet");
  expect(typo.corrected).toBe("leather wallet");
  expect((await search(request, "leather wallet")).corrected).toBeNull();
  expect((await search(request, "chappaal")).corrected).toBe("chappal");
  // What is searched instead finds the same, synonyms included.
  for (const [typed, right] of [
    ["kurtaa", "kurta"],
    ["chappaal", "chappal"],
  ] as const) {
    const [{ titles, corrected }, searched] = [await search(request, typed), await search(request, right)];
    expect([corrected, titles]).toEqual([right, searched.titles]);
  }
  const asTyped = await search(request, "leather walet", { exact: "1" });
  expect({ total: asTyped.total, corrected: asTyped.corrected }).toEqual({ total: 0, corrected: null });
  expect((await search(request, "leather walet", { exact: "" })).total).toBe(typo.total);
  const status = async (exact: string) =>
    (await request.get("/api/shop/products/get", { params: { q: "kurta", exact } })).status();
  expect([await status("1"), await status("0"), await status("true")]).toEqual([200, 422, 422]);
  expect((await search(request, "")).corrected).toBeNull();
});

test("a search is one text of at most 200 characters", async ({ request }) => {
  const status = async (query: string) => (await request.get(`/api/shop/products/get?${query}`)).status();
  expect(await status(`q=${"x".repeat(200)}`)).toBe(200);
  expect(await status(`q=${"x".repeat(201)}`)).toBe(422);
  expect(await status("q=kurta&q=saree")).toBe(422);
});

test("a phrase that has synonyms also finds the products with all of its words", async ({ request, admin }) => {
  for (const [title, phrase] of [
    ["Ribbed Crop Top", "crop top"],
    ["Blue Denim Jacket", "denim jackets"],
    ["Floral Night Suit", "night suit"],
  ] as const) {
    const word = `Phrased${admin.id}`;
    const made = await addListed(admin, { title: `${title} ${word}` });
    for (const q of [`${phrase} ${word}`, `${word} ${phrase}`]) {
      const { found, corrected, dropped } = await search(request, q);
      expect(
        found.map(({ _id }) => _id),
        q,
      ).toEqual([made._id]);
      expect({ corrected, dropped }).toEqual({ corrected: null, dropped: [] });
    }
    await deleteProduct(admin, made._id);
  }
});

test("a new, changed or deleted product shows in the search at once", async ({ request, admin }) => {
  const letters = () => Array.from({ length: 9 }, () => "bdfgkmprvz"[Math.floor(Math.random() * 10)]).join("");
  const [name, kept] = [letters(), letters()];
  const data = {
    title: `${kept} ${name} Kite`,
    description: "Flies.",
    category: "footwear",
    brand: "adidas",
    price: 499,
    image: "/pictures/cap-navy.webp",
    stock: 3,
  };
  const made = (await good(await admin.request.post("/api/admin/products/add", { data }), 201)).data;
  const typo = `${name.slice(0, 4)}a${name.slice(5)}`;
  for (const typed of [name, name.toUpperCase(), `${name}s`, name.slice(0, 6), typo, `adidas ${typo}`]) {
    expect(
      (await search(request, typed)).found.map(({ _id }) => _id),
      typed,
    ).toEqual([made._id]);
  }
  await good(
    await admin.request.put(`/api/admin/products/edit/${made._id}`, {
      data: { title: `${kept} Kite`, version: made.version },
    }),
  );
  expect((await search(request, name)).total).toBe(0);
  expect((await search(request, `${kept} kites`)).found.map(({ _id }) => _id)).toEqual([made._id]);
  await good(await admin.request.delete(`/api/admin/products/delete/${made._id}`));
  expect((await search(request, kept)).total).toBe(0);
});
