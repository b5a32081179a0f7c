import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { inRoot } from "../lib/folders.mjs";

const under = (folder: string) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
const documents = ["README.md", "SECURITY.md", ...under("docs").filter((file) => file.endsWith(".md"))];
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
