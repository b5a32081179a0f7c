import { type Db, ObjectId } from "mongodb";
import { arrivalOfNewOrder } from "../../lib/order/arrival";
import { bad, good } from "../api/support/answers";
import { addListed, fill, orderCash } from "../api/support/goods";
import { mailTo } from "../api/support/mailbox";
import { expect, test } from "../fixtures";
import { withProviders } from "./support/own-shops";

// Its tests change the lists of the catalogue, and read a mail.
test.use({ ownShop: withProviders });

/** Changes the stored lists as another instance of the shop would. */
async function changeList(database: Db, list: string, change: (entries: Entry[]) => void): Promise<void> {
  const lists = database.collection<{ _id: string; entries: Entry[] }>("cataloguelists");
  const before = (await lists.findOne({ _id: list }))?.entries ?? [];
  const store = async (entries: Entry[]) => {
    await lists.updateOne({ _id: list }, { $set: { entries }, $inc: { version: 1 } });
  };
  undo.push(() => store(before));
  const entries = structuredClone(before);
  change(entries);
  await store(entries);
}

/** What brings the lists back for the tests after. */
const undo: (() => Promise<void>)[] = [];

test.afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one();
});

interface Entry {
  id: string;
  label: string;
  hidden: boolean;
  sizes?: Entry[];
  options?: Entry[];
}

const entryOf = (entries: Entry[] | undefined, id: string): Entry => {
  const entry = entries?.find((one) => one.id === id);
  if (!entry) throw new Error(`No entry ${id}`);
  return entry;
};

test("lists filter and count by kind, audience and facts, whatever is asked for", async ({
  admin,
  database,
  people,
}) => {
  const guest = await people.guest();
  /** No other product costs that. */
  const price = 77_123;
  const heels = { price, category: "footwear", kind: "heels", audience: "women", size: ["uk-4"] };
  const made = [
    await addListed(admin, { ...heels, facts: { "upper-material": "suede" } }),
    await addListed(admin, { ...heels, facts: { "upper-material": "leather" } }),
    await addListed(admin, { price, category: "footwear", kind: "loafers", size: ["uk-4"] }),
  ].map(({ _id }) => _id);
  const list = (query: string) => guest.get(`/api/shop/products/get?minPrice=${price}&maxPrice=${price}&${query}`);
  const found = async (query: string) => {
    const { data } = await good(await list(query));
    return data.map(({ _id }: { _id: string }) => made.indexOf(_id)).sort();
  };
  expect(await found("kind=heels")).toEqual([0, 1]);
  expect(await found("kind=heels,loafers")).toEqual([0, 1, 2]);
  expect(await found("kind=heels&kind=nothing")).toEqual([0, 1]);
  expect(await found("kind=nothing")).toEqual([]);
  expect(await found("audience=women&category=footwear")).toEqual([0, 1]);
  expect(await found("audience=men&category=footwear"), "men does not include everyone").toEqual([]);
  expect(await found("fact.upper-material=suede")).toEqual([0]);
  expect(await found("fact.upper-material=suede,leather&size=uk-4")).toEqual([0, 1]);
  expect(await found("fact.upper-material=paper")).toEqual([]);
  expect(await found("fact.unheard=x")).toEqual([]);

  const { facets } = await good(await list("category=footwear"));
  expect(facets.kind).toEqual({ heels: 2, loafers: 1 });
  expect(facets.facts).toEqual({ "upper-material": { leather: 1, suede: 1 } });
  expect(facets.size).toMatchObject({ m: 0, "uk-4": 3 });
  expect(facets.size).not.toHaveProperty("uk-5");
  expect(facets.audience).toMatchObject({ men: 0, women: 2, everyone: 1 });

  await changeList(database, "kinds", (kinds) => {
    entryOf(kinds, "heels").hidden = true;
  });
  await changeList(database, "facts", (facts) => {
    entryOf(entryOf(facts, "upper-material").options, "suede").hidden = true;
  });
  await expect
    .poll(async () => (await good(await list("category=footwear"))).facets.kind, { intervals: [100] })
    .toEqual({ loafers: 1 });
  expect((await good(await list("category=footwear"))).facets.facts).toEqual({ "upper-material": { leather: 1 } });
  expect(await found("kind=heels&fact.upper-material=suede"), "bookmarks go on").toEqual([0]);
});

test("a size reads the same from the cart to the packing slip, and stays so in the order", async ({
  admin,
  shopper,
  database,
}) => {
  const product = await addListed(admin, {
    ...{ category: "footwear", kind: "running-shoes" },
    title: "Runner",
    stockBySize: { "uk-8": 5 },
    size: ["uk-8"],
    stock: 5,
  });
  await bad(
    await shopper.request.post("/api/shop/cart/add", { data: { productId: product._id, size: "uk-99" } }),
    422,
    "invalid",
    "size",
  );
  await fill(shopper, product._id, 1, "uk-8");
  const cart = async () => (await good(await shopper.request.get(`/api/shop/cart/get/${shopper.id}`))).data;
  expect(await cart()).toMatchObject([{ size: "uk-8", sizeLabel: "UK 8" }]);
  const { orderId, orders } = await orderCash(shopper);
  expect(orders.cartItems).toMatchObject([{ size: "uk-8", sizeLabel: "UK 8" }]);
  const subject = `Order ${orderId.slice(-8).toUpperCase()} placed, arrives by ${arrivalOfNewOrder(5)}`;
  const mail = await mailTo(shopper.email, subject);
  expect(mail.text).toContain("Runner, size UK 8 × 1");
  const slip = async () => (await admin.request.get(`/admin/orders/${orderId}/slip`)).text();
  expect(await slip()).toContain("Size UK 8, 1 piece");

  await fill(shopper, product._id, 1, "uk-8");
  await changeList(database, "sizeSets", (sets) => {
    entryOf(entryOf(sets, "uk-shoes").sizes, "uk-8").label = "UK Eight";
  });
  await expect.poll(async () => (await cart())[0].sizeLabel, { intervals: [100] }).toBe("UK Eight");
  const { orders: stored } = await good(await shopper.request.get(`/api/shop/order/fetchOrders/${shopper.id}`));
  expect(stored[0].cartItems).toMatchObject([{ sizeLabel: "UK 8" }]);
  expect(await slip()).toContain("Size UK 8, 1 piece");

  // As orders of before have it.
  await database
    .collection("orders")
    .updateOne({ _id: new ObjectId(orderId) }, { $unset: { "cartItems.$[].sizeLabel": 1 } });
  const { orders: older } = await good(await shopper.request.get(`/api/shop/order/fetchOrders/${shopper.id}`));
  expect(older[0].cartItems).toMatchObject([{ size: "uk-8", sizeLabel: "UK Eight" }]);
});
