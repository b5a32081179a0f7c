/** @typedef {import("mongodb").Db} Db */
/** @typedef {{ event: string, data: object | null }} OrderEvent */
/** @typedef {{ orderStatus: string, why: string, by?: import("mongodb").ObjectId | null, event?: string }} Step */

const batchSize = 500;

/** What no admin does, by the sentence that was stored for it. @type {Record<string, string>} */
const closings = {
  "Cancelled by the shopper": "cancelled",
  "Not paid in time": "timedOut",
  "Replaced by a newer order": "replaced",
};

/** Other events without data. @type {Record<string, string>} */
const plain = {
  "Order placed": "placed",
  "Payment received": "paid",
  "Payment received after the hold had ended": "paidLate",
  "Payment received too late, it is sent back": "paidTooLate",
  "A second payment was received, it is sent back": "paidTwice",
  "Refunded by hand at Razorpay": "refundedManually",
  "Money sent back": "refunded",
  "Second payment sent back": "secondRefunded",
  "Cash given back": "cashRefunded",
};

/**
 * As `readSentence` in lib/order/server/steps.ts when this was written.
 * @param {Step} step
 * @param {Step | undefined} before
 * @param {import("mongodb").ObjectId} userId
 * @returns {OrderEvent}
 */
function eventOf({ why, by, orderStatus: to }, before, userId) {
  const from = before?.orderStatus ?? to;
  if (to === "Rejected" && from !== "Rejected") {
    const event = !by || by.equals(userId) ? closings[why] : undefined;
    if (event) return { event, data: null };
    return { event: "rejected", data: { from, reason: why === `${from} to Rejected` ? "" : why } };
  }
  const event = plain[why];
  if (event) return { event, data: null };
  if (why === `${from} to ${to}`) return { event: "statusSet", data: { from, to } };
  const [, which, message = ""] = /^(A|Another) payment failed: (.*)$/s.exec(why) ?? [];
  if (which) {
    const isAnother = which === "Another";
    return {
      event: "paymentFailed",
      data: { isAnother, message: message === "the bank gave no reason" ? "" : message },
    };
  }
  const [, rupees] = /^₹([\d,]+\.\d\d) refunded by hand at Razorpay$/.exec(why) ?? [];
  if (rupees) return { event: "partRefundedManually", data: { paise: Number(rupees.replace(/[,.]/g, "")) } };
  return { event: "note", data: { text: why } };
}

/**
 * Adds to each step of an order's history what happened, as an event with its data, which until now was only a sentence;
 * a sentence that no version wrote becomes a note. Steps that have an event are left alone.
 *
 * First of two steps: the sentences stay. The version of the shop before this one goes on serving meanwhile: it reads
 * nothing but them, so this version goes on writing them too. The steps that it adds, to orders that this has read
 * already, have no event: this version reads their sentences by the same rules (lib/order/server/steps.ts). A later
 * version may do this again, and then stop to write and to read sentences.
 *
 * `returned` and the warning "returned", which are about refunds by hand, keep their names for the same reason.
 * @param {Db} db
 */
export async function up(db) {
  const orders = db.collection("orders");
  const cursor = orders.find({}, { projection: { userId: 1, history: 1 }, batchSize });
  /** @type {import("mongodb").AnyBulkWriteOperation[]} */
  let writes = [];
  const write = async () => {
    if (writes.length > 0) await orders.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  for await (const { _id, userId, history } of cursor) {
    /** @type {Record<string, unknown>} */
    const fields = {};
    for (const [index, step] of history.entries()) {
      if (step.event !== undefined) continue;
      const { event, data } = eventOf(step, history[index - 1], userId);
      fields[`history.${index}.event`] = event;
      fields[`history.${index}.data`] = data;
    }
    // Steps are only ever added at the end, so an order that changes meanwhile keeps these places.
    if (Object.keys(fields).length > 0) writes.push({ updateOne: { filter: { _id }, update: { $set: fields } } });
    if (writes.length >= batchSize) await write();
  }
  await write();
}

/** Takes the events away; the sentences are there, of steps of this version too. @param {Db} db */
export async function down(db) {
  await db.collection("orders").updateMany({}, { $unset: { "history.$[].event": "", "history.$[].data": "" } });
}
