import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { inRoot } from "../lib/folders.mjs";

// A change log names what is gone.
const documents = execFileSync("git", ["ls-files", "*.md", ":!CHANGELOG.md"], { cwd: inRoot(), encoding: "utf8" })
  .trim()
  .split("\n");
const folders = ["app", "components", "docs", "e2e", "lib", "models", "public", "scripts", "server", "tools"];
const ownPath = new RegExp(`^(?:${folders.join("|")})/[\\w./[\\]-]+$`);

it.each(documents)("%s names files and documents that exist", (document) => {
  const text = readFileSync(inRoot(document), "utf8");
  const paths = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = ""]) => path).filter((path) => ownPath.test(path));
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)[^)]*\)/g)].map(([, link = ""]) => link);
  const missing = [
    ...paths.filter((path) => !existsSync(inRoot(path))),
    ...links.filter((link) => !existsSync(inRoot(join(dirname(document), link)))),
  ];
  expect(missing).toEqual([]);
});
