import type { Schema } from "mongoose";
import { describe, expect, it } from "vitest";
import { allModels } from "@/models/all";
import { retentionReasons } from "../retention";
import { decisionsOf, storedFields } from "../stored-fields";

/** The fields of a schema that contain no others; mongoose's own counter is in every document. */
function fieldsOf(schema: Pick<Schema, "paths">, before = ""): string[] {
  const paths = Object.entries(schema.paths).flatMap(([name, type]) =>
    type.schema ? fieldsOf(type.schema, `${before}${name}.`) : [`${before}${name}`],
  );
  return paths.filter((path) => !path.endsWith("__v") && !paths.some((other) => other.startsWith(`${path}.`)));
}

describe("every stored field is decided about", () => {
  it.each(allModels.map(({ collection, schema }) => ({ name: collection.collectionName, schema })))(
    "of $name",
    ({ name, schema }) => {
      const decided = decisionsOf(name).map(([field]) => field);
      expect(decided.toSorted()).toEqual(fieldsOf(schema).toSorted());
    },
  );

  it("and no collection is listed that there is not", () => {
    const names = allModels.map(({ collection }) => collection.collectionName);
    expect(Object.keys(storedFields).toSorted()).toEqual(names.toSorted());
  });

  it("and each reason for which something stays is that of a field", () => {
    const decisions = new Set(Object.keys(storedFields).flatMap((name) => decisionsOf(name).map(([, one]) => one)));
    expect(
      Object.keys(retentionReasons).filter((reason) => !decisions.has(reason as keyof typeof retentionReasons)),
    ).toEqual([]);
  });

  it("a field that nobody has decided about is found", async () => {
    const { Schema } = await import("mongoose");
    const schema = new Schema({ userId: String, lines: [new Schema({ note: String }, { _id: false })] });
    expect(fieldsOf(schema)).toEqual(["userId", "lines.note", "_id"]);
  });
});
