import { good } from "../api/support/answers";
import { addListed, deleteProduct, destination } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { storeAddress } from "./support/screens";
import { notWhole } from "./support/whole";

const categories = ["Men", "Women", "Kids", "Accessories", "Footwear"];

test("an unknown page and a product that is gone offer the search, the categories and popular products", {
  tag: "@widths",
}, async ({ page, admin }) => {
  const { _id } = await addListed(admin, {});
  await deleteProduct(admin, _id);
  for (const path of ["/nowhere", `/shop/product/${_id}`]) {
    expect((await page.goto(path))?.status()).toBe(404);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Oops! Page doesn't exist." })).toBeVisible();
    await expect(main.getByRole("link", { name: "Go to Home" })).toBeVisible();
    await expect(main.getByRole("list", { name: "Categories" }).getByRole("link")).toHaveText(categories);
    await expect(main.getByRole("region", { name: "Popular products" }).getByRole("article").first()).toBeVisible();
    await expect.poll(() => page.evaluate(notWhole)).toEqual([]);
  }
  await page.getByRole("main").getByRole("combobox", { name: "Search products" }).fill("kurta");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shop/listing?q=kurta");
});

test("each store has a way to it", async ({ page }) => {
  await page.goto("/nowhere");
  await page.getByRole("contentinfo").getByRole("button", { name: "Offline Stores" }).click();
  const store = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Kanpur" });
  await expect(store.getByRole("link", { name: "Directions to our store in Kanpur" })).toHaveAttribute(
    "href",
    "https://www.google.com/maps/dir/?api=1&destination=26.4499,80.3319",
  );
});

test("the account shows what the default address knows, until the profile says otherwise", async ({
  page,
  shopper,
  openAs,
}) => {
  await storeAddress(shopper, { name: "Meera Krishnan", address: destination.address });
  await openAs(shopper);
  await page.goto("/shop/account");
  const fact = (label: string) => page.getByRole("term").filter({ hasText: label }).locator("+ dd");
  await expect(fact("Full Name")).toHaveText("Meera Krishnanfrom your default address");
  await expect(fact("Mobile Number")).toHaveText("+91 98450 11223from your default address");
  await expect(fact("Default Address")).toHaveText("12 Silver Oak Residency, Bengaluru, Karnataka 560038");
  await expect(fact("Email")).toHaveText(shopper.email);
  const data = { fullname: "Meera Nair" };
  await good(await shopper.request.put(`/api/shop/profile/edit/${shopper.id}`, { data }));
  await page.reload();
  await expect(fact("Full Name")).toHaveText("Meera Nair");
});
