import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "../lib/folders.mjs";
import { anyFreePort, thisOrAnyFreePort } from "../lib/free-port";
import { readJson, writeJson } from "../lib/json-file.mjs";
import { freshLog, lastLines } from "../lib/logs";
import { say, step } from "../lib/progress.mjs";
import type { Session, Started } from "../lib/session.mjs";
import { findMongod, type Mongod } from "./find-mongod";
import { bringUpReplicaSet, replicaSetName } from "./replica-set";

/** Stored beside the data: the port because the replica set stores it, the version because only that opens the data. */
type Kept = { port: number; version: string };

/** The URL of the shop's database on a port of this machine, or on several. */
export const localUri = (port: number | readonly number[], name = "vastra"): string =>
  `mongodb://${[port].flat().map((one) => `127.0.0.1:${one}`)}/${name}?replicaSet=${replicaSetName}`;

async function choosePort(kept: Kept | undefined): Promise<number> {
  if (!kept) return anyFreePort();
  const port = await thisOrAnyFreePort(kept.port);
  if (port !== kept.port) say(`  Port ${kept.port} of the database is taken by another program: moving it to ${port}`);
  return port;
}

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
  session: Session,
  { binary, folder, port, cacheSize = 0.5, parameters = {} }: Member,
): Started & { log: string } {
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
  const info = { uri: localUri(port) };
  return { ...session.start({ name: "database", command: binary, args, log, timeoutMs: 30_000, info }), log };
}

/**
 * Starts a mongod of this clone on `.data/<name>/db`, with the port stored beside the data.
 * A database that was killed restarts with everything it had acknowledged.
 * @param parameters server parameters in addition to the usual ones
 * @throws Error when there is no mongod, or it does not start.
 */
export async function startMongod(
  session: Session,
  name: string,
  parameters: Record<string, string> = {},
): Promise<Started & { uri: string; mongod: Mongod }> {
  const folder = dataFolder(name);
  const record = join(folder, "database.json");
  const kept: Kept | undefined = readJson(record);
  const mongod = await findMongod({ folder, version: kept?.version });
  const port = await choosePort(kept);
  const { log, ...started } = spawnMongod(session, { binary: mongod.path, folder, port, parameters });
  try {
    await step("Starting the database", () => bringUpReplicaSet([port], started.ended));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database did not start: ${reason}.\n${lastLines(log, 5)}\nIts whole log is ${log}`);
  }
  writeJson(record, { port, version: mongod.version } satisfies Kept);
  return { ...started, uri: localUri(port), mongod };
}
