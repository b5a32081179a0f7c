import { good } from "../api/support/answers";
import { newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { hold } from "./support/hold";

test("buttons that are pressed before the scripts have loaded do what they are for, each once", async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  const productId = await newProduct(database, { size: ["m", "l"], stock: 9 });
  await openAs(shopper);
  const { release } = await hold(page, "**/_next/static/**/*.js*");
  await page.goto(`/shop/product/${productId}`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "L", exact: true }).click();
  const add = page.getByRole("button", { name: "Add to Cart", exact: true });
  for (let presses = 0; presses < 3; presses++) await add.click();
  release();
  const badge = page.getByRole("banner").getByRole("button", { name: /^Cart/ });
  await expect(badge).toHaveAccessibleName(/1/);
  await add.click();
  await expect(badge).toHaveAccessibleName(/2/);
  const { data } = await good(await shopper.request.get(`/api/shop/cart/get/${shopper.id}`));
  expect(data).toMatchObject([{ productId, size: "l", quantity: 2 }]);
});
