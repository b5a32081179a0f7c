import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as tags from "./tags.mjs";

const own = "lib/cache/server/tags.mjs";
const names = Object.keys(tags).filter((name) => name !== "tagTable");

const sources = ["lib", "app"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes(".test.") && file !== own)
  .map((file) => ({ file, source: readFileSync(file, "utf8") }));

const isUsed = (source: string, name: string) =>
  source.includes("tags.mjs") && new RegExp(`\\b${name}\\b`).test(source);

describe("the table of cache tags", () => {
  it("has every tag", () => {
    expect(Object.keys(tags.tagTable).sort()).toEqual([...names].sort());
  });

  it.each(names)("names the files that use %s", (name) => {
    const { readBy = [], invalidatedBy = [] } = tags.tagTable[name] ?? {};
    const using = sources.filter(({ source }) => isUsed(source, name)).map(({ file }) => file);
    expect([...new Set([...readBy, ...invalidatedBy])].sort()).toEqual(using.sort());
  });

  it("is where the code has its tags from", () => {
    const texts = [tags.listsTag, tags.productsTag, "product:", "answers:", tags.listedPrefix, tags.eventPrefix];
    const isWritten = new RegExp(
      `(?:[tT]ags\\b|tie\\(|revalidateTag\\(|invalidate\\w*\\()[^;\\n]*["\`](?:${texts.join("|")})`,
    );
    expect(sources.filter(({ source }) => isWritten.test(source)).map(({ file }) => file)).toEqual([]);
  });
});
