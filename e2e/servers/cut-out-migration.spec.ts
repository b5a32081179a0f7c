import * as cutOuts from "../../scripts/migrations/20261127010000-cut-out-pictures.js";
import { expect, test } from "../fixtures";
import { inOwnShop, yesterday } from "./support/own-shops";

inOwnShop(yesterday);

test("the pictures of tiles that an owner has left become cut-outs, and go back", async ({ database }) => {
  const stored = database.collection<{ _id: string; version: number; entries: Entry[] }>("cataloguelists");
  const read = async () => {
    const [categories, kinds] = [await stored.findOne({ _id: "categories" }), await stored.findOne({ _id: "kinds" })];
    if (!categories || !kinds) throw new Error("The lists are not there");
    const pictures = [...categories.entries, ...kinds.entries].map(({ id, tile, picture }) => [
      id,
      tile?.picture ?? picture,
    ]);
    return { pictures: Object.fromEntries(pictures), versions: [categories.version, kinds.version] };
  };
  // The other file that uses this shop leaves the lists as a migration before this one makes them.
  await cutOuts.up(database);
  const own = { "entries.$[kurtas].picture": "/pictures/own.webp" };
  await stored.updateOne({ _id: "kinds" }, { $set: own }, { arrayFilters: [{ "kurtas.id": "kurtas" }] });
  const now = await read();
  expect(Object.values(now.pictures).filter((picture) => !/\/(cut|hung)\//.test(String(picture)))).toEqual([
    "/pictures/own.webp",
  ]);

  await cutOuts.down(database);
  const before = await read();
  expect(Object.values(before.pictures).filter((picture) => /\/(cut|hung)\//.test(String(picture)))).toEqual([]);
  expect(before.pictures).toMatchObject({ men: "/pictures/shirt-madras-check.webp", kurtas: "/pictures/own.webp" });
  expect(before.versions, "whoever edits a list learns of it").toEqual(now.versions.map((version) => version + 1));

  await cutOuts.down(database);
  expect(await read(), "twice without harm").toEqual(before);
  await cutOuts.up(database);
  expect((await read()).pictures).toEqual(now.pictures);
});

interface Entry {
  id: string;
  picture?: string;
  tile?: { picture: string };
}
