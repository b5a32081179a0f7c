import { expect, it } from "vitest";
import { GrowingLists } from "./positions";

/** More entries than a block has. */
const products = 20_000;

it("lists that grow have all their positions, in order, however many there are", async () => {
  const growing = new GrowingLists();
  for (let at = 0; at < products; at++) growing.add(at % 3 === 0 ? ["all", "third"] : ["all"], at);

  const lists = await growing.all(() => undefined);
  const all = Array.from({ length: products }, (_, at) => at);
  expect([...lists.keys()]).toEqual(["all", "third"]);
  expect(Array.from(lists.get("all") ?? [])).toEqual(all);
  expect(Array.from(lists.get("third") ?? [])).toEqual(all.filter((at) => at % 3 === 0));
});

it("without a product there are no lists", async () => {
  expect(await new GrowingLists().all(() => undefined)).toEqual(new Map());
});
