import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";

/** What holds for every shop, whatever it sells: nothing is written, and nobody is signed in. */
test.describe("any shop answers", { tag: "@read" }, () => {
  test("with consistent lists of products", async ({ request }) => {
    const { data, total, pages, facets } = await good(await request.get("/api/shop/products/get?limit=5"));
    expect(data).toHaveLength(Math.min(5, total));
    expect(pages).toBe(Math.ceil(total / 5));
    // Each product has one category and one brand; it may have several options of other groups, or none.
    for (const counts of [facets.category, facets.brand]) {
      const sum = Object.values<number>(counts).reduce((all, count) => all + count, 0);
      expect(sum).toBe(total);
    }
    const cheapest = await good(await request.get("/api/shop/products/get?limit=50&sortBy=price_lowtohigh"));
    const pays = cheapest.data.map(({ price, saleprice }: { price: number; saleprice: number }) => saleprice || price);
    expect(pays).toEqual(pays.toSorted((a: number, b: number) => a - b));
  });

  test("with single products as in the lists", async ({ request }) => {
    const { data } = await good(await request.get("/api/shop/products/get?limit=3"));
    for (const product of data) {
      const one = await good(await request.get(`/api/shop/products/get/${product._id}`));
      expect(one.data).toMatchObject({ _id: product._id, title: product.title, price: product.price });
    }
    await bad(await request.get("/api/shop/products/get/000000000000000000000000"), 404, "not_found");
  });

  test("a search with products", async ({ request }) => {
    const { data } = await good(await request.get("/api/shop/products/get?limit=1"));
    const word = data[0].title.split(" ").at(-1);
    const found = await good(await request.get(`/api/shop/products/get?q=${encodeURIComponent(word)}&limit=1`));
    expect(found.total).toBeGreaterThan(0);
  });

  test("guests with 401 and other sites with 403", async ({ request }) => {
    const nobody = "000000000000000000000000";
    const shut = [
      `/api/shop/cart/get/${nobody}`,
      `/api/shop/order/fetchOrders/${nobody}`,
      "/api/admin/orders/fetchAllOrders",
    ];
    for (const path of shut) {
      await bad(await request.get(path), 401, "not_signed_in");
    }
    const foreign = { origin: "https://other.example", "sec-fetch-site": "cross-site" };
    const login = { email: "nobody@shopper.example", password: "no password" };
    await bad(await request.post("/api/auth/login", { data: login, headers: foreign }), 403, "foreign_origin");
  });

  test("unknown paths and methods with API errors", async ({ request }) => {
    await bad(await request.get("/api/shop/nothing"), 404, "not_found");
    await bad(await request.delete("/api/shop/products/get"), 405, "method_not_allowed");
  });

  test("with its API documentation", async ({ request }) => {
    const { openapi, paths } = await (await request.get("/api/openapi.json")).json();
    expect(openapi).toMatch(/^3\./);
    expect(Object.keys(paths)).toContain("/api/shop/cart/add");
  });
});

test.describe("any shop sends", { tag: "@read" }, () => {
  test("pages with security headers", async ({ request }) => {
    for (const path of ["/shop/home", "/shop/listing?q=red", "/auth/login"]) {
      const headers = (await request.get(path)).headers();
      expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
      expect(headers["x-content-type-options"], path).toBe("nosniff");
      expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
      expect(headers["x-powered-by"], path).toBeUndefined();
    }
  });

  test("pages compressed, and 304 to a browser that has the page", async ({ request }) => {
    // Somebody may change a product that home shows meanwhile.
    await expect(async () => {
      await request.get("/shop/home");
      const first = await request.get("/shop/home", { headers: { "accept-encoding": "gzip" } });
      expect(first.headers()["content-encoding"]).toBe("gzip");
      const { etag } = first.headers();
      expect(etag).toBeTruthy();
      const again = await request.get("/shop/home", { headers: { "if-none-match": String(etag) } });
      expect(again.status()).toBe(304);
    }).toPass();
  });

  test("robots.txt and a sitemap that match", async ({ request }) => {
    const robots = await (await request.get("/robots.txt")).text();
    const sitemap = /^Sitemap: (\S+)$/im.exec(robots)?.[1];
    const read = async (url = "") => (await request.get(new URL(url).pathname)).text();
    const part = /<loc>([^<]+)<\/loc>/.exec(await read(sitemap))?.[1];
    expect(await read(part)).toContain("/shop/product/");
    expect((await request.get("/shop/nothing-here")).status()).toBe(404);
  });
});
