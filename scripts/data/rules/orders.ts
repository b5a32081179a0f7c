import { paymentStatusesThat } from "@/lib/order/payment-status";
import { statusesThat, waitingStatuses } from "@/lib/order/status";
import { type Rule, unless, unlike, whole } from "./rule";

const isRazorpay = { paymentMethod: "Razorpay" };

const linesSum = {
  $sum: { $map: { input: "$cartItems", in: { $multiply: ["$$this.quantity", "$$this.price"] } } },
};

/** As `isSale` in lib/order/sales.ts. */
const sales = {
  orderStatus: { $in: statusesThat(({ isSale }) => isSale) },
  exchangeOf: null,
  $or: [
    { paymentMethod: "Cash On Delivery" },
    { paymentStatus: "Paid" },
    { paymentStatus: "Refunded", refundedAmount: { $gt: 0 } },
  ],
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

export const orderRules: readonly Rule[] = [
  {
    fault: "an amount or a number of pieces is negative or no whole number",
    collection: "orders",
    broken: unlike({
      totalAmount: whole,
      platformFee: whole,
      shippingFee: whole,
      returned: whole,
      refundedAmount: whole,
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
    broken: unless({ $eq: ["$stockTaken", { $in: ["$orderStatus", statusesThat(({ holdsStock }) => holdsStock)] }] }),
  },
  {
    fault: "it holds stock for a payment and is not waiting for one",
    collection: "orders",
    broken: [
      {
        $match: {
          holdUntil: { $type: "date" },
          $nor: [{ ...isRazorpay, paymentStatus: "Unpaid", orderStatus: { $in: waitingStatuses } }],
        },
      },
    ],
  },
  {
    fault: "it is paid, but by no payment of Razorpay",
    collection: "orders",
    broken: [
      {
        $match: {
          ...isRazorpay,
          exchangeOf: null,
          paymentId: "",
          paymentStatus: { $in: paymentStatusesThat(({ hasCome }) => hasCome) },
        },
      },
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
];
