import { existsSync } from "node:fs";
import { inRoot } from "../lib/folders.mjs";

/** Reads .env, when there is one, for what the environment does not set already. */
export function loadEnvFile(): void {
  const file = inRoot(".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
