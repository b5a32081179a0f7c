import { inRoot } from "../lib/folders.mjs";
import type { Session } from "../lib/session.mjs";

/** The command-line tools of the dependencies, each as the file that Node runs. */
const tools = {
  biome: ["@biomejs", "biome", "bin", "biome"],
  knip: ["knip", "bin", "knip.js"],
  next: ["next", "dist", "bin", "next"],
  playwright: ["@playwright", "test", "cli.js"],
  tsc: ["typescript", "bin", "tsc"],
  vitest: ["vitest", "vitest.mjs"],
} as const;

export type ToolName = keyof typeof tools;

/** Runs a tool with its output in the terminal. @returns its exit code */
export function runTool(
  session: Session,
  name: ToolName,
  args: string[],
  env: Record<string, string | undefined> = {},
): Promise<number> {
  const file = inRoot("node_modules", ...tools[name]);
  const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env };
  const options = { name, command: process.execPath, args: [file, ...args], env: environment };
  return session.start(options).ended;
}
