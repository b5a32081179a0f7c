import { ObjectId } from "mongodb";
import { indianDay } from "@/lib/dates";
import { uploadRules } from "../../scripts/data/rules/uploads";
import { bad, good } from "../api/support/answers";
import { crowd } from "../api/support/crowd";
import { destination, fill, newProduct, orderCash } from "../api/support/goods";
import { cutOut, isThere, nameIn, uploaded, uploads } from "../api/support/uploads";
import type { Caller } from "../fixtures";
import { expect, test } from "../fixtures";
import { anotherInstance } from "../own-server";
import { storeAddress } from "../shop/support/screens";
import { inOwnShop, rules } from "./support/own-shops";

// What it changes stands on all pages and in all orders.
inOwnShop(rules);

const settingsOf = async (admin: Caller) => good(await admin.request.get("/api/admin/settings/get"));
const send = (admin: Caller, settings: object, seen: number) =>
  admin.request.put("/api/admin/settings/save", { data: { settings, seen } });
/** Saves on top of the newest version. */
const save = async (admin: Caller, settings: object) =>
  good(await send(admin, settings, (await settingsOf(admin)).version));

test("each field refuses what is wrong with it, by its name, and nothing is saved", async ({ admin }) => {
  const { version, settings } = await settingsOf(admin);
  const [first] = settings.banners;
  const always = { ...first, hidden: false, from: null, until: null };
  const fees = { platform: 0, shipping: 0, freeShippingFrom: null };
  const wrong: [settings: object, field: string][] = [
    [{ fees: { ...fees, platform: 10_000.01 } }, "fees.platform"],
    [{ fees: { ...fees, shipping: -1 } }, "fees.shipping"],
    [{ fees: { ...fees, shipping: 1.005 } }, "fees.shipping"],
    [{ fees: { ...fees, freeShippingFrom: 0 } }, "fees.freeShippingFrom"],
    [{ cashLimit: 1_000_001 }, "cashLimit"],
    [{ deliveryDays: 31 }, "deliveryDays"],
    [{ deliveryDays: 1.5 }, "deliveryDays"],
    [{ returnDays: 61 }, "returnDays"],
    [{ shop: { ...settings.shop, gstin: "27AAPFU0939F1ZX" } }, "shop.gstin"],
    [{ shop: { ...settings.shop, legalName: " " } }, "shop.legalName"],
    [{ care: { ...settings.care, email: "care" } }, "care.email"],
    [{ officer: { ...settings.officer, phone: "call me" } }, "officer.phone"],
    [{ stores: Array(51).fill(settings.stores[0]) }, "stores"],
    [{ stores: [{ ...settings.stores[0], pincode: "12345" }] }, "stores.0.pincode"],
    [{ social: [{ label: "X", href: "javascript:alert(1)" }] }, "social.0.href"],
    [{ announcement: { text: "Hello", address: "https://elsewhere.example" } }, "announcement.address"],
    [{ announcement: { text: "Hello", address: "/shop/../admin" } }, "announcement.address"],
    [{ banners: [] }, "banners"],
    [{ banners: [{ ...first, hidden: true }] }, "banners"],
    [{ banners: [{ ...first, from: "2026-11-30" }] }, "banners"],
    [{ banners: Array.from({ length: 9 }, (_, at) => ({ ...first, id: `b${at}` })) }, "banners"],
    [{ banners: [always, { ...first, id: "x", from: "2026-02-30" }] }, "banners.1.from"],
    [{ banners: [always, { ...first, id: "x", from: "2026-12-02", until: "2026-12-01" }] }, "banners.1.until"],
    [{ banners: [{ ...first, heading: "one\ntwo\nthree" }] }, "banners.0.heading"],
    [{ banners: [{ ...first, pictures: ["https://elsewhere.example/a.webp"] }] }, "banners.0.pictures.0"],
    [{ banners: [{ ...first, button: { label: "Go", address: "//elsewhere.example" } }] }, "banners.0.button.address"],
    [{ law: { ...settings.law, origin: "India" } }, "law.origin"],
  ];
  for (const [changes, field] of wrong)
    await bad(await send(admin, changes, version), 422, "invalid", `settings.${field}`);
  await bad(await admin.request.put("/api/admin/settings/save", { data: { settings: {} } }), 422, "invalid", "seen");
  expect(await settingsOf(admin)).toMatchObject({ version, settings });
});

test("a change makes a version with its admin, is logged, and an earlier version can be restored", async ({
  admin,
}) => {
  const before = await settingsOf(admin);
  const saved = await save(admin, { returnDays: 14, cashLimit: 20_000 });
  expect(saved).toMatchObject({
    version: before.version + 1,
    by: `${admin.username} (${admin.email})`,
    settings: { ...before.settings, returnDays: 14, cashLimit: 20_000 },
  });
  // The same again changes nothing.
  expect(await save(admin, { returnDays: 14 })).toMatchObject({ version: saved.version });
  const stale = await bad(await send(admin, { returnDays: 30 }, before.version), 409, "stale");
  expect(stale).toMatchObject({ version: saved.version, settings: saved.settings });

  const { entries } = await good(await admin.request.get("/api/admin/log/get?kind=settings&limit=1"));
  expect(entries[0]).toMatchObject({ before: { returnDays: before.settings.returnDays }, after: { returnDays: 14 } });

  const restore = (data: object) => admin.request.post("/api/admin/settings/restore", { data });
  await bad(await restore({ version: 9_999, seen: saved.version }), 404, "not_found");
  await bad(await restore({ version: before.version, seen: before.version }), 409, "stale");
  const restored = await good(await restore({ version: before.version, seen: saved.version }));
  expect(restored).toMatchObject({ version: saved.version + 1, settings: before.settings });
  const { versions, total } = await good(await admin.request.get("/api/admin/settings/versions?limit=2"));
  expect(versions).toMatchObject([
    { version: restored.version, changed: ["returnDays", "cashLimit"] },
    { version: saved.version, changed: ["returnDays", "cashLimit"] },
  ]);
  expect(total).toBe(restored.version);
});

test("of two admins who save at once, one is told so and gets what the other saved", async ({ admin, people }) => {
  const other = await people.admin();
  const { version } = await settingsOf(admin);
  const answers = await Promise.all([
    send(admin, { announcement: { text: "Orders before noon leave today", address: "" } }, version),
    send(other, { announcement: { text: "We are on holiday", address: "" } }, version),
  ]);
  expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 409]);
  const lost = answers.find((answer) => answer.status() === 409);
  expect(await lost?.json()).toMatchObject({ code: "stale", version: version + 1 });
  expect((await settingsOf(admin)).version).toBe(version + 1);
});

test("fees, days and the cash limit hold for carts, orders and cached pages, on all instances", async ({
  admin,
  shopper,
  database,
  request,
}) => {
  const other = await anotherInstance();
  const productId = await newProduct(database, { price: 1_000, stock: 50 });
  const page = async (url = "") => (await request.get(`${url}/shop/product/${productId}`)).text();
  await page();
  await page(other.url);
  await fill(shopper, productId, 2);
  const cart = () => shopper.request.get(`/api/shop/cart/get/${shopper.id}`).then((answer) => good(answer));
  const seen = await cart();
  await save(admin, {
    fees: { platform: 20, shipping: 80, freeShippingFrom: 2_000.01 },
    deliveryDays: 9,
    returnDays: 21,
    cashLimit: 2_100,
  });
  expect(await cart()).toMatchObject({ platformFee: 20, shippingFee: 80, totalAmount: 2_100 });
  expect(await page()).toContain("shipping ₹80.00 (free from ₹2,000.01)");
  await expect.poll(() => page(other.url)).toContain("Get it within 9 days");
  const config = await good(await request.get(`${other.url}/api/shop/config`));
  expect(config).toMatchObject({ cashLimit: 2_100, deliveryDays: 9, returnDays: 21, fees: { shipping: 80 } });

  const data = { addressInfo: destination, totalAmount: seen.totalAmount };
  const refused = await bad(await shopper.request.post("/api/shop/order/createCOD", { data }), 409, "total_changed");
  expect(refused).toMatchObject({ platformFee: 20, shippingFee: 80, totalAmount: 2_100 });
  const { orderId } = await orderCash(shopper);
  const order = await database.collection("orders").findOne({ _id: new ObjectId(String(orderId)) });
  expect(order).toMatchObject({ platformFee: 2_000, shippingFee: 8_000, totalAmount: 210_000, returnDays: 21 });

  // Equal counts as reached, and an empty cart has no fees.
  await save(admin, { fees: { platform: 0, shipping: 80, freeShippingFrom: 2_000 } });
  expect(await cart()).toMatchObject({ platformFee: null, shippingFee: null, totalAmount: null });
  await fill(shopper, productId, 2);
  expect(await cart()).toMatchObject({ platformFee: 0, shippingFee: 0, totalAmount: 2_000 });
  await save(admin, { cashLimit: 1_999.99 });
  await bad(
    await shopper.request.post("/api/shop/order/createCOD", { data: { addressInfo: destination } }),
    409,
    "limit_reached",
  );
});

test("an instance without a change stream answers with the newest settings all the same", async ({
  admin,
  request,
}) => {
  const plain = await anotherInstance({ isPlain: true });
  for (const deliveryDays of [11, 12, 5]) {
    await save(admin, { deliveryDays });
    expect(await good(await request.get(`${plain.url}/api/shop/config`))).toMatchObject({ deliveryDays });
  }
});

test("orders in flight while fees change have those of one version, never a mixture", async ({
  admin,
  database,
  shop,
}) => {
  test.setTimeout(120_000);
  await save(admin, { cashLimit: 1_000_000 });
  const productId = await newProduct(database, { price: 100, stock: 500 });
  const versions = [1, 2, 3, 4, 5, 6].map((step) => ({
    fees: { platform: step, shipping: step * 10, freeShippingFrom: null },
    deliveryDays: step,
    returnDays: step + 20,
  }));
  const first = versions[0] ?? {};
  await save(admin, first);
  const buyers = await crowd(database, shop.url, 24);
  const began = new Date();
  let isOver = false;
  let onChanged = () => {};
  const changed = new Promise<void>((resolve) => {
    onChanged = resolve;
  });
  const changing = (async () => {
    for (let at = 1; !isOver; at++) {
      await save(admin, versions[at % versions.length] ?? {});
      onChanged();
    }
  })();
  const placed = await Promise.all(
    buyers.map(async (buyer, at) => {
      if (at % 2 === 1) await changed;
      await buyer.call("POST", "/api/shop/cart/add", { productId });
      return buyer.call("POST", "/api/shop/order/createCOD", { addressInfo: destination });
    }),
  );
  isOver = true;
  await changing;
  expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 201));
  const orders = await database
    .collection("orders")
    .find({ orderDate: { $gte: began } })
    .toArray();
  expect(orders).toHaveLength(buyers.length);
  for (const { platformFee, shippingFee, totalAmount, returnDays } of orders) {
    const step = platformFee / 100;
    expect({ shippingFee, totalAmount, returnDays }).toEqual({
      shippingFee: step * 1_000,
      totalAmount: 10_000 + step * 1_100,
      returnDays: step + 20,
    });
  }
  expect(new Set(orders.map(({ platformFee }) => platformFee)).size, "some had other fees").toBeGreaterThan(1);
});

test("a hold, a repeated key and a payment that is opened again keep the fees of their order", async ({
  admin,
  shopper,
  database,
}) => {
  const { settings } = await settingsOf(admin);
  await save(admin, { fees: { platform: 10, shipping: 20, freeShippingFrom: null } });
  await fill(shopper, await newProduct(database, { price: 1_000 }));
  const create = (key: string) =>
    shopper.request.post("/api/shop/order/create", {
      data: { addressInfo: destination },
      headers: { "idempotency-key": key },
    });
  const held = await good(await create("first"), 201);
  expect(held.amount).toBe(103_000);
  await save(admin, { fees: { platform: 0, shipping: 80, freeShippingFrom: null } });
  expect(await good(await create("first"))).toMatchObject({ orderId: held.orderId, amount: 103_000 });
  const { orderId } = held;
  const opened = await good(await shopper.request.post("/api/shop/order/pay", { data: { orderId } }));
  expect(opened).toMatchObject({ orderId, amount: 103_000 });
  expect((await good(await create("second"), 201)).amount).toBe(108_000);
  await save(admin, { fees: settings.fees });
});

test("an uploaded picture of a banner is counted once for each version that shows it", async ({ admin, database }) => {
  const { settings } = await settingsOf(admin);
  const picture = await uploaded(admin, "imageFile");
  const references = async () => (await uploads(database).findOne({ _id: nameIn(picture) }))?.references ?? 0;
  const banners = [{ ...settings.banners[0], pictures: [picture] }, ...settings.banners.slice(1)];
  const { version } = await save(admin, { banners });
  expect(await references()).toBe(1);
  await save(admin, { banners: settings.banners });
  expect(await references(), "the version that shows it can be restored").toBe(1);
  const seen = version + 1;
  await good(await admin.request.post("/api/admin/settings/restore", { data: { version, seen } }));
  expect(await references()).toBe(2);
  await save(admin, { banners: settings.banners });
  for (const { broken } of uploadRules) {
    expect(
      await uploads(database)
        .aggregate([...broken, { $match: { _id: nameIn(picture) } }])
        .toArray(),
    ).toEqual([]);
  }
});

test("what was uploaded with a clear ground hangs from a banner's line, other pictures get a frame", async ({
  admin,
  page,
}) => {
  const { settings } = await settingsOf(admin);
  const [clear, framed] = [await uploaded(admin, "imageFile", cutOut()), await uploaded(admin, "imageFile")];
  expect([clear, framed].map((url) => url.endsWith("#cut-out"))).toEqual([true, false]);
  expect(await isThere(admin, clear)).toBe(true);
  await save(admin, { banners: [{ ...settings.banners[0], pictures: [clear, framed] }] });
  await page.goto("/shop/home");
  const shown = (look: string) => page.getByRole("region", { name: "Banners" }).locator(`.${look} img`);
  for (const [look, picture] of [
    ["banner-hung", clear],
    ["banner-framed", framed],
  ] as const) {
    await expect(shown(look)).toHaveCount(1);
    await expect(shown(look)).toHaveAttribute("src", new RegExp(nameIn(picture)));
  }
  await save(admin, { banners: settings.banners });
});

test("an invoice names the seller of the settings when its number is taken", async ({ admin, shopper, database }) => {
  await save(admin, { cashLimit: 1_000_000 });
  await fill(shopper, await newProduct(database));
  const { orderId } = await orderCash(shopper);
  const { settings } = await settingsOf(admin);
  await save(admin, { shop: { ...settings.shop, legalName: "Loom and Thread LLP", gstin: "27AAPFU0939F1ZV" } });
  const data = { orderId, orderStatus: "Shipped" };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data }));
  await save(admin, { shop: settings.shop });
  const document = await database.collection("orderdocuments").findOne({ "seller.name": "Loom and Thread LLP" });
  expect(document?.seller).toMatchObject({ gstin: "27AAPFU0939F1ZV", state: { code: "27" } });
});

test("home shows the banners of the day, one alone without buttons, and the announcement stands above the header", async ({
  admin,
  page,
}) => {
  const { settings } = await settingsOf(admin);
  const [women, men, footwear] = settings.banners;
  const today = indianDay(new Date());
  const banners = [
    { ...women, heading: "Diwali", button: { label: "See the offers", address: "/shop/listing?discount=20" } },
    { ...men, from: today, until: today },
    { ...footwear, until: "2026-01-01" },
  ];
  await page.goto("/shop/home");
  await expect(page.getByRole("group", { name: "1 of 5" })).toBeVisible();
  await save(admin, {
    banners,
    announcement: { text: "Orders before noon leave today", address: "/shop/help/delivery" },
  });
  await page.goto("/shop/home");
  const shown = page.getByRole("group", { name: "1 of 2" });
  await expect(shown.getByRole("heading", { name: "Diwali" })).toBeVisible();
  await expect(shown.getByRole("link", { name: "See the offers" })).toHaveAttribute(
    "href",
    "/shop/listing?discount=20",
  );
  await expect(page.getByRole("button", { name: "Next banner" })).toBeVisible();
  await page.getByRole("link", { name: "Orders before noon leave today" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Delivery and fees" })).toBeVisible();

  await save(admin, { banners: banners.slice(0, 1), announcement: { text: "We are on holiday", address: "" } });
  await page.goto("/shop/home");
  await expect(page.getByRole("group", { name: "1 of 1" })).toBeVisible();
  await expect(page.getByText("We are on holiday")).toBeVisible();
  await expect(page.getByRole("region", { name: "Banners" }).getByRole("button")).toHaveCount(0);
  await save(admin, { banners: settings.banners, announcement: settings.announcement });
});

test("a shopper who orders after a fee has changed is told what it is now", async ({
  admin,
  page,
  shopper,
  database,
  openAs,
}) => {
  const { settings } = await settingsOf(admin);
  await storeAddress(shopper);
  await openAs(shopper);
  await fill(shopper, await newProduct(database, { price: 1_000 }));
  await page.goto("/shop/checkout?step=payment");
  await expect(page.getByText(`Sold by ${settings.shop.legalName}.`)).toBeVisible();
  const returns = page.getByRole("complementary").getByRole("link", { name: /Return or exchange within/ });
  await expect(returns).toHaveAttribute("href", "/shop/help/returns");
  await expect(page.getByRole("button", { name: "Pay On Delivery" })).toBeEnabled();
  await save(admin, { fees: { platform: 0, shipping: 81, freeShippingFrom: null }, cashLimit: 1_000_000 });
  await page.getByRole("button", { name: "Pay On Delivery" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Fees changed since you saw them" });
  await expect(notice).toContainText("Shipping is now ₹81.00.");
  await expect(notice).toContainText("The platform fee is now free.");
  await expect(page.getByRole("complementary")).toContainText("₹1,081.00");
  await save(admin, { fees: settings.fees, cashLimit: settings.cashLimit });
});
