import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inRoot } from "../lib/folders.mjs";

/** Folder of the importing file, and what it imports. */
type Planted = readonly [folder: string, specifier: string];

const refused: Planted[] = [
  ["app/shop", "@/models/order"],
  ["app/api/shop/planted", "../../../../models/order"],
  ["app/shop", "@/scripts/lib/free-port"],
  ["components/cart", "@/lib/order/server/place"],
  ["components/cart", "@/lib/order/server/cancel"],
  ["components/cart", "@/lib/catalog/server/search/words"],
  ["components/cart", "@/models/cart"],
  ["components/cart", "@/app/shop/layout"],
  ["lib/order", "@/lib/order/server/place"],
  ["lib/order", "./server/place"],
  ["lib/order", "../cart/server/service"],
  ["lib/order", "@/models/order"],
  ["lib", "@/models/order"],
  ["lib", "./server/env"],
  ["lib", "@/components/ui/button"],
  ["lib/order/server", "@/app/api/shop/config/route"],
  ["lib/order/server", "@/components/ui/button"],
  ["lib/order/server", "@/lib/cart/hooks"],
  ["lib/order/server", "@/scripts/lib/free-port"],
  ["models", "@/lib/order/totals"],
  ["models", "../lib/order/server/place"],
  ["models", "@/components/ui/button"],
  ["scripts", "@/components/ui/button"],
  ["scripts", "@/app/robots"],
  ["scripts", "../e2e/fixtures"],
  ["scripts/seed", "../../tools/pincodes/src/table"],
  ["scripts", "@vastra/pincodes"],
  ["app/shop", "@vastra/pincodes"],
  ["components/cart", "@/tools/pincodes/src/table"],
  ["lib/order/server", "../../../tools/pincodes/src/table"],
  ["tools/pincodes/src", "@/lib/money"],
  ["tools/pincodes/src/core", "../../../../lib/money"],
  ["tools/pincodes/src", "../../../scripts/lib/free-port"],
  ["tools/pincodes/src", "@vastra/others"],
];

const allowed: Planted[] = [
  ["app/api/shop/planted", "@/lib/order/server/place"],
  ["components/cart", "@/lib/cart/hooks"],
  ["lib/order/server", "@/models/order"],
  ["lib/order/server", "@/lib/cart/server/service"],
  ["lib/order", "next/server"],
  ["models", "./product"],
  ["models", "@/lib/order/status"],
  ["scripts", "@/lib/order/server/place"],
  ["tools/pincodes/src/core", "../spec"],
];

const planted = [...refused, ...allowed].map(([folder, specifier], at) => ({
  file: join(folder, `planted-${at}.ts`),
  specifier,
}));
let tree: string;
let report: string;

// A tree that contains only forbidden imports, checked once with the project's own rules.
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "layers-"));
  copyFileSync(inRoot("biome.json"), join(tree, "biome.json"));
  for (const { file, specifier } of planted) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `import { planted } from "${specifier}";\n\nplanted();\n`);
  }
  const biome = inRoot("node_modules", "@biomejs", "biome", "bin", "biome");
  const args = [biome, "lint", "--only=style/noRestrictedImports", "--vcs-enabled=false", "--max-diagnostics=none"];
  report = spawnSync(process.execPath, [...args, tree], { cwd: tree, encoding: "utf8" }).stderr;
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const isRefused = (folder: string, specifier: string) => {
  const file = planted.find((one) => dirname(one.file) === folder && one.specifier === specifier)?.file;
  return report.includes(`${file}:1:`);
};

it.each(refused)("the linter refuses %s importing %s", (folder, specifier) => {
  expect(isRefused(folder, specifier)).toBe(true);
});

it.each(allowed)("the linter allows %s importing %s", (folder, specifier) => {
  expect(isRefused(folder, specifier)).toBe(false);
});
