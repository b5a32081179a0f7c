import { type Db, type Document, ObjectId } from "mongodb";
import { buildWorld } from "../api/support/build-world";
import { cookieOf } from "../api/support/cookies";
import { editProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { observe } from "./support/observe-database";

// The profiler of a database of its own tells what one call reads.
test.use({ ownShop: { name: "deep-pages", mongod: true } });

const [limit, page] = [20, 104];

/** Adds copies of the newest document of a collection, three of each minute: their ids decide. */
async function addCopies(database: Db, name: string, own: (at: Date) => Document, count: number): Promise<void> {
  const [model] = await database.collection(name).find().sort({ _id: -1 }).limit(1).toArray();
  const now = Date.now();
  const times = Array.from({ length: count }, (_, at) => new Date(now - Math.floor(at / 3) * 60_000));
  await database.collection(name).insertMany(times.map((at) => ({ ...model, ...own(at), _id: new ObjectId() })));
}

interface List {
  name: string;
  path: string;
  field: string;
  order: Record<string, 1 | -1>;
  /** What the copies have of their own. */
  own: (at: Date) => Document;
  /** What is asked for, and the filter of the database for it. */
  query?: string;
  filter?: Document;
}

const orders = {
  name: "orders",
  path: "/api/admin/orders/fetchAllOrders",
  field: "orders",
  order: { orderDate: -1, _id: -1 },
  own: (orderDate: Date) => ({ orderDate, userId: new ObjectId() }),
} as const;
const log = {
  name: "adminlog",
  path: "/api/admin/log/get",
  field: "entries",
  order: { at: -1, _id: -1 },
  own: (at: Date) => ({ at, kind: "product" }),
} as const;
const sent = { kind: "orderPlaced", state: "sent", tries: 1, failedAt: null };
const lists: List[] = [
  orders,
  { ...orders, query: "&from=2020-02-20", filter: { orderDate: { $gte: new Date("2020-02-20T00:00:00+05:30") } } },
  log,
  { ...log, query: "&kind=product", filter: { kind: "product" } },
  {
    name: "returns",
    path: "/api/admin/returns/get",
    field: "returns",
    order: { requestedAt: -1, _id: -1 },
    own: (requestedAt: Date) => ({ requestedAt, orderId: new ObjectId(), userId: new ObjectId() }),
  },
  {
    name: "messages",
    path: "/api/admin/messages/get",
    field: "messages",
    order: { failedAt: -1, createdAt: -1, _id: -1 },
    own: (createdAt: Date) => ({ ...sent, createdAt, key: `copy ${new ObjectId()}` }),
  },
];

test("a page near one after the hundredth is the same as ever, and is not read from the start of the list", async ({
  people,
  database,
  baseURL,
}) => {
  const [shopper, admin] = [await people.shopper(), await people.admin()];
  const { productId } = await buildWorld(shopper, database);
  await editProduct(admin, productId, { stock: 1_000 });
  const cookie = await cookieOf(admin);
  for (const { name, path: address, field, order, own, query = "", filter = {} } of lists) {
    const path = `${address}${query}`;
    await addCopies(database, name, own, limit * page + 47);
    const shown = async (number: number): Promise<string[]> => {
      const url = `${baseURL}${address}?page=${number}&limit=${limit}${query}`;
      const answer = await (await fetch(url, { headers: { cookie } })).json();
      return answer[field].map(({ _id }: Document) => _id);
    };
    const stored = async (number: number) => {
      const skipped = (number - 1) * limit;
      const rows = await database.collection(name).find(filter).sort(order).skip(skipped).limit(limit).toArray();
      return rows.map(({ _id }) => _id.toString());
    };
    expect(await shown(page), path).toEqual(await stored(page));
    // What is added since then moves all pages.
    await addCopies(database, name, own, 2);
    let next: string[] = [];
    const { queries } = await observe(database, async () => {
      next = await shown(page + 1);
    });
    expect(next, path).toEqual(await stored(page + 1));
    const finds = queries.filter(({ what }) => what === `${name} query`);
    expect(finds.length, path).toBe(1);
    for (const { keysExamined, docsExamined } of finds) {
      expect(keysExamined, path).toBeLessThan(4 * limit);
      expect(docsExamined, path).toBeLessThan(4 * limit);
    }
    if (name !== "messages") continue;
    // One that fails leaves its place, and stands before all others.
    const [first] = await database.collection(name).find().sort({ createdAt: 1 }).limit(1).toArray();
    await database.collection(name).updateOne({ _id: first?._id }, { $set: { failedAt: new Date() } });
    expect(await shown(page + 1), path).toEqual(await stored(page + 1));
  }
});
