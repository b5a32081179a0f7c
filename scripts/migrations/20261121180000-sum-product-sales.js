/** @typedef {import("mongodb").Db} Db */

/**
 * Sums up what was sold of each product on each Indian day, for the orders that were there before the shop did so itself.
 * Run again, it makes all sums anew.
 * @param {Db} db
 */
export async function up(db) {
  const isSale = {
    orderStatus: { $ne: "Rejected" },
    $or: [{ paymentMethod: "Cash On Delivery" }, { paymentStatus: "Paid" }],
  };
  const stages = [
    { $match: isSale },
    { $project: { day: { $dateTrunc: { date: "$orderDate", unit: "day", timezone: "+05:30" } }, cartItems: 1 } },
    { $unwind: "$cartItems" },
    {
      $group: {
        _id: { day: "$day", productId: "$cartItems.productId" },
        pieces: { $sum: "$cartItems.quantity" },
        amount: { $sum: { $multiply: ["$cartItems.quantity", "$cartItems.price"] } },
      },
    },
    {
      $project: {
        _id: { $concat: [{ $dateToString: { date: "$_id.day" } }, " ", { $toString: "$_id.productId" }] },
        day: "$_id.day",
        productId: "$_id.productId",
        pieces: 1,
        amount: 1,
      },
    },
    { $out: "productsales" },
  ];
  await db.collection("orders").aggregate(stages, { allowDiskUse: true }).toArray();
}

/** @param {Db} db */
export async function down(db) {
  await db.collection("productsales").deleteMany({});
}
