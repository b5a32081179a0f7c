import type { Schema } from "mongoose";
import { expect, it } from "vitest";
import { allModels } from "@/models/all";
import { countedCollections, references } from "./references";

/** Names of fields that may contain the URL of a picture. */
const pictureName = /(^|\.)(image|images|avatar|picture|pictures|photo|photos)$/i;

/** The paths of a schema, including those of its subschemas. */
function pathsOf(schema: Pick<Schema, "paths">, before = ""): string[] {
  return Object.entries(schema.paths).flatMap(([name, type]) => [
    `${before}${name}`,
    ...(type.schema ? pathsOf(type.schema, `${before}${name}.`) : []),
  ]);
}

it("cover every field of a model that stores a picture", () => {
  const stored = allModels.flatMap(({ collection: { collectionName }, schema }) =>
    pathsOf(schema)
      .filter((path) => pictureName.test(path))
      .map((path) => `${collectionName} ${path}`),
  );
  expect(stored.length).toBeGreaterThan(2);
  expect(Object.keys(references)).toEqual(expect.arrayContaining(stored));
});

it("are counted in the collections that have counted fields", () => {
  const counted = Object.entries(references).filter(([, kind]) => kind === "counted");
  expect(new Set(counted.map(([field]) => field.split(" ")[0]))).toEqual(new Set(countedCollections));
});
