import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyEntry, entriesIn } from "./entries";

it("links to folders are listed and copied as links, as the packages of a build are", () => {
  const base = mkdtempSync(join(tmpdir(), "vastra entries "));
  try {
    mkdirSync(join(base, "build", "packages"), { recursive: true });
    mkdirSync(join(base, "package", "dist"), { recursive: true });
    writeFileSync(join(base, "package", "dist", "index.js"), "packaged()");
    writeFileSync(join(base, "build", "BUILD_ID"), "one");
    symlinkSync("../../package", join(base, "build", "packages", "linked"));

    const entries = entriesIn(base, "build");
    expect(entries.sort()).toEqual(["build/BUILD_ID", "build/packages/linked"]);
    for (const path of [...entries, "package/dist/index.js"]) copyEntry(join(base, path), join(base, "release", path));
    expect(readlinkSync(join(base, "release", "build", "packages", "linked"))).toBe("../../package");
    const through = join(base, "release", "build", "packages", "linked", "dist", "index.js");
    expect(readFileSync(through, "utf8")).toBe("packaged()");
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
});
