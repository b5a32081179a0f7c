import { findRunning } from "../lib/session-record.mjs";
import { loadEnvFile } from "./env-file";

/**
 * The database that a command of its own works on: MONGODB_URI when it is set, else that of the demo or dev server
 * which is running in this clone.
 * @throws Error when there is neither.
 */
export function databaseOfClone(): string {
  loadEnvFile();
  const given = process.env.MONGODB_URI?.trim();
  if (given) return given;
  const running = findRunning("demo", "database")?.process.info.uri;
  if (typeof running === "string") return running;
  throw new Error("Which database? Set MONGODB_URI, or start the demo first: npm run demo");
}
