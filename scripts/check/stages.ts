import { join } from "node:path";
import { dataFolder } from "../lib/folders.mjs";
import { readJson } from "../lib/json-file.mjs";
import { type Result, readPlaywright, readVitest } from "./reports";

/** One command of a stage: a tool of the dependencies with its arguments, or a Node program of this clone. */
export interface Command {
  args: readonly string[];
  /** TEST_REPORT is the file of its report: one of an earlier run is removed first. */
  env?: Record<string, string>;
  /** Reads what it reported; without it, the exit code counts. */
  read?: () => Result | undefined;
}

export interface Stage {
  name: string;
  title: string;
  /** @param extra arguments for its tool */
  commands: (extra: readonly string[]) => Command[];
  /** Runs only when it is named. */
  namedOnly?: boolean;
}

/** The command-line tools of the dependencies, each as the file that Node runs. */
const tools = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  knip: "node_modules/knip/bin/knip.js",
  next: "node_modules/next/dist/bin/next",
  playwright: "node_modules/@playwright/test/cli.js",
  tsc: "node_modules/typescript/bin/tsc",
  vitest: "node_modules/vitest/vitest.mjs",
};

/** Where Next.js writes the types of the routes; not the folder of the build that is made at the same time. */
const typesFolder = ".next-types";

const reportOf = (name: string) => join(dataFolder("test"), `${name}.json`);

function readReport<Report>(name: string, read: (report: Report) => Result) {
  return () => {
    const report: Report | undefined = readJson(reportOf(name));
    return report && read(report);
  };
}

function playwright(name: string, args: readonly string[], env: Record<string, string> = {}): Command {
  return {
    args: [tools.playwright, "test", ...args],
    env: { ...env, TEST_REPORT: reportOf(name), PLAYWRIGHT_HTML_OPEN: "never" },
    read: readReport(name, readPlaywright),
  };
}

/** The address of a shop, from the first argument. @throws Error for anything else */
function addressOf(address = ""): string {
  const isHttp = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (isHttp) return new URL(address).origin;
  throw new Error("Name the shop to test: npm test -- deployed https://shop.example");
}

const biome = (extra: readonly string[] = []): Command => ({ args: [tools.biome, "check", ".", ...extra] });

function vitest(extra: readonly string[]): Command {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportOf("vitest")}`];
  const env = { TEST_REPORT: reportOf("vitest") };
  return { args: [tools.vitest, "run", ...reporters, ...extra], env, read: readReport("vitest", readVitest) };
}

/** Type-checks the shop, with the types that Next.js makes for its routes, and packages in tools/. */
const typeChecks = (...projects: string[]): Command[] => [
  { args: [tools.next, "typegen"], env: { NEXT_DIST_DIR: typesFolder } },
  ...["tsconfig.test.json", ...projects].map((project) => ({ args: [tools.tsc, "--noEmit", "--project", project] })),
];

/** What `npm test` runs, each stage with the tools themselves. */
export const stages: Stage[] = [
  { name: "lint", title: "Format and lint", commands: (extra) => [biome(extra), { args: [tools.knip] }] },
  { name: "types", title: "Types", commands: () => typeChecks("tools/pincodes") },
  { name: "unit", title: "Unit tests", commands: (extra) => [vitest(extra)] },
  {
    name: "build",
    title: "Production build",
    commands: () => [{ args: ["--import", "tsx", "scripts/shop/run-build.ts"] }],
  },
  {
    name: "e2e",
    title: "API, browser and crash tests",
    commands: (extra) => [playwright("playwright", extra)],
  },
  {
    name: "quick",
    title: "What differs from main, and a smoke test",
    namedOnly: true,
    commands: () => [
      biome(),
      ...typeChecks(),
      vitest(["--changed=main", "--passWithNoTests"]),
      playwright("changed", ["--only-changed=main", "--pass-with-no-tests"]),
      playwright("smoke", ["--grep=@smoke", "--project=desktop"]),
    ],
  },
  {
    name: "deployed",
    title: "Read-only tests of a deployed shop",
    namedOnly: true,
    commands: ([address, ...extra]) => {
      const projects = ["api", "desktop", "phone"].map((name) => `--project=${name}`);
      return [playwright("deployed", ["--grep=@read", ...projects, ...extra], { TEST_URL: addressOf(address) })];
    },
  },
];

/**
 * What `npm test -- ...` requests: the named stages first, then arguments for the tool of the last of them. Without any
 * named stage, all run except those that must be named.
 * @throws Error for arguments without a stage to pass them to.
 */
export function choose(words: readonly string[]): { chosen: Stage[]; extra: readonly string[] } {
  const isStage = (word: string) => stages.some(({ name }) => name === word);
  const end = words.findIndex((word) => !isStage(word));
  const named = end < 0 ? words : words.slice(0, end);
  const extra = end < 0 ? [] : words.slice(end);
  if (named.length > 0) return { chosen: stages.filter(({ name }) => named.includes(name)), extra };
  if (extra.length === 0) return { chosen: stages.filter(({ namedOnly }) => !namedOnly), extra };
  throw new Error(
    `"${extra[0]}" is not a test stage. Name the stage it belongs to, one of ${stages.map(({ name }) => name).join(", ")}:\n` +
      "  npm test -- e2e e2e/api/cart.spec.ts",
  );
}
