/** What exists in the database for one access or fuzz run: things of one shopper, and a product of the shop. */
export interface World {
  userId: string;
  productId: string;
  addressId: string;
  orderId: string;
  /** A Delivered order with a line of three pieces, one of which is in a return. */
  deliveredOrderId: string;
  deliveredLineId: string;
  returnId: string;
  /** A grievance that nobody has answered. */
  grievanceId: string;
  /** A product of that order which no list shows, and a review of it by somebody else. */
  boughtId: string;
  reviewId: string;
  email: string;
  password: string;
}

/** Valid input of one call: it passes the schemas, though what it asks for may be refused by a rule. */
export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

const address = {
  address: "12 Silver Oak Residency",
  city: "Bangalore",
  phone: "9845011223",
  pincode: "560038",
  addressType: "home",
};

/** Fits the schema, but is no picture of ours: nothing is ever added. */
const product = {
  image: "https://elsewhere.example/picture.webp",
  title: "Sample Kurta",
  description: "A kurta for tests.",
  category: "men",
  brand: "zara",
  size: ["s", "m"],
  price: 1000,
  saleprice: 0,
  stock: 5,
};

/** A sample for every call that the documentation lists; a call without one fails the access matrix and the fuzz test. */
export const samples: Record<string, (world: World) => Sample> = {
  "POST /api/auth/login": ({ email, password }) => ({ body: { email, password } }),
  "POST /api/auth/register": ({ email, password }) => ({ body: { username: "Taken Name", email, password } }),
  "POST /api/auth/logout": () => ({ body: {} }),
  "GET /api/auth/checkAuth": () => ({}),
  "POST /api/auth/changePassword": ({ password }) => ({
    body: { currentPassword: `not ${password}`, newPassword: "another password" },
  }),
  // An address without an account, and a token that belongs to no link: nothing is sent, nothing changes.
  "POST /api/auth/forgotPassword": () => ({ body: { email: "nobody@shopper.example" } }),
  "POST /api/auth/resetPassword": () => ({ body: { token: "x".repeat(43), password: "another password" } }),
  "POST /api/auth/sendVerification": () => ({}),
  "POST /api/auth/verifyEmail": () => ({ body: { token: "x".repeat(43) } }),
  "GET /api/auth/sessions": () => ({}),
  "POST /api/auth/endSession": () => ({ body: { others: true } }),
  "GET /api/shop/products/get": () => ({
    query: {
      category: "men,women",
      size: "m,l",
      colour: "red,white,multi",
      discount: "10",
      rating: "",
      inStock: "1",
      minPrice: "100",
      maxPrice: "9000",
      sortBy: "popularity",
      limit: "5",
    },
  }),
  "GET /api/shop/search/suggest": () => ({ query: { q: "kur" } }),
  "GET /api/shop/products/get/{id}": ({ productId }) => ({ params: { id: productId } }),
  "POST /api/shop/cart/add": ({ userId, productId }) => ({ body: { userId, productId, quantity: 1 } }),
  "GET /api/shop/cart/get/{userId}": ({ userId }) => ({ params: { userId } }),
  "PUT /api/shop/cart/updateCart": ({ userId, productId }) => ({ body: { userId, productId, quantity: 1 } }),
  "DELETE /api/shop/cart/{userId}/{productId}": ({ userId, productId }) => ({ params: { userId, productId } }),
  "POST /api/shop/wishlist/add": ({ userId, productId }) => ({ body: { userId, productId } }),
  "GET /api/shop/wishlist/get/{userId}": ({ userId }) => ({ params: { userId } }),
  "POST /api/shop/wishlist/remove/{userId}/{productId}": ({ userId, productId }) => ({ params: { userId, productId } }),
  "GET /api/shop/profile/fetch/{userId}": ({ userId }) => ({ params: { userId } }),
  "PUT /api/shop/profile/edit/{userId}": ({ userId }) => ({ params: { userId }, body: { location: "Bangalore" } }),
  "POST /api/shop/profile/upload_avtar": () => ({}),
  "POST /api/shop/address/add": ({ userId }) => ({ body: { userId, ...address } }),
  "GET /api/shop/address/get/{userId}": ({ userId }) => ({ params: { userId } }),
  "PUT /api/shop/address/update/{userId}/{addressId}": ({ userId, addressId }) => ({
    params: { userId, addressId },
    body: address,
  }),
  "PUT /api/address/update/{userId}/{addressId}": ({ userId, addressId }) => ({
    params: { userId, addressId },
    body: address,
  }),
  "DELETE /api/shop/address/delete/{userId}/{addressId}": ({ userId, addressId }) => ({
    params: { userId, addressId },
  }),
  "POST /api/shop/order/createCOD": ({ userId, addressId }) => ({
    body: { userId, addressInfo: { addressId }, totalAmount: 1 },
  }),
  "POST /api/shop/order/create": ({ userId, addressId }) => ({
    body: { userId, addressInfo: { addressId }, totalAmount: 1 },
  }),
  "POST /api/shop/order/capture": ({ orderId }) => ({
    body: { orderId, razorpay_payment_id: "pay_x", razorpay_order_id: "order_x", razorpay_signature: "0" },
  }),
  "POST /api/shop/privacy/export": ({ password }) => ({ body: { password } }),
  // Not the password: nothing is deleted.
  "POST /api/shop/privacy/delete": ({ password }) => ({ body: { password: `not ${password}` } }),
  "POST /api/shop/order/pay": ({ orderId }) => ({ body: { orderId } }),
  "POST /api/shop/order/cancel": ({ orderId }) => ({ body: { orderId } }),
  "GET /api/shop/order/fetchOrders/{userId}": ({ userId }) => ({ params: { userId }, query: { limit: "5" } }),
  "GET /api/shop/order/fetchOrdersDetail/{id}": ({ orderId }) => ({ params: { id: orderId } }),
  "GET /api/shop/order/invoice/{orderId}": ({ orderId }) => ({ params: { orderId } }),
  "POST /api/shop/return/add": ({ deliveredOrderId, deliveredLineId }) => ({
    body: {
      orderId: deliveredOrderId,
      lines: [{ lineId: deliveredLineId, quantity: 1, reason: "Changed my mind" }],
      note: "Too loud",
      upi: "sample@bank",
    },
  }),
  "POST /api/shop/return/upload_image": () => ({}),
  "GET /api/shop/return/get/{userId}": ({ userId }) => ({ params: { userId }, query: { limit: "5" } }),
  "POST /api/shop/return/cancel": ({ returnId }) => ({ body: { returnId } }),
  "POST /api/shop/grievance/add": ({ email }) => ({
    body: { name: "Asha Rao", email, order: "A7B8C9D0", text: "The parcel was empty." },
  }),
  "POST /api/shop/grievance/upload_image": () => ({}),
  "GET /api/admin/grievances/get": () => ({ query: { limit: "5", state: "Open" } }),
  "PUT /api/admin/grievances/update": ({ grievanceId }) => ({ body: { grievanceId, answer: "We look into it." } }),
  "POST /api/shop/review/save": ({ boughtId: productId }) => ({
    body: { productId, rating: 4, text: "Soft, and true to size." },
  }),
  "DELETE /api/shop/review/delete/{productId}": ({ boughtId: productId }) => ({ params: { productId } }),
  "GET /api/shop/review/mine": ({ boughtId: productId }) => ({ query: { productId } }),
  "GET /api/shop/review/get/{productId}": ({ boughtId: productId }) => ({
    params: { productId },
    query: { sortBy: "highest", rating: "4", limit: "5" },
  }),
  "POST /api/shop/review/helpful": ({ reviewId }) => ({ body: { reviewId, helpful: true } }),
  "POST /api/shop/review/report": ({ reviewId }) => ({ body: { reviewId, why: "Advertising or link" } }),
  "POST /api/shop/review/upload_image": () => ({}),
  "GET /api/shop/review/keptSize/{productId}": ({ productId }) => ({ params: { productId } }),
  "GET /api/admin/reviews/get": () => ({ query: { limit: "5", status: "Pending" } }),
  "PUT /api/admin/reviews/update": ({ reviewId }) => ({ body: { reviewId, status: "Published" } }),
  "GET /api/admin/returns/get": () => ({ query: { limit: "5", status: "Requested" } }),
  "PUT /api/admin/returns/update": ({ returnId }) => ({ body: { returnId, status: "Approved" } }),
  "GET /api/admin/orders/fetchAllOrders": () => ({ query: { limit: "5", status: "Pending" } }),
  "POST /api/admin/orders/updateStatus": ({ orderId }) => ({ body: { orderId, orderStatus: "Pending" } }),
  "POST /api/admin/orders/clearWarning": ({ orderId }) => ({ body: { orderId } }),
  "POST /api/admin/orders/rejectNewAccounts": () => ({ body: { orderIds: ["0".repeat(24)] } }),
  "GET /api/shop/pincode/{pin}": () => ({ params: { pin: "560038" } }),
  "GET /api/shop/config": () => ({}),
  "GET /api/shop/stores/get": () => ({}),
  "GET /api/shop/help/get/{slug}": () => ({ params: { slug: "returns" } }),
  "GET /api/admin/pages/get": () => ({}),
  "PUT /api/admin/pages/save": () => ({ body: { slug: "returns", text: "# Returns", seen: 1_000_000 } }),
  "GET /api/admin/pages/versions/{slug}": () => ({ params: { slug: "returns" }, query: { limit: "5" } }),
  "POST /api/admin/pages/restore": () => ({ body: { slug: "returns", version: 1, seen: 1_000_000 } }),
  "POST /api/admin/pages/preview": () => ({ body: { text: "# Returns" } }),
  "GET /api/admin/settings/get": () => ({}),
  // A version that is not there yet: nothing is saved.
  "PUT /api/admin/settings/save": () => ({ body: { settings: { returnDays: 8 }, seen: 1_000_000 } }),
  "GET /api/admin/settings/versions": () => ({ query: { limit: "5" } }),
  "POST /api/admin/settings/restore": () => ({ body: { version: 1, seen: 1_000_000 } }),
  "GET /api/shop/catalogue": () => ({}),
  "GET /api/admin/catalogue/get": () => ({}),
  "PUT /api/admin/catalogue/save": () => ({ body: { list: "brands", entries: [{ id: "zara" }], seen: 1_000_000 } }),
  "POST /api/admin/catalogue/merge": () => ({ body: { list: "brands", from: "nobody", to: "zara" } }),
  "DELETE /api/admin/catalogue/delete/{list}/{id}": () => ({ params: { list: "brands", id: "nobody" } }),
  "POST /api/admin/products/upload_image": () => ({}),
  "POST /api/admin/products/add": () => ({ body: product }),
  "GET /api/admin/products/get": () => ({ query: { limit: "5", q: "kurta" } }),
  "PUT /api/admin/products/edit/{id}": ({ productId }) => ({ params: { id: productId }, body: { version: 1_000_000 } }),
  "DELETE /api/admin/products/delete/{id}": () => ({ params: { id: "0".repeat(24) } }),
  "POST /api/admin/products/restore/{id}": () => ({ params: { id: "0".repeat(24) } }),
  "GET /api/admin/products/export": () => ({}),
  "POST /api/admin/products/import": () => ({ query: { apply: "0".repeat(64) } }),
  // Of an import that is not there: a part may hold anything, what is wrong with it is only said at the check.
  "POST /api/admin/products/import/part": () => ({ query: { part: "0", import: "0".repeat(24) } }),
  "POST /api/admin/products/import/check": () => ({ body: { importId: "0".repeat(24) } }),
  "POST /api/admin/products/import/picture": () => ({ query: { import: "0".repeat(24), name: "kurta.jpg" } }),
  "POST /api/admin/products/import/pictures": () => ({ body: { importId: "0".repeat(24) } }),
  "GET /api/admin/products/import/recent": () => ({}),
  "POST /api/admin/products/import/continue": () => ({ body: { importId: "0".repeat(24) } }),
  "POST /api/admin/products/import/apply": () => ({ body: { importId: "0".repeat(24), seal: "0".repeat(64) } }),
  "GET /api/admin/people/get": () => ({}),
  "POST /api/admin/people/grant": () => ({
    body: { email: "nobody@shopper.example", password: "a password for tests" },
  }),
  "POST /api/admin/people/revoke": () => ({ body: { userId: "0".repeat(24), password: "a password for tests" } }),
  "GET /api/admin/secondFactor/get": () => ({}),
  "POST /api/admin/secondFactor/begin": () => ({ body: { password: "not the one" } }),
  "POST /api/admin/secondFactor/enable": () => ({ body: { code: "000000" } }),
  "POST /api/admin/secondFactor/disable": () => ({ body: { password: "a password for tests" } }),
  "GET /api/admin/messages/get": () => ({ query: { limit: "5", state: "failed" } }),
  "POST /api/admin/messages/resend": () => ({ body: { messageId: "0".repeat(24) } }),
  "GET /api/admin/log/get": () => ({ query: { limit: "5" } }),
  "POST /api/webhooks/razorpay": () => ({}),
  "GET /api/health": () => ({}),
  "GET /api/ready": () => ({}),
  "GET /api/cron/reconcile": () => ({}),
  "POST /api/cron/reconcile": () => ({}),
};
