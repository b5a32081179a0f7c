import { type Db, type Document, ObjectId } from "mongodb";
import { orderGroups } from "@/lib/order/groups";
import { paymentMethods } from "@/lib/order/status";
import { returnGroups } from "@/lib/return/groups";
import { buildWorld } from "../api/support/build-world";
import { cookieOf } from "../api/support/cookies";
import { editProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { observe } from "./support/observe-database";
import { inOwnShop, measured } from "./support/own-shops";

// The profiler of a database of its own tells what one call reads.
inOwnShop(measured);

const [limit, page] = [20, 104];

/** Adds copies of the newest document of a collection, three of each minute: their ids decide. */
async function addCopies(database: Db, name: string, own: (at: Date) => Document, count: number): Promise<void> {
  if (count <= 0) return;
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
  /** What moves a row of the list: which row, and how it is changed. */
  moving?: { sort: Record<string, 1 | -1>; skip: number; change: Document };
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
const returns = {
  name: "returns",
  path: "/api/admin/returns/get",
  field: "returns",
  order: { requestedAt: -1, _id: -1 },
  own: (requestedAt: Date) => ({ requestedAt, status: "Requested", orderId: new ObjectId(), userId: new ObjectId() }),
} as const;
const grievances = {
  name: "grievances",
  path: "/api/admin/grievances/get",
  field: "grievances",
  order: { at: -1, _id: -1 },
  own: (at: Date) => ({ at, state: "Open", number: `copy ${new ObjectId()}` }),
} as const;
const sent = { kind: "orderPlaced", state: "sent", tries: 1, failedAt: null };
const messages = {
  name: "messages",
  path: "/api/admin/messages/get",
  field: "messages",
  order: { failedAt: -1, createdAt: -1, _id: -1 },
  own: (createdAt: Date) => ({ ...sent, createdAt, key: `copy ${new ObjectId()}` }),
  // One that fails leaves its place, and stands before all others.
  moving: { sort: { createdAt: 1 }, skip: 0, change: { failedAt: new Date() } },
} as const;
const reviews = {
  name: "reviews",
  path: "/api/admin/reviews/get",
  field: "reviews",
  order: { attention: -1, at: -1, _id: -1 },
  own: (at: Date) => ({ at, attention: 0, status: "Published", userId: new ObjectId() }),
  // So does one that is reported.
  moving: { sort: { at: 1 }, skip: 0, change: { attention: 1 } },
} as const;
const soldForCash = { paymentMethod: paymentMethods.cash, paymentStatus: "Paid", totalAmount: 100_000 };
const ownDelivered = (at: Date) => ({ ...orders.own(at), ...soldForCash, orderStatus: "Delivered" });
const rejecting = { sort: { orderDate: -1 }, skip: 200, change: { orderStatus: "Rejected" } } as const;
const lists: List[] = [
  orders,
  { ...orders, query: "&from=2020-02-20", filter: { orderDate: { $gte: new Date("2020-02-20T00:00:00+05:30") } } },
  { ...orders, query: "&status=Delivered", filter: { orderStatus: "Delivered" }, own: ownDelivered, moving: rejecting },
  {
    ...orders,
    query: "&group=sales",
    filter: { $or: orderGroups.sales.conditions },
    own: ownDelivered,
    moving: rejecting,
  },
  {
    ...orders,
    query: "&q=copied",
    filter: { searchWords: "copied" },
    moving: { ...rejecting, change: { searchWords: [] } },
    own: (at) => ({ ...orders.own(at), searchWords: ["copied"] }),
  },
  log,
  { ...log, query: "&q=copied", filter: { words: "copied" }, own: (at) => ({ ...log.own(at), words: ["copied"] }) },
  { ...log, query: "&kind=product", filter: { kind: "product" } },
  returns,
  {
    ...returns,
    query: "&status=Requested",
    filter: { status: "Requested" },
    moving: { sort: { requestedAt: -1 }, skip: 200, change: { status: "Approved" } },
  },
  {
    ...returns,
    query: "&group=open",
    filter: { $or: returnGroups.open.conditions },
    moving: { sort: { requestedAt: -1 }, skip: 200, change: { status: "Cancelled" } },
  },
  grievances,
  {
    ...grievances,
    query: "&state=Open",
    filter: { state: "Open" },
    moving: { sort: { at: -1 }, skip: 200, change: { state: "Resolved" } },
  },
  messages,
  { ...messages, query: "&state=sent", filter: { state: "sent" } },
  reviews,
  {
    ...reviews,
    query: "&q=copied",
    filter: { searchWords: "copied" },
    own: (at) => ({ ...reviews.own(at), searchWords: ["copied"] }),
  },
  { ...reviews, query: "&status=Published", filter: { status: "Published" } },
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
  for (const { name, path: address, field, order, own, query = "", filter = {}, moving } of lists) {
    const path = `${address}${query}`;
    await addCopies(database, name, own, limit * page + 47 - (await database.collection(name).countDocuments(filter)));
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
    if (!moving) continue;
    const { sort, skip, change } = moving;
    const notMoved = { $and: [filter, { $nor: [change] }] };
    const [moved] = await database.collection(name).find(notMoved).sort(sort).skip(skip).limit(1).toArray();
    await database.collection(name).updateOne({ _id: moved?._id }, { $set: change });
    expect(await stored(page + 1), path).not.toEqual(next);
    expect(await shown(page + 1), path).toEqual(await stored(page + 1));
  }
});
