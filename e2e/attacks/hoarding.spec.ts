import type { Db } from "mongodb";
import { say } from "../../scripts/lib/progress.mjs";
import { expect, type Target, test } from "./fixtures";
import { countsOf } from "./support/answers";

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
async function piecesLeft(database: Db): Promise<number> {
  const group = { $group: { _id: null, stock: { $sum: "$stock" } } };
  const [sum] = await database.collection("products").aggregate([group]).toArray();
  return sum?.stock ?? 0;
}

type Offered = { _id: string; stock: number; stockBySize: Record<string, number> | null };

/** As many pieces as a line may have, of the size with the most. */
function maxLineOf({ _id, stock, stockBySize }: Offered) {
  const [fullest] = Object.entries(stockBySize ?? {}).sort(([, a], [, b]) => b - a);
  const [size, left] = fullest ?? [undefined, stock];
  return { productId: _id, size, quantity: Math.max(1, Math.min(left, 10)) };
}

test(`${accounts} new accounts that order and hold without paying get 50 pieces each at most`, async ({
  target,
  database,
}) => {
  const before = await piecesLeft(database);
  const list = await fetch(`${target.url}/api/shop/products/get?limit=100&sortBy=price_lowtohigh`);
  const { data } = (await list.json()) as { data: Offered[] };
  const answers: { status: number }[] = [];
  const attack = async (number: number) => {
    const call = await newAccount(target, number);
    for (let round = 0; round < 8; round++) {
      for (const product of data.slice(round * 4, round * 4 + 4)) await call("/api/shop/cart/add", maxLineOf(product));
      for (const way of ["createCOD", "create"]) {
        answers.push(await call(`/api/shop/order/${way}`, { addressInfo: destination }));
      }
    }
  };
  await Promise.all(Array.from({ length: accounts }, (_, number) => attack(number)));
  const taken = before - (await piecesLeft(database));
  say(`${taken} of ${before.toLocaleString("en-IN")} pieces taken; orders: ${countsOf(answers)}`);
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThanOrEqual(accounts * 50);
});
