import type { ClientSession, Db, Document } from "mongodb";
import { ids, sizes } from "@/lib/catalog/options";
import { missingIndexes } from "@/lib/server/database/missing";

/** A rule that all stored data meet between any two transactions of the shop. */
interface Invariant {
  /** What is wrong with a document that breaks it. */
  fault: string;
  collection: string;
  /** Leaves the documents that break it. */
  broken: Document[];
}

/** How many documents are listed of those that break a rule. */
const listed = 20;

/** Matches documents that do not have these properties. */
const unlike = (properties: Document) => [{ $match: { $nor: [{ $jsonSchema: { properties } }] } }];
const whole = { bsonType: "number", minimum: 0, multipleOf: 1 };

/** Matches documents for which an expression is not true. */
const unless = (expression: Document) => [{ $match: { $nor: [{ $expr: expression }] } }];

const isRazorpay = { paymentMethod: "Razorpay" };

/** Matches what does not belong to an account. */
const ownerless = [
  {
    $lookup: {
      from: "users",
      localField: "userId",
      foreignField: "_id",
      as: "user",
      pipeline: [{ $project: { _id: 1 } }],
    },
  },
  { $match: { user: [] } },
];

/** Matches values of a field that several documents have, whatever their case. */
const repeated = (field: string) => [
  { $group: { _id: { $toLower: `$${field}` }, documents: { $sum: 1 } } },
  { $match: { documents: { $gt: 1 } } },
];

/** The database may evaluate this before the condition that there are pieces by size. */
const piecesBySize = { $objectToArray: { $ifNull: ["$stockBySize", {}] } };
const isSumOfSizes = { $eq: ["$stock", { $sum: { $map: { input: piecesBySize, in: "$$this.v" } } }] };
const hasItsSizes = { $setEquals: ["$size", { $map: { input: piecesBySize, in: "$$this.k" } }] };

/** As `availability` in lib/catalog/stock.ts. */
const isLeft = { $gt: ["$stock", 0] };
const ofPool = (id: string) => ({ $and: [isLeft, { $in: [id, "$size"] }] });
const ofSize = (id: string) => ({ $gt: [{ $ifNull: [`$stockBySize.${id}`, 0] }, 0] });
const hasSizes = { $eq: [{ $type: "$stockBySize" }, "object"] };
const hasSize = (id: string) => ({ $eq: [`$has.${id}`, { $cond: [hasSizes, ofSize(id), ofPool(id)] }] });

const linesSum = {
  $sum: { $map: { input: "$cartItems", in: { $multiply: ["$$this.quantity", "$$this.price"] } } },
};

/** As `isSale` in lib/order/sales.ts. */
const sales = {
  orderStatus: { $ne: "Rejected" },
  $or: [{ paymentMethod: "Cash On Delivery" }, { paymentStatus: "Paid" }],
};

/** What the orders of each Indian day sell, less what `productsales` has for them. */
const differentSales = [
  { $match: sales },
  { $project: { day: { $dateTrunc: { date: "$orderDate", unit: "day", timezone: "+05:30" } }, cartItems: 1 } },
  { $unwind: "$cartItems" },
  {
    $project: {
      day: 1,
      productId: "$cartItems.productId",
      pieces: "$cartItems.quantity",
      amount: { $multiply: ["$cartItems.quantity", "$cartItems.price"] },
    },
  },
  {
    $unionWith: {
      coll: "productsales",
      pipeline: [{ $set: { pieces: { $multiply: ["$pieces", -1] }, amount: { $multiply: ["$amount", -1] } } }],
    },
  },
  {
    $group: {
      _id: { day: "$day", productId: "$productId" },
      pieces: { $sum: "$pieces" },
      amount: { $sum: "$amount" },
    },
  },
  { $match: { $or: [{ pieces: { $ne: 0 } }, { amount: { $ne: 0 } }] } },
];

const invariants: readonly Invariant[] = [
  {
    fault: "its stock or one of its prices is negative or no whole number",
    collection: "products",
    broken: unlike({ stock: whole, price: whole, saleprice: whole, pays: whole }),
  },
  {
    fault: "the pieces of one of its sizes are negative or no whole number",
    collection: "products",
    broken: unlike({ stockBySize: { properties: Object.fromEntries(ids(sizes).map((size) => [size, whole])) } }),
  },
  {
    fault: "its stock is not the sum of its sizes, or they are not the sizes with a stock of their own",
    collection: "products",
    broken: [{ $match: { stockBySize: { $type: "object" } } }, ...unless({ $and: [isSumOfSizes, hasItsSizes] })],
  },
  {
    fault: "shoppers would pay neither its price nor its sale price",
    collection: "products",
    broken: unless({ $eq: ["$pays", { $cond: [{ $gt: ["$saleprice", 0] }, "$saleprice", "$price"] }] }),
  },
  {
    fault: "filters list it as in stock, or a size of it, when it is not, or the other way round",
    collection: "products",
    broken: unless({ $and: [{ $eq: ["$inStock", isLeft] }, ...ids(sizes).map(hasSize)] }),
  },
  {
    fault: "an amount or a number of pieces is negative or no whole number",
    collection: "orders",
    broken: unlike({
      totalAmount: whole,
      platformFee: whole,
      shippingFee: whole,
      returned: whole,
      cartItems: { items: { properties: { quantity: { ...whole, minimum: 1 }, price: whole } } },
    }),
  },
  {
    fault: "its total is not the sum of its lines and fees",
    collection: "orders",
    broken: unless({ $eq: ["$totalAmount", { $add: [linesSum, "$platformFee", "$shippingFee"] }] }),
  },
  {
    fault: "its stock is taken although it is rejected, or is not although it stands",
    collection: "orders",
    broken: unless({ $eq: ["$stockTaken", { $ne: ["$orderStatus", "Rejected"] }] }),
  },
  {
    fault: "it holds stock for a payment and is not waiting for one",
    collection: "orders",
    broken: [
      {
        $match: {
          holdUntil: { $type: "date" },
          $nor: [{ ...isRazorpay, paymentStatus: "Unpaid", orderStatus: "Pending" }],
        },
      },
    ],
  },
  {
    fault: "it is paid, but by no payment of Razorpay",
    collection: "orders",
    broken: [
      { $match: { ...isRazorpay, paymentStatus: { $in: ["Paid", "Refund pending", "Refunded"] }, paymentId: "" } },
    ],
  },
  {
    fault: "its payment has been refunded, and it still counts as paid",
    collection: "orders",
    broken: [
      { $match: { ...isRazorpay, paymentStatus: "Paid" } },
      {
        $match: {
          $expr: {
            $anyElementTrue: {
              $map: {
                input: "$refunds",
                in: { $and: [{ $eq: ["$$this.paymentId", "$paymentId"] }, { $eq: ["$$this.status", "done"] }] },
              },
            },
          },
        },
      },
    ],
  },
  {
    fault: "more was refunded by hand than was paid",
    collection: "orders",
    broken: [{ $match: { $expr: { $gt: ["$returned", "$totalAmount"] } } }],
  },
  {
    fault: "the orders of this day and the sum of its sales differ by so many pieces and paise",
    collection: "orders",
    broken: differentSales,
  },
  {
    fault: "it is about a step of an order that does not exist",
    collection: "messages",
    broken: [
      { $match: { orderId: { $exists: true } } },
      {
        $lookup: {
          from: "orders",
          localField: "orderId",
          foreignField: "_id",
          as: "orders",
          pipeline: [{ $project: { steps: { $size: "$history" } } }],
        },
      },
      {
        $match: {
          $expr: { $not: [{ $gt: [{ $ifNull: [{ $first: "$orders.steps" }, 0] }, { $ifNull: ["$step", 0] }] }] },
        },
      },
    ],
  },
  {
    fault: "its state and its times contradict each other",
    collection: "messages",
    broken: [
      {
        $match: {
          $nor: [
            { state: "waiting", dueAt: { $type: "date" }, sentAt: { $exists: false } },
            { state: "sent", dueAt: { $exists: false }, sentAt: { $type: "date" } },
            { state: { $in: ["failed", "expired"] }, dueAt: { $exists: false }, sentAt: { $exists: false } },
          ],
        },
      },
    ],
  },
  { fault: "several accounts have this e-mail address", collection: "users", broken: repeated("email") },
  { fault: "several accounts have this username", collection: "users", broken: repeated("usernameKey") },
  ...["carts", "wishlists", "addressbooks", "profiles", "orders"].map((collection) => ({
    fault: "its account does not exist",
    collection,
    broken: ownerless,
  })),
];

/** A document that breaks a rule, in a line. */
function lineOf({ fault, collection }: Invariant, { _id, pieces, amount }: Document): string {
  const difference = pieces === undefined || amount === undefined ? "" : ` (${pieces} pieces, ${amount} paise)`;
  return `${collection} ${typeof _id === "object" && "day" in _id ? JSON.stringify(_id) : _id}: ${fault}${difference}`;
}

/**
 * Checks the data of any database of the shop; reads only. All of it is read as it was at one moment, so the shop may
 * go on meanwhile; that moment must not be longer ago than the database keeps snapshots (5 minutes unless configured).
 * @returns what breaks a rule, a line each; at most 20 lines for a rule
 */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const missing = (await missingIndexes(db)).filter(({ unique }) => unique);
  const broken = missing.map(({ name }) => `unique index ${name} is missing: npm run migrate`);
  await db.client.withSession({ snapshot: true }, async (session) => {
    for (const invariant of invariants) broken.push(...(await breaks(db, invariant, session)));
  });
  return broken;
}

async function breaks(db: Db, invariant: Invariant, session: ClientSession): Promise<string[]> {
  const { collection, broken, fault } = invariant;
  const found = await db
    .collection(collection)
    .aggregate([...broken, { $limit: listed + 1 }], { session, allowDiskUse: true })
    .toArray();
  const lines = found.slice(0, listed).map((document) => lineOf(invariant, document));
  return found.length > listed ? [...lines, `${collection}, and more: ${fault}`] : lines;
}
