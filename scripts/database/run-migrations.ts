import { setTimeout as sleep } from "node:timers/promises";
import { config, up } from "migrate-mongo";
import type { Db } from "mongodb";
import mongoose from "mongoose";
import { inRoot } from "../lib/folders.mjs";
import { say } from "../lib/progress.mjs";
import { withModels } from "./with-models";

const lockCollectionName = "changelog_lock";

/** How long the lock of a killed migration lasts, in s. The database checks once a minute. */
const lockTtl = 120;

async function waitForOthers(db: Db): Promise<void> {
  const deadline = Date.now() + (lockTtl + 90) * 1000;
  const lock = db.collection(lockCollectionName);
  await lock.createIndex({ createdAt: 1 }, { expireAfterSeconds: lockTtl });
  let said = false;
  while ((await lock.countDocuments()) > 0 && Date.now() < deadline) {
    if (!said) say("  Another migration of this database is running or was interrupted: waiting ...");
    said = true;
    await sleep(1000);
  }
}

/** Adds what the schemas declare and the database lacks; changing or dropping an index requires a migration. */
async function makeCollectionsAndIndexes(models: mongoose.Model<unknown>[]): Promise<void> {
  for (const model of models) {
    await model.createCollection();
    await model.createIndexes();
  }
}

/**
 * Brings a database up to date: collections and indexes of the models, then the migrations it has not run yet.
 * @param alone whether no other process can be migrating it, so that a lock must be left over from a killed start
 * @returns the names of the migrations that ran
 * @throws Error when the database can't be reached, or a migration fails; a failed one runs again the next time.
 */
export async function runMigrations(uri: string, { alone = false } = {}): Promise<string[]> {
  return withModels(uri, async (models) => {
    const { db } = mongoose.connection;
    if (!db) throw new Error("The connection has no database.");
    if (alone) await db.collection(lockCollectionName).deleteMany({});
    await waitForOthers(db);
    await makeCollectionsAndIndexes(models);
    config.set({
      migrationsDir: inRoot("scripts", "migrations"),
      changelogCollectionName: "changelog",
      lockCollectionName,
      lockTtl,
      useFileHash: false,
      moduleSystem: "esm",
    });
    return up(db, mongoose.connection.getClient());
  });
}
