import type { APIRequestContext } from "@playwright/test";
import type { SuggestAnswer, Suggestion } from "@/lib/catalog/search/schema";
import { expect, test } from "../fixtures";
import { good } from "./support/answers";

const path = "/api/shop/search/suggest";

async function suggest(request: APIRequestContext, q: string): Promise<SuggestAnswer> {
  return good(await request.get(path, { params: { q } }));
}

const textsOf = (suggestions: Suggestion[], kind: Suggestion["kind"]) =>
  suggestions.filter((each) => each.kind === kind).map(({ text }) => text);

test("a prefix suggests words first, then products, eight at most", async ({ request }) => {
  const { q, corrected, suggestions } = await suggest(request, " kur ");
  expect({ q, corrected }).toEqual({ q: "kur", corrected: null });
  expect(suggestions).toHaveLength(8);
  expect(textsOf(suggestions, "query")).toEqual(["kurta", "kurti"]);
  const kinds = suggestions.map(({ kind }) => kind);
  expect(kinds).toEqual(kinds.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
  for (const each of suggestions.slice(2)) {
    expect(each).toEqual({
      kind: "product",
      text: expect.stringMatching(/Kurt[ai]/),
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      image: expect.any(String),
      price: expect.any(Number),
      saleprice: expect.any(Number),
    });
  }
});

const order: Suggestion["kind"][] = ["query", "category", "brand", "product"];

test("categories and brands are suggested by name, synonym and prefix", async ({ request }) => {
  const named = async (q: string) => {
    const { suggestions } = await suggest(request, q);
    return suggestions.flatMap((each) => (each.kind === "category" || each.kind === "brand" ? [each] : []));
  };
  expect(await named("wom")).toEqual([{ kind: "category", text: "Women", id: "women" }]);
  expect(await named("mahila")).toEqual([{ kind: "category", text: "Women", id: "women" }]);
  expect(await named("joote")).toEqual([{ kind: "category", text: "Footwear", id: "footwear" }]);
  expect(await named("levi's")).toEqual([{ kind: "brand", text: "Levi's", id: "levis" }]);
  expect(await named("h & m")).toEqual([{ kind: "brand", text: "H&M", id: "h&m" }]);
  expect(await named("kurta")).toEqual([]);
});

test("the last word is completed to searches, with the number of products that each finds", async ({ request }) => {
  const { suggestions } = await suggest(request, "silk sar");
  expect(textsOf(suggestions, "query")).toContain("silk saree");
  // Of these some have synonyms, such as a kurta's kurti, and "t-shirts" is the name of a kind.
  for (const typed of ["silk sar", "kurt", "men kur", "t-shi"]) {
    for (const each of (await suggest(request, typed)).suggestions) {
      if (each.kind !== "query") continue;
      const { total } = await good(await request.get("/api/shop/products/get", { params: { q: each.text, limit: 1 } }));
      expect(each.products, each.text).toBe(total);
      expect(total).toBeGreaterThan(0);
    }
  }
  expect(textsOf((await suggest(request, "chap")).suggestions, "query")).toEqual(["chappal"]);
  expect(textsOf((await suggest(request, "कुर")).suggestions, "product")[0]).toMatch(/Kurta|कुर्ता/);
});

test("a price that is typed holds for the suggested searches and products", async ({ request }) => {
  const { suggestions } = await suggest(request, "kurt under 2000");
  const queries = suggestions.flatMap((each) => (each.kind === "query" ? [each] : []));
  expect(queries.map(({ text }) => text)).toContain("kurta under 2000");
  const [all] = (await suggest(request, "kurta")).suggestions.flatMap((each) => (each.kind === "query" ? [each] : []));
  expect(queries.find(({ text }) => text === "kurta under 2000")?.products).toBeLessThan(all?.products ?? 0);
  const prices = suggestions.flatMap((each) => (each.kind === "product" ? [each.saleprice || each.price] : []));
  expect(prices.length).toBeGreaterThan(0);
  expect(Math.max(...prices)).toBeLessThanOrEqual(2000);
  const adidas = (await suggest(request, "adidas under 5000")).suggestions;
  expect(textsOf(adidas, "brand"), "its page would have all prices").toEqual([]);
  expect(textsOf(adidas, "product").length).toBeGreaterThan(0);
});

test("a typo is corrected, and the answer says so", async ({ request }) => {
  const { corrected, suggestions } = await suggest(request, "leather walet");
  expect(corrected).toBe("leather wallet");
  expect(suggestions[0]).toEqual({ kind: "query", text: "leather wallet", products: expect.any(Number) });
  expect(textsOf(suggestions, "product")[0]).toMatch(/Leather Wallet/);
});

test("an unknown text, or one without a word, suggests nothing", async ({ request }) => {
  const odd = [
    "xyzzyq",
    "xyzzyq qyzzyx",
    "!!!",
    "'",
    "👕👖",
    "\u202eatruk\u202c",
    "\u0000",
    "\u0007\u001b[2J",
    '{"$gt":""}',
    "^(x+x+)+$",
  ];
  for (const q of odd) {
    const answer = await request.get(path, { params: { q } });
    expect(answer.status(), JSON.stringify(q)).toBe(200);
    expect((await answer.json()).suggestions, JSON.stringify(q)).toEqual([]);
  }
});

test("q is one text of 1 to 100 characters", async ({ request }) => {
  const status = async (query: string) => (await request.get(`${path}?${query}`)).status();
  expect(await status("q=k")).toBe(200);
  expect(await status(`q=${"x".repeat(100)}`)).toBe(200);
  expect(await status(`q=${encodeURIComponent("ि".repeat(100))}`)).toBe(200);
  expect(await status(`q=${encodeURIComponent("a-".repeat(50))}`)).toBe(200);
  for (const query of ["", "q=", "q=%20%20", `q=${"x".repeat(101)}`, "q=kurta&q=saree", "q[$gt]=a"]) {
    expect(await status(query), query).toBe(422);
  }
});

test("a new product, its new price and its deletion show in the suggestions at once", async ({ request, admin }) => {
  const name = Array.from({ length: 9 }, () => "bdfgkmprvz"[Math.floor(Math.random() * 10)]).join("");
  const data = {
    title: `Udaan ${name} Kite`,
    description: "Flies.",
    category: "footwear",
    brand: "adidas",
    price: 499,
    image: "/pictures/cap-navy.webp",
    stock: 3,
  };
  const made = (await good(await admin.request.post("/api/admin/products/add", { data }), 201)).data;
  // The third answer would be an earlier one that was cached.
  for (let times = 0; times < 3; times++) {
    const { suggestions } = await suggest(request, name);
    expect(textsOf(suggestions, "query")).toEqual([name]);
    expect(textsOf(suggestions, "product")).toEqual([data.title]);
  }
  // Another search, whose answer is not cached: the product itself was.
  const edited = { ...data, price: 599 };
  await good(await admin.request.put(`/api/admin/products/edit/${made._id}`, { data: edited }));
  expect((await suggest(request, `udaan ${name}`)).suggestions).toContainEqual(
    expect.objectContaining({ kind: "product", id: made._id, price: 599 }),
  );
  await good(await admin.request.delete(`/api/admin/products/delete/${made._id}`));
  expect((await suggest(request, name)).suggestions).toEqual([]);
  expect(textsOf((await suggest(request, `kite ${name}`)).suggestions, "product")).not.toContain(data.title);
});
