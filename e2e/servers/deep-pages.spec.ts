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

const lists = [
  {
    name: "orders",
    path: "/api/admin/orders/fetchAllOrders",
    field: "orders",
    order: { orderDate: -1, _id: -1 },
    own: (orderDate: Date) => ({ orderDate, userId: new ObjectId() }),
  },
  {
    name: "adminlog",
    path: "/api/admin/log/get",
    field: "entries",
    order: { at: -1, _id: -1 },
    own: (at: Date) => ({ at }),
  },
] as const;

test("a page near one after the hundredth is the same as ever, and is not read from the start of the list", async ({
  people,
  database,
  baseURL,
}) => {
  const [shopper, admin] = [await people.shopper(), await people.admin()];
  const { productId } = await buildWorld(shopper, database);
  await editProduct(admin, productId, { stock: 1_000 });
  const cookie = await cookieOf(admin);
  for (const { name, path, field, order, own } of lists) {
    await addCopies(database, name, own, limit * page + 47);
    const shown = async (number: number): Promise<string[]> => {
      const url = `${baseURL}${path}?page=${number}&limit=${limit}`;
      const answer = await (await fetch(url, { headers: { cookie } })).json();
      return answer[field].map(({ _id }: Document) => _id);
    };
    const stored = async (number: number) => {
      const skipped = (number - 1) * limit;
      const rows = await database.collection(name).find().sort(order).skip(skipped).limit(limit).toArray();
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
  }
});
