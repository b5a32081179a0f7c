import { randomUUID } from "node:crypto";
import { request as requests } from "@playwright/test";
import { addListed, deleteProduct, editProduct, fill, orderCash } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { anotherInstance } from "../own-server";
import { inOwnShop, undisturbed } from "./support/own-shops";

// It counts all products of a category.
inOwnShop(undisturbed);

const path = "/api/shop/products/get";

test("another instance answers with the new stock, title and number of products after each change", async ({
  admin,
  shopper,
}) => {
  const other = await anotherInstance();
  const guest = await requests.newContext({ baseURL: other.url });
  try {
    const sitemap = await guest.get("/sitemaps/1.xml");
    expect(await sitemap.text(), "the first call of an instance").toContain("/shop/listing?category=women<");
    const total = async () => (await (await guest.get(`${path}?category=footwear&limit=1`)).json()).total;
    const before = await total();
    const { _id } = await addListed(admin, { title: `Other Testpiece ${randomUUID()}`, stock: 9 });
    await expect.poll(total).toBe(before + 1);
    const product = async () => (await guest.get(`${path}/${_id}`)).json();
    const ask = async () => {
      for (let times = 0; times < 3; times++) await product();
    };
    await ask();
    await fill(shopper, _id, 2);
    await orderCash(shopper);
    await expect.poll(async () => (await product()).data.stock).toBe(7);
    await ask();
    await editProduct(admin, _id, { title: "Renamed Testpiece" });
    await expect.poll(async () => (await product()).data.title).toBe("Renamed Testpiece");
    await ask();
    await deleteProduct(admin, _id);
    await expect.poll(async () => (await product()).code).toBe("not_found");
    await expect.poll(total).toBe(before);
  } finally {
    await guest.dispose();
  }
});
