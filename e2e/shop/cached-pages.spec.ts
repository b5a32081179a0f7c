import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { formatRupees } from "@/lib/money";
import { good } from "../api/support/answers";
import { addListed, deleteProduct, editProduct, fill, newProduct, orderCash } from "../api/support/goods";
import { expect, test } from "../fixtures";

test.describe("cached pages", () => {
  // One after the other: what one changes, another expects to stay cached.
  test.describe.configure({ mode: "default" });

  async function open(request: APIRequestContext, path: string) {
    const answer = await request.get(path);
    return { status: answer.status(), cache: answer.headers()["x-nextjs-cache"], html: await answer.text() };
  }

  test("are the same for everybody, and come from the cache from the second request on", async ({
    request,
    shopper,
    database,
  }) => {
    const product = `/shop/product/${await newProduct(database)}`;
    expect((await open(request, product)).cache).toBe("MISS");
    for (const path of [
      "/shop/home",
      "/shop/listing?category=kids&sortBy=title_ztoa",
      "/shop/listing?brand=h%26m",
      product,
    ]) {
      await open(request, path);
      // Tests beside this one change products of home and lists: looked at again then.
      await expect(async () => {
        expect((await open(request, path)).cache).toBe("HIT");
        const [guest, signedIn] = [await open(request, path), await open(shopper.request, path)];
        expect(signedIn.html).toBe(guest.html);
        // A CDN is not told of a new price: it has to ask each time.
        const headers = (await request.get(path)).headers();
        expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
        const again = await request.get(path, { headers: { "if-none-match": headers.etag ?? "" } });
        expect(again.status()).toBe(304);
      }).toPass({ timeout: 15_000 });
    }
  });

  test("an admin's edit is in the next answer of the product and of every list", async ({ request, admin }) => {
    // One on home, whose place in the lists, which other tests compare, goes by its sale price.
    const { data } = await good(await request.get("/api/shop/products/get?sortBy=title_atoz&limit=8"));
    const { _id, category, brand, price } = data.find(({ saleprice }: { saleprice: number }) => saleprice > 0);
    const list = `/shop/listing?category=${category}&brand=${encodeURIComponent(brand)}`;
    const paths = [`/shop/product/${_id}`, "/shop/home", "/shop/listing?sortBy=title_atoz", list];
    for (const path of paths) await open(request, path);
    const changed = price + 1234.56;
    await editProduct(admin, _id, { price: changed });
    try {
      for (const path of paths) expect((await open(request, path)).html, path).toContain(formatRupees(changed));
    } finally {
      await editProduct(admin, _id, { price });
    }
    for (const path of paths) expect((await open(request, path)).html, path).not.toContain(formatRupees(changed));
  });

  test("a size that sells out is struck through in the next answer, until an order is cancelled", async ({
    request,
    shopper,
    database,
  }) => {
    const id = await newProduct(database, { stockBySize: { s: 9, m: 1 } });
    const soldOut = async () => (await open(request, `/shop/product/${id}`)).html.includes(", sold out");
    expect(await soldOut()).toBe(false);
    await fill(shopper, id, 1, "m");
    const { orderId } = await orderCash(shopper);
    expect(await soldOut()).toBe(true);
    await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId } }));
    expect(await soldOut()).toBe(false);
  });

  test("a product that is added or deleted changes the next answer of the lists", async ({ request, admin }) => {
    const list = "/shop/listing?category=footwear&brand=adidas";
    await open(request, list);
    const title = `Kept Shoe ${randomUUID()}`;
    const { _id } = await addListed(admin, { title });
    expect((await open(request, list)).html).toContain(title);
    expect((await open(request, `/shop/product/${_id}`)).status).toBe(200);
    await deleteProduct(admin, _id);
    expect((await open(request, list)).html).not.toContain(title);
    expect((await open(request, `/shop/product/${_id}`)).status).toBe(404);
  });

  test("a sale that leaves 5 or none is in the next answer; other sales keep the cached page", async ({
    request,
    shopper,
    admin,
  }) => {
    // Unlike the products of other tests, whose changes would make its page anew if they were among the similar ones.
    const unlike = { title: `Brogue ${randomUUID()}`, description: "Calf leather.", price: 6_000 };
    const { _id } = await addListed(admin, { ...unlike, stock: 7 });
    const path = `/shop/product/${_id}`;
    const buy = async (pieces: number) => {
      await fill(shopper, _id, pieces);
      await orderCash(shopper);
      return open(request, path);
    };
    expect((await open(request, path)).html).toContain("schema.org/InStock");
    await expect.poll(async () => (await open(request, path)).cache).toBe("HIT");
    const six = await buy(1);
    expect(six.cache).toBe("HIT");
    const four = await buy(2);
    expect(four.cache).not.toBe("HIT");
    expect(four.html).toContain("schema.org/LimitedAvailability");
    expect(four.html).not.toContain("Only 4 left");
    expect((await buy(1)).cache).toBe("HIT");
    const none = await buy(3);
    expect(none.html).toContain("schema.org/OutOfStock");
    const list = await open(request, "/shop/listing?category=footwear&brand=adidas&sortBy=price_hightolow");
    expect(list.html.split("<article").find((card) => card.includes(unlike.title))).toContain("Out of Stock");
    await deleteProduct(admin, _id);
  });

  test("unknown paths answer 404 to guests and shoppers", async ({ request, shopper }) => {
    const paths = [
      "/shop/xyz",
      "/shop/cached",
      "/shop/cached/home/first",
      "/shop/cached/listing/men/~/~/~",
      "/shop/product/xyz",
      "/shop/product/000000000000000000000000",
      "/shop/product",
    ];
    for (const path of paths) {
      for (const somebody of [request, shopper.request]) {
        const { status, html } = await open(somebody, path);
        expect(status, path).toBe(404);
        expect(html).toContain("Oops! Page doesn");
      }
    }
  });

  test("a product's page has one address: its id in capitals answers 404", async ({ request, database }) => {
    const id = await newProduct(database);
    expect((await open(request, `/shop/product/${id}`)).status).toBe(200);
    for (const other of [id.toUpperCase(), id.replace(/[a-f]/, (letter) => letter.toUpperCase())]) {
      expect(await open(request, `/shop/product/${other}`)).toMatchObject({ status: 404 });
    }
  });

  test("pages of products that do not exist are not cached", async ({ request }) => {
    for (let number = 0; number < 5; number++) {
      const path = `/shop/product/${number.toString(16).padStart(24, "0")}`;
      expect((await open(request, path)).cache).not.toBe("HIT");
      expect(await open(request, path)).toMatchObject({ status: 404, cache: expect.not.stringMatching("HIT") });
    }
  });

  test("an address may end with a slash, and the root leads home", async ({ request }) => {
    expect((await open(request, "/shop/home/")).status).toBe(200);
    expect((await open(request, "/shop/listing/?category=men")).html).toContain("All Products");
    const answer = await request.get("/", { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toBe("/shop/home");
  });

  test("every answer carries the security headers", async ({ request }) => {
    for (const path of ["/shop/home", "/shop/xyz", "/api/shop/products/get?limit=1", "/auth/login"]) {
      const headers = (await request.get(path)).headers();
      expect(headers["content-security-policy"], path).toContain("object-src 'none'");
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
      expect(headers["x-powered-by"]).toBeUndefined();
    }
  });
});
