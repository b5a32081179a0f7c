import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, it } from "vitest";
import { inRoot } from "../lib/folders.mjs";

/** The rooms of lib from the ground up: each imports from those before it. Files without a folder are the ground. */
const floors = [
  ...[
    "lib",
    "overlays",
    "server",
    "cache",
    "http",
    "media",
    "payment",
    "admin-log",
    "tax",
    "catalog",
    "settings",
    "help",
    "message",
  ],
  ...[
    "auth",
    "cart",
    "address",
    "import",
    "config",
    "return",
    "order",
    "review",
    "profile",
    "wishlist",
    "grievance",
    "privacy",
    "jobs",
    "dashboard",
    "api",
    "pages",
  ],
  ...["gateway", "boot", "health", "openapi"],
];

/** Imports that go up, each for a reason. */
const upward = [
  // A setting is checked by the rules of its form.
  "lib/server/env.ts imports lib/tax/gstin.ts",
  // The log calls an order as screens do.
  "lib/admin-log/format.ts imports lib/order/short-number.ts",
  // A cart's line can be ordered as soon as an expired hold is released.
  "lib/cart/server/service.ts imports lib/order/server/reconcile/release.ts",
  // Mails about orders say what screens say.
  ...["mailed-order", "returns/mailed-return"].map(
    (file) => `lib/message/server/compose.ts imports lib/order/server/${file}.ts`,
  ),
];

const files = readdirSync(inRoot("lib"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes(".test."))
  .map((file) => posix.join("lib", file));

/** What each file imports of lib, types included. */
const imports = new Map(
  files.map((file) => {
    const source = readFileSync(inRoot(file), "utf8");
    const specifiers = [...source.matchAll(/(?:\bfrom|\bimport\(|\bimport)\s*"([^"]+)"/g)].map(([, one = ""]) => one);
    return [file, specifiers.flatMap((one) => resolve(file, one) ?? [])];
  }),
);

function resolve(from: string, specifier: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined;
  const path = specifier.startsWith("@/") ? specifier.slice(2) : posix.join(posix.dirname(from), specifier);
  return ["", ".ts", ".tsx", ".mjs"].map((end) => path + end).find((one) => files.includes(one));
}

function roomOf(file: string): string {
  const [, room = "", ...rest] = file.split("/");
  return rest.length === 0 ? "lib" : room;
}

it("has a floor for each room of lib", () => {
  expect([...new Set(files.map(roomOf))].sort()).toEqual([...floors].sort());
});

it("imports between rooms go down, but for those that are listed", () => {
  const found = [...imports].flatMap(([file, all]) =>
    all
      .filter((one) => floors.indexOf(roomOf(one)) > floors.indexOf(roomOf(file)))
      .map((one) => `${file} imports ${one}`),
  );
  expect(found.sort()).toEqual([...upward].sort());
});

it("no file imports itself by way of another room", () => {
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of imports.get(from) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      reached(next, seen);
    }
    return seen;
  };
  const reach = new Map(files.map((file) => [file, reached(file)]));
  const inCircles = files.filter((file) =>
    [...(reach.get(file) ?? [])].some((one) => roomOf(one) !== roomOf(file) && reach.get(one)?.has(file)),
  );
  expect(inCircles).toEqual([]);
});

it("all that reads or writes CSV files is in the room of imports", () => {
  const packages = /\bfrom "csv-(?:parse|stringify)\b/;
  const found = files.filter((file) => /csv/i.test(file) || packages.test(readFileSync(inRoot(file), "utf8")));
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((file) => roomOf(file) !== "import")).toEqual([]);
});

/** Folders of components that are no nouns: the frame and its parts, and screens, with the nouns that they show. */
const screens: Record<string, string[]> = {
  account: ["profile", "order", "address", "review"],
  admin: ["dashboard", "order", "return", "catalog", "message", "auth", "admin-log", "review"],
  checkout: ["order", "cart"],
  delivery: ["order", "address"],
  form: ["http"],
  giftcard: [],
  layout: ["catalog"],
  returns: ["return", "order"],
  search: ["catalog"],
  ui: [],
  wallet: [],
};

it("a noun has the same name in lib and in components", () => {
  const folders = readdirSync(inRoot("components"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((folder) => !floors.includes(folder)).sort()).toEqual(Object.keys(screens).sort());
  expect(
    Object.values(screens)
      .flat()
      .filter((noun) => !floors.includes(noun)),
  ).toEqual([]);
});
