import { readdirSync } from "node:fs";
import { Schema } from "mongoose";
import { describe, expect, it } from "vitest";
import { allModels } from "./all";
import { validatorOf } from "./validator";

describe("the validator of a collection", () => {
  it("is what the newest migration of validators applies", async () => {
    const newest = readdirSync("scripts/migrations").findLast((name) => name.endsWith("-validators.json"));
    const lines = allModels.map(({ collection: { collectionName: name }, schema }) => {
      return `${JSON.stringify(name)}: ${JSON.stringify(validatorOf(name, schema))}`;
    });
    const all = `{\n${lines.join(",\n")}\n}\n`;
    await expect(all).toMatchFileSnapshot(`../scripts/migrations/${newest}`);
  });

  it("requires what the schema requires, except for fields that a migration has added", () => {
    const required = { type: String, required: true } as const;
    const schema = new Schema({
      title: required,
      percent: required,
      note: String,
      stock: Number,
      stockBySize: Schema.Types.Mixed,
    });
    schema.add({
      price: Number,
      saleprice: Number,
      pays: Number,
      has: { type: Object, required: true },
      facts: Object,
    });
    expect(validatorOf("products", schema).$jsonSchema.required).toEqual(["title", "_id"]);
    expect(validatorOf("others", schema).$jsonSchema.required).toEqual(["title", "percent", "_id", "has"]);
  });

  it("lists states, and leaves what an owner shapes to the lists of the catalogue", () => {
    const state = { type: String, enum: ["open"] };
    expect(validatorOf("things", new Schema({ state })).$jsonSchema.properties.state.enum).toEqual(["open", null]);
    const products = allModels.find(({ collection }) => collection.collectionName === "products");
    const { size, brand, colour } = validatorOf("products", products?.schema as Schema).$jsonSchema.properties;
    for (const field of [size.items, brand, colour]) expect(field).not.toHaveProperty("enum");
  });
});
