import type { Call } from "../shared/exchange";
import { collection } from "./entities";
import { badInput } from "./refusals";

function whole(call: Call, name: string, otherwise: number, max: number): number {
  const text = call.query.get(name);
  if (text === null) return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw badInput(name, `The ${name} must be an integer.`);
  if (value > max) throw badInput(name, `The ${name} may not be greater than ${max}.`);
  return value;
}

/** One page of a list, newest first, by the provider's `from`, `to`, `count` (10, at most 100) and `skip`. */
export function listed<Item extends { created_at: number }>(call: Call, items: Item[]) {
  const from = whole(call, "from", 0, Number.MAX_SAFE_INTEGER);
  const to = whole(call, "to", Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const count = whole(call, "count", 10, 100);
  const skip = whole(call, "skip", 0, Number.MAX_SAFE_INTEGER);
  const within = items.filter(({ created_at }) => created_at >= from && created_at <= to).reverse();
  return collection(within.slice(skip, skip + count));
}
