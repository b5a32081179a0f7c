import type { Reason } from "./retention";

/**
 * What becomes of a stored field:
 * - `impersonal` says nothing about a person;
 * - `exported` is in the person's export, and erased with the account;
 * - `internal` is a copy, a hash, a secret or a time that the shop needs for itself: not exported, and erased too;
 * - a reason of lib/privacy/retention.ts: it stays for that. What stays as `books`, `tax` or `reviews` is exported.
 */
export type Decision = "impersonal" | "exported" | "internal" | Reason;

/** The fields of a collection, separated by blanks; one that contains others is named by those. */
type Fields = Partial<Record<Decision, string>>;

/**
 * What becomes of every field that the shop stores, by collection. A test compares this with the models, so a new field
 * needs a decision; e2e/api/privacy-erasure.spec.ts compares it with what an export and a deletion do.
 */
export const storedFields: Readonly<Record<string, Fields>> = {
  accountlinks: {
    internal: "email userId tokenHash",
    impersonal: "_id kind open requestedAt expiresAt usedAt",
  },
  addressbooks: {
    exported:
      "addresses.name addresses.address addresses.city addresses.state addresses.phone addresses.pincode addresses.gstin addresses.business addresses.addressType addresses.isDefault addresses._id",
    internal: "_id userId revision createdAt updatedAt",
  },
  adminlog: {
    // Of the entries of an admin and of those about a role; titles of products stay.
    internal: "admin title words",
    log: "adminId targetId before after",
    impersonal: "_id at action kind",
  },
  bookmarks: { impersonal: "_id at" },
  carts: {
    exported: "lines.productId lines.size lines.quantity lines.price",
    internal: "_id userId revision createdAt updatedAt",
  },
  cataloguelists: { impersonal: "_id version entries aliases.id aliases.label aliases.to aliases.moved renamed" },
  daysales: {
    impersonal:
      "_id at rows.orderStatus rows.paymentMethod rows.paymentStatus rows.orders rows.amount rows.exchangeOf rows.refundedAmount",
  },
  documentcounters: { impersonal: "_id last skipped.from skipped.to skipped.at" },
  erasedaccounts: { leftovers: "_id", impersonal: "at isInLog" },
  grievances: {
    // Of resolved ones; of others name, address and words a year after they are, and the account is a former shopper's.
    internal: "userId searchWords attemptKey",
    grievances: "_id number name email at order text images state answers.at answers.text acknowledgedAt",
    impersonal: "acknowledgeBy resolveBy dueAt resolvedAt",
  },
  helppages: { internal: "by", impersonal: "_id slug version text at" },
  importparts: { impersonal: "_id importId part bytes createdAt" },
  importpictures: { impersonal: "_id importId kind source url problem createdAt" },
  importrows: { impersonal: "_id staged seq productId title add edit createdAt" },
  droppedtags: { impersonal: "_id tags at" },
  jobs: { impersonal: "_id startedAt ms counts error succeededAt" },
  listguards: { impersonal: "_id count gone" },
  messages: {
    // Mails about the account go with it, the welcome mail whose key has its id too; those about an order or a grievance stay.
    books: "kind state orderId createdAt sentAt",
    grievances: "grievanceId",
    internal: "userId to.name to.email linkId",
    impersonal: "_id key step answer returnId returnStep tries nextTryAt failedAt why",
  },
  orders: {
    exported: "shopper.name shopper.email addressInfo.phone gift.note",
    internal: "userId searchWords attemptKeys",
    tax: "addressInfo.name addressInfo.address addressInfo.city addressInfo.state addressInfo.pincode addressInfo.gstin addressInfo.business documents.number documents.kind documents.at documents.returnId",
    books:
      "_id cartItems._id cartItems.productId cartItems.image cartItems.title cartItems.quantity cartItems.mrp cartItems.price cartItems.size cartItems.sizeLabel platformFee shippingFee totalAmount paymentMethod paymentStatus orderStatus paymentId holdUntil closedBy refundedAmount returns exchangeOrders exchangeOf history.at history.orderStatus history.paymentStatus history.why orderDate arrivesBy returnDays shipment.carrier shipment.trackingNumber shipment.trackingUrl shipment.expectedOn orderUpdateDate",
    payments:
      "razorpayOrderId refunds.paymentId refunds.id refunds.status returnRefunds.returnId returnRefunds.paymentId returnRefunds.amount returnRefunds.sent returnRefunds.byHand returnRefunds.id returnRefunds.status returned warning.kind warning.text warning.at history.data",
    // Steps of admins; those of the shopper are made a former shopper's.
    log: "history.by",
    impersonal:
      "state stockTaken cause cartItems.paidFor cartItems.paidLineId refundLease.owner refundLease.until history.event isUndocumented lastCheckedAt nextCheckAt",
  },
  orderdocuments: {
    tax: "_id orderId kind at returnId corrects.number corrects.at buyer.name buyer.gstin buyer.recipient buyer.address buyer.city buyer.pincode buyer.state.name total",
    published: "seller.name seller.address seller.gstin seller.state.name seller.state.code seller.contact",
    impersonal:
      "isSample buyer.state.code placeOfSupply.name placeOfSupply.code orderDate paymentMethod lines.of lines.code lines.title lines.quantity lines.unit lines.price lines.amount lines.tax.rate lines.tax.taxable lines.tax.cgst lines.tax.sgst lines.tax.igst",
  },
  productimports: { imports: "adminId", impersonal: "_id state staged edited added next why createdAt updatedAt" },
  productsales: { impersonal: "_id day productId pieces amount returned" },
  products: {
    impersonal:
      "_id title titleKey image images description category kind brand audience facts size colour hsn origin maker.name maker.address importer.name importer.address netQuantity price saleprice pays percent stock stockBySize inStock has scarcest rating ratings.count ratings.sum ratings.stars1 ratings.stars2 ratings.stars3 ratings.stars4 ratings.stars5 ratings.fitSmall ratings.fitTrue ratings.fitLarge popularity seller version live words importId createdAt updatedAt",
  },
  profiles: {
    exported: "fullname phone gender dob location avatar",
    internal: "_id userId createdAt updatedAt",
  },
  ratelimits: { attempts: "key", impersonal: "_id points expire" },
  returns: {
    exported: "note images upi",
    internal: "userId attemptKey searchWords",
    books:
      "_id orderId status requestedAt lines.lineId lines.productId lines.title lines.image lines.size lines.sizeLabel lines.exchangeSizeLabel lines.quantity lines.paid lines.reason lines.exchangeSize lines.received refundAmount refundStatus refundReference exchangeOrderId history.at history.status",
    payments: "history.data",
    log: "history.by",
    impersonal:
      "paidOrderId paymentMethod lines.restocked refundedFees refunded exchangeDone history.event receivedAt endedAt",
  },
  reviewreports: { internal: "userId", reviews: "reviewId why at", impersonal: "_id isOpen" },
  reviews: {
    exported: "name images",
    internal: "userId searchWords",
    reviews:
      "_id productId rating title text fit size sizeLabel at changedAt earlier.rating earlier.title earlier.text earlier.at reply.text reply.at",
    impersonal: "status why isHeld wasPublished helpful reports attention earlier.isHidden version",
  },
  reviewvotes: { internal: "userId", reviews: "reviewId productId", impersonal: "_id" },
  settings: { internal: "by", published: "settings", impersonal: "_id version at changed" },
  unmatchedpayments: { payments: "_id razorpayOrderId", impersonal: "amount captured lastCheckedAt" },
  uploads: {
    pictures: "_id url",
    impersonal: "folder state references used nextCheckAt heldUntil claims counted createdAt removedAt",
  },
  users: {
    exported:
      "username email emailVerifiedAt role sessions.startedAt sessions.usedAt sessions.browser sessions.system secondFactor.enabledAt createdAt",
    internal:
      "_id usernameKey passwordHash sessions.id sessions.expiresAt sessions.endsAt secondFactor.secret secondFactor.lastStep secondFactor.recoveryCodes updatedAt",
  },
  webhookevents: { impersonal: "_id at" },
  wishlists: { exported: "productIds", internal: "_id userId createdAt updatedAt" },
};

/** The fields of a collection, each with what becomes of it. */
export function decisionsOf(collection: string): [field: string, decision: Decision][] {
  const fields = Object.entries(storedFields[collection] ?? {}) as [Decision, string][];
  return fields.flatMap(([decision, names]) => names.split(" ").map((name): [string, Decision] => [name, decision]));
}
