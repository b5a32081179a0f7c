import { existsSync } from "node:fs";
import { inRoot } from "../lib/folders.mjs";

/** Reads .env, if it exists, for variables that the environment does not set already. */
export function loadEnvFile(): void {
  const file = inRoot(".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
