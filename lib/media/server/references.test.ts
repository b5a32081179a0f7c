import { readdirSync } from "node:fs";
import mongoose, { type Schema } from "mongoose";
import { beforeAll, describe, expect, it } from "vitest";
import { isShown, references } from "./references";

/** Names of fields that may contain the URL of a picture. */
const pictureName = /(^|\.)(image|images|avatar|picture|pictures|photo|photos)$/i;

/** The paths of a schema, including those of its subschemas. */
function pathsOf(schema: Schema, before = ""): string[] {
  return Object.entries(schema.paths).flatMap(([name, type]) => [
    `${before}${name}`,
    ...(type.schema ? pathsOf(type.schema, `${before}${name}.`) : []),
  ]);
}

beforeAll(async () => {
  for (const file of readdirSync("models")) await import(`../../../models/${file.replace(/\.ts$/, "")}.ts`);
});

describe("references to pictures", () => {
  it("cover every field of a model that stores a picture", () => {
    const held = Object.values(mongoose.models).flatMap(({ modelName, schema }) =>
      pathsOf(schema)
        .filter((path) => pictureName.test(path))
        .map((path) => `${modelName} ${path}`),
    );
    const listed = references.map(({ model, path }) => `${model.modelName} ${path}`);
    expect(held.length).toBeGreaterThan(2);
    expect(listed).toEqual(expect.arrayContaining(held));
  });

  it("have one index each", () => {
    for (const { model, path } of references) {
      const indexes = mongoose.models[model.modelName]?.schema.indexes() ?? [];
      expect(
        indexes.map(([fields]) => Object.keys(fields)[0]),
        `${model.modelName} ${path}`,
      ).toContain(path);
    }
  });

  it("do not exist for an upload without a URL", async () => {
    expect(await isShown("")).toBe(false);
  });
});
