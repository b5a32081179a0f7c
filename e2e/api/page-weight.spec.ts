import { productPath } from "@/lib/catalog/product-path";
import { expect, test } from "../fixtures";
import { good } from "./support/answers";

/**
 * What a page may weigh, uncompressed, in bytes: its HTML, and the data the router fetches for it on a navigation. Most
 * of what a page weighs is what its repeated parts repeat, so a class list that grows on a card shows here. The
 * JavaScript has a budget of its own, in scripts/check/bundle-budget.ts.
 */
const pages = [
  { name: "home", path: "/shop/home", html: 67_000, data: 13_000 },
  { name: "a listing", path: "/shop/listing", html: 88_000, data: 17_000 },
  {
    name: "a listing of several options",
    path: "/shop/listing?category=men,women&brand=nike,puma",
    html: 88_000,
    data: 17_000,
  },
  { name: "a product's page", path: "", html: 60_000, data: 16_000 },
];

for (const { name, path, html, data } of pages) {
  test(`${name} stays within its weight`, async ({ request }) => {
    const list = await good(await request.get("/api/shop/products/get?q=kurta&limit=1"));
    const address = path || productPath(list.data[0]._id);
    const weigh = async (headers: Record<string, string>) => {
      const answer = await request.get(address, { headers });
      expect(answer.status()).toBe(200);
      return { type: answer.headers()["content-type"], bytes: (await answer.body()).length };
    };
    const page = await weigh({});
    expect(page.type).toContain("text/html");
    expect(page.bytes).toBeLessThan(html);
    const navigation = await weigh({ rsc: "1" });
    expect(navigation.type).toContain("text/x-component");
    expect(navigation.bytes).toBeLessThan(data);
  });
}
