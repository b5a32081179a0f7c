import sharp from "sharp";
import { deleteProduct, newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";

test.describe("search engines and networks", () => {
  test("read title, description, canonical link, picture and structured data of a product page", async ({
    page,
    baseURL,
    database,
  }) => {
    const id = await newProduct(database, { price: 2499, saleprice: 1499, title: "Neel </script> Kurta" });
    const url = `${baseURL}/shop/product/${id}`;
    await page.goto(url);
    const title = `Neel </script> Kurta ${id}`;
    await expect(page).toHaveTitle(`${title} | Vastra`);
    const content = (selector: string) => page.locator(selector).getAttribute("content");
    expect(await content('meta[name="description"]')).toBe("A kurta for tests.");
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(url);
    expect(await content('meta[property="og:title"]')).toBe(title);
    expect(await content('meta[property="og:description"]')).toBe("₹1,499.00 · A kurta for tests.");
    expect(await content('meta[property="product:price:amount"]')).toBe("1499.00");
    expect(await content('meta[property="product:price:currency"]')).toBe("INR");
    expect(await content('meta[name="twitter:data1"]')).toBe("₹1,499.00");
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [product, way] = data.map((text) => JSON.parse(text));
    expect(product).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Product",
      "@id": url,
      name: title,
      image: `${baseURL}/pictures/kurta-offwhite-linen.webp`,
      brand: { "@type": "Brand", name: "Zara" },
      offers: { "@type": "Offer", price: "1499.00", priceCurrency: "INR", availability: "https://schema.org/InStock" },
    });
    expect(way).toMatchObject({ "@type": "BreadcrumbList" });
    expect(way.itemListElement.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3]);
  });

  test("get a landscape JPEG for shared links of product, listing and home", async ({ request, database }) => {
    const product = `/shop/product/${await newProduct(database)}`;
    const seen: string[] = [];
    for (const path of [product, "/shop/listing?category=men", "/shop/listing?category=men,kids", "/shop/home"]) {
      // As a network's robot reads it: without scripts.
      const html = await (await request.get(path)).text();
      const content = (name: string) =>
        new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
      const picture = new URL(content("og:image") ?? "");
      const answer = await request.get(picture.href);
      expect(answer.headers()["content-type"]).toBe("image/jpeg");
      expect(await sharp(await answer.body()).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      expect(content("og:image:width")).toBe("1200");
      expect(content("twitter:card")).toBe("summary_large_image");
      if (path !== product) expect(content("description")).toMatch(/from ₹[\d,]+\.\d\d/);
      seen.push(picture.pathname);
    }
    const own = "/share/pictures/kurta-offwhite-linen.jpg";
    expect(seen).toEqual([own, "/share/men.jpg", "/share/home.jpg", "/share/home.jpg"]);
  });

  test("get no picture that does not exist", async ({ request }) => {
    for (const file of [
      "pictures/none.jpg",
      "pictures/cap-navy.webp",
      "pictures/..%2Ficons%2Ficon-512.jpg",
      "hats.jpg",
    ]) {
      expect((await request.get(`/share/${file}`)).status()).toBe(404);
    }
  });

  test("read one title and canonical link for all orders and pages of a list", async ({ request, baseURL }) => {
    for (const [path, title, canonical] of [
      ["/shop/home", "Vastra: clothes, shoes and accessories", "/shop/home"],
      ["/shop/listing?category=men&sortBy=title_ztoa", "Men | Vastra", "/shop/listing?category=men"],
      ["/shop/listing?brand=h%26m&page=2", "H&amp;M | Vastra", "/shop/listing?brand=h%26m"],
    ]) {
      const html = await (await request.get(path ?? "")).text();
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toContain(`<link rel="canonical" href="${baseURL}${canonical}"/>`);
    }
    const html = await (await request.get("/shop/listing?category=men,women")).text();
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  });

  test("find every page once in the sitemaps, and no deleted product", async ({
    request,
    baseURL,
    database,
    admin,
  }) => {
    const index = await request.get("/sitemap.xml");
    expect(index.headers()["content-type"]).toContain("application/xml");
    const maps = [...(await index.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
    expect(maps).toEqual([`${baseURL}/sitemaps/1.xml`]);
    const read = async () => (await request.get(maps[0] ?? "")).text();
    const id = await newProduct(database);
    const found = [...(await read()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toContain(`${baseURL}/shop/home`);
    expect(found).toContain(`${baseURL}/shop/listing?brand=h%26m`);
    expect(found).toContain(`${baseURL}/shop/product/${id}`);
    await deleteProduct(admin, id);
    expect(await read()).not.toContain(id);
    for (const none of ["/sitemaps/2.xml", "/sitemaps/0.xml", "/sitemaps/1", "/sitemaps/x.xml"]) {
      expect((await request.get(none)).status(), none).toBe(404);
    }
  });

  test("find private pages closed and the sitemap named in robots.txt", async ({ request, baseURL }) => {
    const answer = await request.get("/robots.txt");
    expect(answer.headers()["content-type"]).toContain("text/plain");
    const text = await answer.text();
    for (const path of ["/api/", "/admin/", "/shop/checkout", "/shop/account"])
      expect(text).toContain(`Disallow: ${path}`);
    expect(text).not.toContain("Disallow: /shop/product");
    expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  });
});
