import "server-only";
import { databaseAway } from "@/lib/server/database/errors";
import { log } from "../log";
import { connectDatabase } from "./connection";
import { missingIndexes, missingMigrations } from "./missing";

/** The migrations of this build; next.config.mjs inlines them. */
const migrations = (process.env.BUILD_MIGRATIONS ?? "").split(",").filter(Boolean);

/** How long a database that lacks something is not looked at again, in ms. */
const restMs = 3_000;

declare global {
  /** The last check; a database that lacks nothing is never checked again. By `performance.now()`. */
  var vastraMigrationCheck: { until: number; missing: Promise<string[]> } | undefined;
}

/**
 * What the database lacks to be written to: migrations of this build, and unique indexes. Other indexes only make it
 * faster, and a newer version may have dropped them.
 * @throws AppError database_away
 */
export function missingInDatabase(): Promise<string[]> {
  const last = globalThis.vastraMigrationCheck;
  if (last && performance.now() < last.until) return last.missing;
  const check = { until: Number.POSITIVE_INFINITY, missing: find() };
  globalThis.vastraMigrationCheck = check;
  check.missing.then(
    (missing) => {
      if (missing.length === 0) return;
      check.until = performance.now() + restMs;
      log.error({ missing }, "the database is not migrated: run `npm run migrate`");
    },
    () => {
      check.until = 0;
    },
  );
  return check.missing;
}

async function find(): Promise<string[]> {
  const { db } = (await connectDatabase()).connection;
  if (!db) throw databaseAway();
  const [pending, indexes] = await Promise.all([missingMigrations(db, migrations), missingIndexes(db)]);
  const unique = indexes.filter((index) => index.unique);
  return [...pending.map((name) => `migration ${name}`), ...unique.map(({ name }) => `index ${name}`)];
}
