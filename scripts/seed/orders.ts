import type { Account, Accounts } from "./accounts";

const home = {
  name: "Asha Rao",
  address: "12 Silver Oak Residency, 4th Cross, Indiranagar",
  city: "Bangalore",
  state: "Karnataka",
  pincode: "560038",
  phone: "9845011223",
  addressType: "home",
};
const work = { ...home, address: "3rd Floor, 27 Residency Road", pincode: "560025", addressType: "work" };

const shipment = {
  carrier: "Sample Courier",
  trackingNumber: "SC 4711 0815",
  trackingUrl: "https://courier.example/track/SC47110815",
};
const shipped = { orderStatus: "Shipped", shipment };
const delivered = { orderStatus: "Delivered" };

interface SampleOrder {
  /** Titles of the demo catalogue. */
  titles: string[];
  isPaid: boolean;
  /** What the admin does with it, one after the other. */
  steps: object[];
}

/** An order in each state, the newest last. A delivered one comes first: a new account may hold few unpaid pieces. */
const samples: SampleOrder[] = [
  {
    titles: ["Neel Block-Print Straight Kurta", "Khadi Madder Border Saree"],
    isPaid: true,
    steps: [shipped, delivered],
  },
  { titles: ["Sagar Breton Stripe Tee", "Genda Heavy Cotton Tee"], isPaid: false, steps: [shipped, delivered] },
  {
    titles: ["Harbour Trucker Jacket"],
    isPaid: false,
    steps: [{ orderStatus: "Rejected", reason: "The last piece was damaged" }],
  },
  { titles: ["Gulmohar Floral Tea Dress"], isPaid: true, steps: [shipped] },
  { titles: ["Kutch Bandhani Flared Skirt", "Pochampally Ikat Kurti"], isPaid: true, steps: [] },
];

interface SampleReturn {
  /** The order, by its place among the samples, and its lines by theirs. */
  order: number;
  lines: { line: number; reason: string; isExchange?: boolean }[];
  steps: string[];
}

/** One that is refunded, with its credit note, one that waits for the shop, and an exchange that is to be sent. */
const sampleReturns: SampleReturn[] = [
  { order: 0, lines: [{ line: 0, reason: "Size too small" }], steps: ["Approved", "Picked up", "Received"] },
  { order: 0, lines: [{ line: 1, reason: "Changed my mind" }], steps: [] },
  {
    order: 1,
    lines: [{ line: 0, reason: "Size too large", isExchange: true }],
    steps: ["Approved", "Picked up", "Received"],
  },
];

/** What the wishlist has. */
const wished = ["Mayura Zari Border Saree", "Shimla Cable Knit Sweater", "Rani Kali Buti Lehenga"];

interface DemoShop {
  url: string;
  accounts: Accounts;
  /** The address of the simulated payment provider. */
  provider: string;
}

/** Sends a call as somebody who is signed in. @throws Error when it is refused */
type Call = (method: "GET" | "POST" | "PUT", path: string, body?: object) => Promise<Answer>;
// biome-ignore lint/suspicious/noExplicitAny: the shop's answers differ from call to call
type Answer = any;

async function ask(address: string, method: string, body?: object, cookie = ""): Promise<Response> {
  const answer = await fetch(address, {
    method,
    headers: { cookie, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function signIn(url: string, { email, password }: Account): Promise<{ id: string; call: Call }> {
  const answer = await ask(`${url}/api/auth/login`, "POST", { email, password });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const { user } = (await answer.json()) as Answer;
  return { id: user.id, call: async (method, path, body) => (await ask(url + path, method, body, cookie)).json() };
}

/**
 * Gives the demo's shopper orders in every state, returns, two addresses and a wishlist, all through the shop's own calls.
 * @throws Error when a call is refused
 */
export async function seedOrders({ url, accounts, provider }: DemoShop): Promise<void> {
  const [shopper, admin] = await Promise.all([signIn(url, accounts.shopper), signIn(url, accounts.admin)]);
  const productOf = async (title: string) =>
    (await shopper.call("GET", `/api/shop/products/get?limit=1&q=${encodeURIComponent(title)}`)).data[0];
  for (const address of [home, work]) await shopper.call("POST", "/api/shop/address/add", address);
  for (const title of wished) {
    await shopper.call("POST", "/api/shop/wishlist/add", { productId: (await productOf(title))._id });
  }
  const orderIds: string[] = [];
  for (const { titles, isPaid, steps } of samples) {
    for (const title of titles) {
      const { _id, stockBySize } = await productOf(title);
      const size = Object.keys(stockBySize ?? {}).find((one) => stockBySize[one] > 1) ?? null;
      await shopper.call("POST", "/api/shop/cart/add", { productId: _id, quantity: 1, size });
    }
    const { addressType: _, ...addressInfo } = home;
    const path = isPaid ? "/api/shop/order/create" : "/api/shop/order/createCOD";
    const { orderId, razorpayOrderId } = await shopper.call("POST", path, { addressInfo });
    if (isPaid) {
      const how = { order_id: razorpayOrderId, webhooks: "lose" };
      const paid = (await (await ask(`${provider}/_test/pay`, "POST", how)).json()) as object;
      await shopper.call("POST", "/api/shop/order/capture", { orderId, ...paid });
    }
    for (const step of steps) await admin.call("POST", "/api/admin/orders/updateStatus", { orderId, ...step });
    orderIds.push(orderId);
  }
  for (const { order, lines, steps } of sampleReturns) {
    const orderId = orderIds[order];
    const { orders } = await shopper.call("GET", `/api/shop/order/fetchOrdersDetail/${orderId}`);
    const asked = await Promise.all(
      lines.map(async ({ line, reason, isExchange }) => {
        const { _id: lineId, productId, size } = orders.cartItems[line];
        const { data } = await shopper.call("GET", `/api/shop/products/get/${productId}`);
        const other = Object.keys(data.stockBySize ?? {}).find((one) => one !== size && data.stockBySize[one] > 1);
        return { lineId, quantity: 1, reason, ...(isExchange && { exchangeSize: other }) };
      }),
    );
    const made = await shopper.call("POST", "/api/shop/return/add", { orderId, lines: asked, upi: "asha@samplebank" });
    for (const status of steps) {
      await admin.call("PUT", "/api/admin/returns/update", { returnId: made.return._id, status });
    }
  }
}
