import { mkdirSync } from "node:fs";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { installedBrowser } from "../check/browser";
import { inRoot } from "../lib/folders.mjs";
import { say } from "../lib/progress.mjs";
import { supervise } from "../lib/supervise";
import type { Account } from "../seed/accounts";
import { readDemoFile } from "../shop/demo-file";

const viewport = { width: 1280, height: 800 };
/** The width of the committed pictures, in px. */
const width = 960;

const destination = {
  name: "Asha",
  address: "12 Silver Oak, Indiranagar",
  city: "Bangalore",
  state: "Karnataka",
  phone: "9845011223",
  pincode: "560038",
  addressType: "home",
};

/** Sends a call as the browser's person. @throws Error when it is refused */
async function call(context: BrowserContext, path: string, data?: object) {
  const answer = data ? await context.request.post(path, { data }) : await context.request.get(path);
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

async function save(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top } = image.getBoundingClientRect();
      return top > window.innerHeight || (image.complete && image.naturalWidth > 0);
    }),
  );
  const folder = inRoot("docs", "screenshots");
  mkdirSync(folder, { recursive: true });
  await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: 80 })
    .toFile(`${folder}/${name}.webp`);
  say(`  docs/screenshots/${name}.webp`);
}

/** Fills the shopper's cart with two products and stores an address, unless the demo has them already. */
async function prepareCheckout(context: BrowserContext, account: Account): Promise<string> {
  const { user } = await call(context, "/api/auth/login", account);
  const { data } = await call(context, "/api/shop/products/get?category=women&limit=4");
  const cart = await call(context, `/api/shop/cart/get/${user.id}`);
  for (const { _id } of cart.data.length > 0 ? [] : data.slice(0, 2)) {
    await call(context, "/api/shop/cart/add", { productId: _id, quantity: 1 });
  }
  const addresses = await call(context, `/api/shop/address/get/${user.id}`);
  if (addresses.data.length === 0) await call(context, "/api/shop/address/add", destination);
  return data[2]._id;
}

/** `npm run screenshots`: takes the README's pictures of the running demo. */
await supervise({ scope: "screenshots", command: "npm run screenshots" }, async ({ finish }) => {
  const { url, accounts } = readDemoFile();
  const { shopper, admin } = accounts;
  if (!shopper || !admin)
    throw new Error("The demo's accounts have other passwords now: delete .data and start it again.");
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: ["--no-sandbox"] });
  try {
    const open = () => browser.newContext({ baseURL: url, viewport, deviceScaleFactor: 1.5, reducedMotion: "reduce" });
    const shopping = await open();
    const page = await shopping.newPage();
    await page.goto("/shop/home");
    await save(page, "home");
    const product = await prepareCheckout(shopping, shopper);
    await page.goto(`/shop/product/${product}`);
    await save(page, "product");
    await page.goto("/shop/checkout");
    await save(page, "checkout");
    const managing = await open();
    await call(managing, "/api/auth/login", admin);
    const desk = await managing.newPage();
    await desk.goto("/admin/products");
    await desk.getByText("in stock").first().waitFor();
    await save(desk, "admin");
  } finally {
    await browser.close();
  }
  await finish(0);
});
