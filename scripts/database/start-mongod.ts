import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "../lib/folders.mjs";
import { readJson } from "../lib/json-file.mjs";
import { freshLog, lastLines } from "../lib/logs";
import type { Processes, Running } from "../lib/processes";
import { step } from "../lib/progress.mjs";
import { portOf } from "../shop/ports";
import { findMongod, type Mongod } from "./find-mongod";
import { bringUpReplicaSet, replicaSetName } from "./replica-set";

/** The URL of the shop's database on a port of this machine, or on several. */
export const localUri = (port: number | readonly number[], name = "vastra"): string =>
  `mongodb://${[port].flat().map((one) => `127.0.0.1:${one}`)}/${name}?replicaSet=${replicaSetName}`;

/** One mongod process: its binary, its folder (data in `db`, log in `mongod.log`), and where it listens. */
interface Member {
  binary: string;
  folder: string;
  port: number;
  /** The size of its cache, in GB; 0.25 is the least. */
  cacheSize?: number;
  /** Server parameters in addition to the usual ones. */
  parameters?: Record<string, string>;
}

/** Starts the process of a mongod without waiting until it responds. */
export function spawnMongod(
  processes: Processes,
  { binary, folder, port, cacheSize = 0.5, parameters = {} }: Member,
): Running & { log: string } {
  mkdirSync(join(folder, "db"), { recursive: true });
  const log = freshLog(join(folder, "mongod.log"));
  const args = [
    ...["--dbpath", join(folder, "db"), "--port", String(port), "--bind_ip", "127.0.0.1", "--nounixsocket"],
    ...["--replSet", replicaSetName, "--oplogSize", "256", "--wiredTigerCacheSizeGB", String(cacheSize)],
    // As the only member it has nobody to hand over to: without this a stop takes 15 s.
    ...["--setParameter", "shutdownTimeoutMillisForSignaledShutdown=100"],
    ...["--setParameter", "diagnosticDataCollectionEnabled=false"],
    ...Object.entries(parameters).flatMap(([name, value]) => ["--setParameter", `${name}=${value}`]),
  ];
  return { ...processes.start({ name: "database", command: binary, args, log, stopMs: 30_000 }), log };
}

/**
 * Starts a mongod of this clone on `.data/<scope>/db`. A database that was killed restarts with everything it had
 * acknowledged. `.data/<scope>/mongod-version` has the version of the data: only the same series opens them.
 * @param parameters server parameters in addition to the usual ones
 * @throws Error when there is no mongod, or it does not start.
 */
export async function startMongod(
  processes: Processes,
  scope: string,
  parameters: Record<string, string> = {},
): Promise<Running & { uri: string; mongod: Mongod }> {
  const folder = dataFolder(scope);
  const versionFile = join(folder, "mongod-version");
  const version = existsSync(versionFile)
    ? readFileSync(versionFile, "utf8")
    : readJson(join(folder, "database.json"))?.version;
  const mongod = await findMongod({ folder, version });
  const port = await portOf(scope, "database");
  const { log, ...running } = spawnMongod(processes, { binary: mongod.path, folder, port, parameters });
  try {
    await step("Starting the database", () => bringUpReplicaSet([port], running.ended));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database did not start: ${reason}.\n${lastLines(log, 5)}\nIts whole log is ${log}`);
  }
  writeFileSync(versionFile, mongod.version);
  return { ...running, uri: localUri(port), mongod };
}
