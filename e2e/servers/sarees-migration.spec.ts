import * as sarees from "../../scripts/migrations/20261130010000-sarees.js";
import { newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { inOwnShop, yesterday } from "./support/own-shops";

inOwnShop(yesterday);

test("sarees of a new shop are taxed as fabrics, and those of a shop with products are left to its owner", async ({
  database,
}) => {
  const stored = database.collection<{ _id: string; entries: { id: string; hsn: string }[] }>("cataloguelists");
  const code = async () => (await stored.findOne({ _id: "kinds" }))?.entries.find(({ id }) => id === "sarees")?.hsn;
  await stored.updateOne({ _id: "kinds", "entries.id": "sarees" }, { $set: { "entries.$.hsn": "" } });
  await newProduct(database);
  await sarees.up(database);
  expect(await code()).toBe("");

  await database.collection("products").deleteMany({});
  for (let times = 0; times < 2; times++) await sarees.up(database);
  expect(await code()).toBe("5407");
  await sarees.down(database);
  expect(await code()).toBe("");
  await sarees.up(database);
});
