import { editProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { inOwnShop, rules } from "./support/own-shops";

inOwnShop(rules);

test("rows of home hide where too few products are left, and show what has come to sell", async ({
  page,
  admin,
  database,
}) => {
  const products = database.collection("products");
  const headings = async () => {
    await page.goto("/shop/home");
    return page.locator("main").getByRole("heading", { level: 2 }).allInnerTexts();
  };
  expect(await headings()).toContain("Wedding season");
  expect(await headings()).not.toContain("Popular this month");

  const wedding = await products.find({ "facts.occasion": "wedding", inStock: true }).toArray();
  expect(wedding.length).toBeGreaterThan(4);
  const gone = { _id: { $in: wedding.slice(3).map(({ _id }) => _id) } };
  await products.updateMany(gone, { $set: { live: false } });
  // Too dear for the row of small prices.
  const dear = { "facts.occasion": "office", inStock: true, pays: { $gt: 200_000 } };
  const sold = await products.find(dear).limit(14).toArray();
  for (const [at, { _id }] of sold.entries()) await products.updateOne({ _id }, { $set: { popularity: 40 + at } });
  // An admin's change of another product, as the counting each night, has home rendered anew.
  await editProduct(admin, String(sold[0]?._id), { seller: "Another seller" });

  await expect.poll(headings).toContain("Popular this month");
  expect(await headings()).toContain("Festive days");
  expect(await headings()).not.toContain("Wedding season");
  const popular = page.getByRole("region", { name: "Popular this month" }).locator(".row-title");
  const shown = await popular.allInnerTexts();
  const best = sold.map(({ title }) => title).reverse();
  expect(shown).toHaveLength(6);
  expect(shown).toEqual(best.filter((title) => shown.includes(title)));
  // The tests after this one find the shop as it was.
  for (const { _id, seller, popularity } of sold) await products.updateOne({ _id }, { $set: { seller, popularity } });
  await products.updateMany(gone, { $set: { live: true } });
});
