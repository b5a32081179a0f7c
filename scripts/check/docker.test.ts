import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inRoot } from "../lib/folders.mjs";

const read = (file: string) => readFileSync(inRoot(file), "utf8");
const { scripts, workspaces } = JSON.parse(read("package.json"));

it("copies files into the image that exist, the manifest of every workspace among them", () => {
  const copies = [...read("Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
  const copied = copies.flatMap(([, sources = ""]) => sources.split(" "));
  expect(copied.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
  for (const workspace of workspaces) expect(copied).toContain(`${workspace}/package.json`);
});

it("runs commands that exist, as a user other than root, with a health check", () => {
  const file = read("Dockerfile");
  for (const [, name = ""] of file.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(name);
  const last = file.slice(file.lastIndexOf("FROM "));
  expect(last).toMatch(/^USER node$/m);
  expect(last).toContain("/api/health");
  const [, server = ""] = /^CMD \["node", .*"(.+)"\]$/m.exec(last) ?? [];
  expect(existsSync(inRoot(server))).toBe(true);
});

it("keeps secrets, and everything that git does not have, out of the image", () => {
  const ignored = read(".dockerignore").split("\n");
  expect(ignored).toEqual(expect.arrayContaining([".git", ".env", ".env.*", ".data", "**/node_modules"]));
});
