import { findRunning } from "../lib/session-record.mjs";
import { loadEnvFile } from "./env-file";

/**
 * The database a standalone command uses: MONGODB_URI if it is set, else that of the demo or dev server
 * running in this clone.
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
