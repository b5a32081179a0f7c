import { setTimeout as sleep } from "node:timers/promises";
import { config, down, status, up } from "migrate-mongo";
import type { Db } from "mongodb";
import mongoose from "mongoose";
import { changelog, missingIndexes } from "@/lib/server/database/missing";
import { allModels } from "@/models/all";
import { inRoot } from "../lib/folders.mjs";
import { say } from "../lib/progress.mjs";
import { withModels } from "./with-models";

const lockCollectionName = "changelog_lock";

/** How long the lock of a killed migration lasts, in s. The database checks once a minute. */
const lockTtl = 120;

config.set({
  migrationsDir: inRoot("scripts", "migrations"),
  changelogCollectionName: changelog,
  lockCollectionName,
  lockTtl,
  useFileHash: false,
  moduleSystem: "esm",
});

function connected(): Db {
  const { db } = mongoose.connection;
  if (!db) throw new Error("The connection has no database.");
  return db;
}

async function waitForOthers(db: Db): Promise<void> {
  const lock = db.collection(lockCollectionName);
  await lock.createIndex({ createdAt: 1 }, { expireAfterSeconds: lockTtl });
  let said = false;
  while ((await lock.countDocuments()) > 0) {
    if (!said) say("  Another migration of this database is running or was interrupted: waiting ...");
    said = true;
    await sleep(1000);
  }
}

/** Keeps the lock while migrations run: of a large shop they take longer than it lasts, and no other may begin beside. */
async function keepingLock<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const lock = db.collection(lockCollectionName);
  const renew = () => lock.updateMany({}, { $set: { createdAt: new Date() } }).catch(() => undefined);
  const timer = setInterval(renew, (lockTtl * 1000) / 4);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Adds what the schemas declare and the database lacks; changing or dropping an index requires a migration. */
async function makeCollectionsAndIndexes(): Promise<void> {
  for (const model of allModels) {
    await model.createCollection();
    await model.createIndexes();
  }
}

/**
 * Brings a database up to date: collections and indexes of the models, then the migrations it has not run yet.
 * @param exclusive whether no other process can be migrating it, so that a lock must be left over from a killed start
 * @returns the names of the migrations that ran
 * @throws Error when the database can't be reached, or a migration fails; a failed one runs again the next time.
 */
export async function runMigrations(uri: string, { exclusive = false } = {}): Promise<string[]> {
  return withModels(uri, async () => {
    const db = connected();
    if (exclusive) await db.collection(lockCollectionName).deleteMany({});
    await waitForOthers(db);
    await makeCollectionsAndIndexes();
    return keepingLock(db, () => up(db, mongoose.connection.getClient()));
  });
}

/** What has been done to a database, and what this version still has to do. */
export interface MigrationStatus {
  /** The migrations of this version, in their order; `ranAt` is null for one that has yet to run. */
  migrations: { name: string; ranAt: string | null }[];
  /** Migrations that ran, and that this version does not have. */
  unknown: string[];
  /** Indexes that the models declare and the database lacks. */
  missingIndexes: string[];
}

async function readStatus(db: Db): Promise<MigrationStatus> {
  const known = await status(db);
  const ran: string[] = await db.collection(changelog).distinct("fileName");
  return {
    migrations: known.map(({ fileName, appliedAt }) => ({
      name: fileName,
      ranAt: appliedAt === "PENDING" ? null : appliedAt,
    })),
    unknown: ran.filter((name) => !known.some(({ fileName }) => fileName === name)),
    missingIndexes: (await missingIndexes(db)).map(({ name }) => name),
  };
}

/** Reads what has been done to a database; changes nothing. @throws Error when it can't be reached */
export async function migrationStatus(uri: string): Promise<MigrationStatus> {
  return withModels(uri, () => readStatus(connected()));
}

/**
 * Takes back the last migration that ran; indexes of the models stay.
 * @returns its name; undefined when none has run
 * @throws Error when a newer version ran a migration, which only that version can take back
 */
export async function takeBackLast(uri: string): Promise<string | undefined> {
  return withModels(uri, async () => {
    const db = connected();
    await waitForOthers(db);
    const { unknown } = await readStatus(db);
    if (unknown.length > 0) {
      throw new Error(`This version does not have ${unknown.join(", ")}: take it back with the version that has it.`);
    }
    return (await keepingLock(db, () => down(db, mongoose.connection.getClient()))).at(0);
  });
}
