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

test("a button that is pressed while a part of the scripts is missing does what it is for, once", async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  const productId = await newProduct(database, { size: [], stock: 9 });
  const path = `/shop/product/${productId}`;
  await openAs(shopper);
  const html = await (await page.request.get(path)).text();
  const scripts = [...new Set(html.match(/\/_next\/static\/[^"\\]+\.js[^"\\]*/g))];
  const texts = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
  const missing = scripts[texts.findIndex((text) => text.includes('"Add to Cart"'))];
  expect(missing, "the script with the button").toBeDefined();
  const { release, count } = await hold(page, `**${missing}`);
  await page.goto(path, { waitUntil: "commit" });
  // React listens, but drops what it hears.
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("_reactListening")));
  expect(count()).toBe(1);
  const add = page.getByRole("button", { name: "Add to Cart", exact: true });
  await add.click();
  release();
  const badge = page.getByRole("banner").getByRole("button", { name: /^Cart/ });
  await expect(badge).toHaveAccessibleName(/1/);
  await add.click();
  await expect(badge).toHaveAccessibleName(/2/);
});

test("buttons that are pressed early come in their order, before whatever is pressed as soon as the page reacts", async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  const productId = await newProduct(database, { size: ["m", "l"], stock: 9 });
  await openAs(shopper);
  await page.addInitScript(() => {
    const heard: string[] = [];
    document.addEventListener("click", ({ target }) => heard.push((target as Element).textContent), true);
    let presses: unknown;
    Object.defineProperty(window, "presses", {
      get: () => presses,
      set(value) {
        presses = value;
        if (value === false) setTimeout(() => document.querySelector<HTMLElement>("[data-next]")?.click());
      },
    });
    Object.assign(window, { heard });
  });
  const { release } = await hold(page, "**/_next/static/**/*.js*");
  await page.goto(`/shop/product/${productId}`, { waitUntil: "commit" });
  const size = (name: string) => page.getByRole("button", { name, exact: true });
  const add = page.getByRole("button", { name: "Add to Cart", exact: true });
  await add.evaluate((button) => button.setAttribute("data-next", ""));
  await size("M").click();
  await size("L").click();
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(await heard()).toEqual([]);
  release();
  await expect.poll(heard).toEqual(["M", "L", expect.stringMatching(/^Add to Cart/)]);
  const cart = async () => (await good(await shopper.request.get(`/api/shop/cart/get/${shopper.id}`))).data;
  await expect.poll(cart).toMatchObject([{ productId, size: "l", quantity: 1 }]);
});

test("a tab that is pressed before the scripts have loaded is opened", async ({ page, shopper, openAs }) => {
  await openAs(shopper);
  const { release } = await hold(page, "**/_next/static/**/*.js*");
  await page.goto("/shop/account", { waitUntil: "commit" });
  const tab = page.getByRole("tab", { name: "Address" });
  await tab.click();
  release();
  await expect(tab).toHaveAttribute("aria-selected", "true");
});
