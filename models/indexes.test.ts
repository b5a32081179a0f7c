import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const files = ["cart", "order", "product", "return", "review", "review-report", "review-vote"].map(
  (name) => `models/${name}.ts`,
);

describe.each(files)("the indexes of %s", (file) => {
  const source = readFileSync(file, "utf8");
  const groups = source
    .slice(source.indexOf("// Each index with what reads by it"))
    .split(/\n(?=\/\/ lib\/)/)
    .slice(1);
  const readers = groups.flatMap((group) => [...group.matchAll(/lib\/[\w/-]+\.ts/g)].map(([path]) => path));

  it("all have a reader, which exists", () => {
    const indexes = (text: string) => text.match(/Schema\.index\(/g)?.length ?? 0;
    expect(groups.map(indexes)).not.toContain(0);
    expect(groups.reduce((sum, group) => sum + indexes(group), 0)).toBe(indexes(source));
    expect(readers.filter((path) => !existsSync(path))).toEqual([]);
  });
});
