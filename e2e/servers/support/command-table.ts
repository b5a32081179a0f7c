import type { Sample, World } from "../../api/support/samples";

/** What the calls below are about: things of one shopper, and what earlier calls have made. */
export interface CallWorld extends World {
  /** A product that is in no cart yet. */
  otherProductId: string;
  /** What a Razorpay order needs to be captured; empty until it is created. */
  payment: Record<string, string>;
}

/** One call of an endpoint and what it may cost. */
export interface MeasuredCall {
  /** Method and path of the endpoint. */
  endpoint: string;
  /** What is special about this call. */
  note?: string;
  by: "guest" | "shopper" | "admin";
  /** The input; the endpoint's usual sample when it is left out. */
  sample?: (world: CallWorld) => Sample;
  headers?: Record<string, string>;
  /** The most database commands, with the session's, the rate limits' and the commit. */
  commands: number;
  /** How many keys or documents a query may read for each that it returns or changes; 10 when it is left out. */
  readsPerResult?: number;
}

const address = {
  address: "12 Silver Oak Residency",
  city: "Bangalore",
  phone: "9845011223",
  pincode: "560038",
  addressType: "home",
};

const product = {
  image: "/pictures/kurta-offwhite-linen.webp",
  title: "Testpiece Counted",
  description: "Made for tests.",
  category: "footwear",
  brand: "adidas",
  size: "s,m,l",
  price: 1000,
  stock: 10,
};

/** With mail on, as in these tests: the insert into the outbox, in the transaction of what is told. */
const queued = 1;
/** The same for an account: its transaction, which is not needed without a mail, has a commit too. */
const queuedApart = queued + 1;

/** In the order in which they are made. */
export const measuredCalls: readonly MeasuredCall[] = [
  { endpoint: "GET /api/auth/checkAuth", note: "nobody", by: "guest", commands: 1 },
  { endpoint: "GET /api/shop/config", by: "guest", commands: 0 },
  { endpoint: "GET /api/shop/pincode/{pin}", by: "guest", commands: 0 },
  {
    endpoint: "GET /api/shop/products/get",
    note: "a category",
    by: "guest",
    sample: () => ({ query: { category: "men,women", sortBy: "title_atoz", limit: "5" } }),
    commands: 1,
  },
  { endpoint: "GET /api/shop/products/get", note: "several filters", by: "guest", commands: 1 },
  {
    endpoint: "GET /api/shop/products/get",
    note: "by ids",
    by: "guest",
    sample: ({ productId }) => ({ query: { ids: productId } }),
    commands: 1,
  },
  {
    endpoint: "GET /api/shop/products/get",
    note: "a search",
    by: "guest",
    sample: () => ({ query: { q: "linen kurta", limit: "5" } }),
    readsPerResult: 50,
    commands: 6,
  },
  { endpoint: "GET /api/shop/search/suggest", by: "guest", commands: 1 },
  {
    endpoint: "GET /api/shop/search/suggest",
    note: "with a typo",
    by: "guest",
    sample: () => ({ query: { q: "leather walet" } }),
    readsPerResult: 50,
    commands: 2,
  },
  { endpoint: "GET /api/shop/products/get/{id}", by: "guest", commands: 1 },
  {
    endpoint: "POST /api/auth/register",
    by: "guest",
    sample: ({ userId }) => ({
      body: { username: `New ${userId}`, email: `${userId}@new.example`, password: "a password for tests" },
    }),
    // And the record of the link that confirms the address.
    commands: 6 + queuedApart + 1,
  },
  { endpoint: "POST /api/auth/login", by: "guest", commands: 6 },
  { endpoint: "GET /api/auth/checkAuth", by: "shopper", commands: 1 },
  { endpoint: "GET /api/shop/cart/get/{userId}", by: "shopper", commands: 2 },
  { endpoint: "POST /api/shop/cart/add", note: "a piece more of a line", by: "shopper", commands: 3 },
  {
    endpoint: "POST /api/shop/cart/add",
    note: "a new line",
    by: "shopper",
    sample: ({ otherProductId }) => ({ body: { productId: otherProductId } }),
    commands: 3,
  },
  { endpoint: "PUT /api/shop/cart/updateCart", by: "shopper", commands: 3 },
  {
    endpoint: "DELETE /api/shop/cart/{userId}/{productId}",
    by: "shopper",
    sample: ({ userId, otherProductId }) => ({ params: { userId, productId: otherProductId } }),
    commands: 3,
  },
  { endpoint: "POST /api/shop/wishlist/add", by: "shopper", commands: 3 },
  { endpoint: "GET /api/shop/wishlist/get/{userId}", by: "shopper", commands: 2 },
  { endpoint: "POST /api/shop/wishlist/remove/{userId}/{productId}", by: "shopper", commands: 3 },
  { endpoint: "GET /api/shop/profile/fetch/{userId}", by: "shopper", commands: 2 },
  { endpoint: "PUT /api/shop/profile/edit/{userId}", by: "shopper", commands: 3 },
  { endpoint: "GET /api/shop/address/get/{userId}", by: "shopper", commands: 2 },
  { endpoint: "POST /api/shop/address/add", by: "shopper", commands: 3 },
  { endpoint: "PUT /api/shop/address/update/{userId}/{addressId}", by: "shopper", commands: 3 },
  {
    endpoint: "POST /api/shop/order/createCOD",
    note: "one product, to a stored address, with a key",
    by: "shopper",
    sample: ({ addressId }) => ({ body: { addressInfo: { addressId } } }),
    headers: { "idempotency-key": "a counted order" },
    commands: 8 + queued,
  },
  {
    endpoint: "POST /api/shop/order/createCOD",
    note: "the same again",
    by: "shopper",
    sample: ({ addressId }) => ({ body: { addressInfo: { addressId } } }),
    headers: { "idempotency-key": "a counted order" },
    commands: 4,
  },
  { endpoint: "GET /api/shop/order/fetchOrders/{userId}", by: "shopper", commands: 2 },
  { endpoint: "GET /api/shop/order/fetchOrdersDetail/{id}", by: "shopper", commands: 2 },
  { endpoint: "POST /api/shop/order/cancel", by: "shopper", commands: 9 + queued },
  { endpoint: "POST /api/shop/cart/add", note: "to an empty cart", by: "shopper", commands: 3 },
  {
    endpoint: "POST /api/shop/order/create",
    by: "shopper",
    sample: () => ({ body: { addressInfo: address } }),
    commands: 8,
  },
  { endpoint: "POST /api/shop/order/pay", by: "shopper", commands: 2 },
  {
    endpoint: "POST /api/shop/order/capture",
    by: "shopper",
    sample: ({ payment }) => ({ body: payment }),
    commands: 8 + queued,
  },
  { endpoint: "DELETE /api/shop/address/delete/{userId}/{addressId}", by: "shopper", commands: 3 },
  { endpoint: "POST /api/auth/changePassword", note: "refused", by: "shopper", commands: 4 },
  // Three of each are work after the answer: what is asked for is looked up then.
  { endpoint: "POST /api/auth/forgotPassword", note: "no account", by: "guest", commands: 5 },
  { endpoint: "POST /api/auth/resetPassword", note: "refused", by: "guest", commands: 2 },
  { endpoint: "POST /api/auth/verifyEmail", note: "refused", by: "guest", commands: 2 },
  { endpoint: "POST /api/auth/sendVerification", by: "shopper", commands: 10 },
  { endpoint: "GET /api/auth/sessions", by: "shopper", commands: 2 },
  { endpoint: "POST /api/shop/return/add", by: "shopper", commands: 12 + queued },
  { endpoint: "GET /api/shop/return/get/{userId}", by: "shopper", commands: 2 },
  { endpoint: "GET /api/admin/returns/get", by: "admin", commands: 4 },
  { endpoint: "PUT /api/admin/returns/update", by: "admin", commands: 7 + queued },
  { endpoint: "POST /api/shop/return/cancel", by: "shopper", commands: 4 + queued },
  { endpoint: "POST /api/shop/grievance/add", by: "guest", commands: 8 + queued },
  { endpoint: "GET /api/admin/grievances/get", by: "admin", commands: 4 },
  { endpoint: "PUT /api/admin/grievances/update", by: "admin", commands: 7 + queued },
  { endpoint: "POST /api/shop/review/save", by: "shopper", commands: 11 },
  {
    endpoint: "POST /api/shop/review/save",
    note: "the same again",
    by: "shopper",
    commands: 6,
  },
  { endpoint: "GET /api/shop/review/mine", by: "shopper", commands: 6 },
  { endpoint: "GET /api/shop/review/get/{productId}", by: "guest", commands: 2 },
  { endpoint: "POST /api/shop/review/helpful", by: "shopper", commands: 6 },
  { endpoint: "POST /api/shop/review/report", by: "shopper", commands: 7 },
  { endpoint: "GET /api/shop/review/keptSize/{productId}", by: "shopper", commands: 2 },
  { endpoint: "GET /api/admin/reviews/get", by: "admin", commands: 7 },
  { endpoint: "PUT /api/admin/reviews/update", by: "admin", commands: 12 },
  { endpoint: "DELETE /api/shop/review/delete/{productId}", by: "shopper", commands: 9 },
  { endpoint: "POST /api/auth/endSession", note: "refused", by: "shopper", commands: 2 },
  { endpoint: "POST /api/auth/logout", by: "shopper", commands: 2 },
  { endpoint: "GET /api/admin/orders/fetchAllOrders", by: "admin", commands: 4 },
  {
    endpoint: "GET /api/admin/orders/fetchAllOrders",
    note: "all of them",
    by: "admin",
    sample: () => ({}),
    commands: 4,
  },
  {
    endpoint: "POST /api/admin/orders/updateStatus",
    by: "admin",
    sample: ({ orderId }) => ({ body: { orderId, orderStatus: "Shipped" } }),
    // With the invoice: the products' codes, the counter twice, and the document.
    commands: 7 + queued + 4,
  },
  { endpoint: "GET /api/shop/order/invoice/{orderId}", by: "admin", commands: 3 },
  { endpoint: "POST /api/admin/orders/clearWarning", note: "there is none", by: "admin", commands: 4 },
  { endpoint: "GET /api/admin/products/get", note: "a search", by: "admin", commands: 6, readsPerResult: 50 },
  {
    endpoint: "POST /api/admin/products/add",
    by: "admin",
    sample: () => ({ body: product }),
    commands: 11,
  },
  {
    endpoint: "PUT /api/admin/products/edit/{id}",
    by: "admin",
    sample: ({ otherProductId }) => ({ params: { id: otherProductId }, body: { stock: 9 } }),
    commands: 9,
  },
  {
    endpoint: "DELETE /api/admin/products/delete/{id}",
    by: "admin",
    sample: ({ otherProductId }) => ({ params: { id: otherProductId } }),
    commands: 8,
  },
  {
    endpoint: "POST /api/admin/products/restore/{id}",
    by: "admin",
    sample: ({ otherProductId }) => ({ params: { id: otherProductId } }),
    commands: 8,
  },
  { endpoint: "GET /api/shop/stores/get", by: "guest", commands: 0 },
  { endpoint: "GET /api/shop/help/get/{slug}", by: "guest", commands: 1 },
  { endpoint: "GET /api/admin/pages/get", by: "admin", commands: 3 },
  { endpoint: "GET /api/admin/pages/versions/{slug}", by: "admin", commands: 3 },
  { endpoint: "POST /api/admin/pages/preview", by: "admin", commands: 2 },
  {
    endpoint: "PUT /api/admin/pages/save",
    by: "admin",
    sample: () => ({ body: { slug: "returns", text: "# Returns", seen: 1 } }),
    // With the first text, which the first change stores too.
    commands: 9,
  },
  {
    endpoint: "POST /api/admin/pages/restore",
    by: "admin",
    sample: () => ({ body: { slug: "returns", version: 1, seen: 2 } }),
    commands: 9,
  },
  { endpoint: "GET /api/admin/settings/get", by: "admin", commands: 3 },
  { endpoint: "GET /api/admin/settings/versions", by: "admin", commands: 3 },
  {
    endpoint: "PUT /api/admin/settings/save",
    by: "admin",
    sample: () => ({ body: { settings: { returnDays: 8 }, seen: 1 } }),
    // With the first content, which the first change stores too.
    commands: 9,
  },
  {
    endpoint: "POST /api/admin/settings/restore",
    by: "admin",
    sample: () => ({ body: { version: 1, seen: 2 } }),
    commands: 9,
  },
  { endpoint: "GET /api/shop/catalogue", by: "guest", commands: 0 },
  { endpoint: "GET /api/admin/catalogue/get", by: "admin", commands: 5 },
  {
    endpoint: "PUT /api/admin/catalogue/save",
    by: "admin",
    sample: () => ({ body: { list: "brands", entries: [{ label: "Counted" }], seen: 1 } }),
    commands: 10,
  },
  { endpoint: "GET /api/health", by: "guest", commands: 0 },
  { endpoint: "GET /api/ready", by: "guest", commands: 1 },
  { endpoint: "GET /api/admin/log/get", by: "admin", commands: 3 },
  { endpoint: "GET /api/admin/messages/get", by: "admin", commands: 3 },
  { endpoint: "POST /api/admin/messages/resend", note: "refused", by: "admin", commands: 4 },
  { endpoint: "GET /api/admin/people/get", by: "admin", commands: 3 },
  { endpoint: "GET /api/admin/secondFactor/get", by: "admin", commands: 2 },
  { endpoint: "GET /api/admin/products/import/recent", by: "admin", commands: 3 },
];

/** The endpoints that are not measured, and why. */
export const unmeasured: Readonly<Record<string, string>> = {
  "PUT /api/address/update/{userId}/{addressId}": "another path of a measured call",
  "POST /api/shop/review/upload_image": "takes its time at the provider of pictures",
  "POST /api/shop/return/upload_image": "takes its time at the provider of pictures",
  "POST /api/shop/grievance/upload_image": "takes its time at the provider of pictures",
  "POST /api/shop/profile/upload_avtar": "takes its time at the provider of pictures",
  "POST /api/admin/products/upload_image": "takes its time at the provider of pictures",
  "POST /api/admin/orders/rejectNewAccounts": "as many changes of status as there are orders",
  "GET /api/admin/products/export": "reads the whole catalogue",
  "POST /api/admin/catalogue/merge": "as many commands as the entry has products",
  "DELETE /api/admin/catalogue/delete/{list}/{id}": "reads all products, to count those that use the entry",
  "POST /api/admin/products/import": "as many commands as the file has parts",
  "POST /api/admin/products/import/part": "as many commands as the file has parts",
  "POST /api/admin/products/import/check": "as many commands as the file has parts",
  "POST /api/admin/products/import/picture": "as many commands as the file has pictures",
  "POST /api/admin/products/import/pictures": "as many commands as the file has pictures",
  "POST /api/admin/products/import/apply": "as many commands as the file has parts",
  "POST /api/admin/products/import/continue": "as many commands as the file has parts",
  "POST /api/shop/privacy/export": "as many commands as there are orders, in batches",
  "POST /api/shop/privacy/delete": "once in the life of an account",
  "POST /api/admin/people/grant": "rare, and checks a password",
  "POST /api/admin/people/revoke": "rare, and checks a password",
  "POST /api/admin/secondFactor/begin": "rare, and checks a password",
  "POST /api/admin/secondFactor/enable": "rare, and needs an authenticator",
  "POST /api/admin/secondFactor/disable": "rare, and checks a password",
  "POST /api/webhooks/razorpay": "no shopper waits for it",
  "GET /api/cron/reconcile": "as many commands as there are orders to check",
  "POST /api/cron/reconcile": "as many commands as there are orders to check",
};
