import { rmSync } from "node:fs";
import { join } from "node:path";
import { testEnvironment } from "../../../scripts/check/test-environment";
import { runMigrations } from "../../../scripts/database/run-migrations";
import { startMongod } from "../../../scripts/database/start-mongod";
import { dataFolder, inRoot } from "../../../scripts/lib/folders.mjs";
import { anyFreePort } from "../../../scripts/lib/free-port";
import { freshLog } from "../../../scripts/lib/logs";
import type { Processes, Running } from "../../../scripts/lib/processes";
import { waitForHttp } from "../../../scripts/lib/wait-for-http";
import { testFolder } from "../../../scripts/shop/build";
import { makeSecrets, type Secrets } from "../../../scripts/shop/secrets";
import { startSimulators } from "../../../scripts/simulators/start";
import { shortLived } from "../../own-server";

/** The data folder of these tests, separate from all others. */
export const scope = "crash";

/** Allows tests to delay a command; see hold-command.ts. */
const parameters = { enableTestCommands: "1" };

/** One process that serves the shop's build. */
export interface Instance {
  url: string;
  /** Kills it without warning. */
  kill: () => Promise<void>;
  /**
   * Asks it to stop (SIGTERM) and waits until it has. Returns its exit code: 0 when every request in progress was
   * answered and it ended by itself within 20 s.
   */
  stop: () => Promise<number>;
  /** Restarts it at the same URL. */
  start: () => Promise<void>;
}

/** A shop with its own database, payment provider and mailbox. */
export interface Place {
  /** Where shoppers and the provider's webhooks reach it: the first instance, or a proxy. */
  shopUrl: string;
  mongodbUri: string;
  providerUrl: string;
  mailboxUrl: string;
  secrets: Secrets;
  /** Starts another instance of the same build with the same database. */
  openInstance: () => Promise<Instance>;
  first: Instance;
}

/** A shop on one database that can be killed. */
export interface CrashPlace extends Place {
  /** Kills the first instance or the database without warning, and restarts it. */
  killAndRestart: (victim: Victim) => Promise<void>;
}

export type Victim = "shop" | "database";

/** How long an instance may take to stop, in ms. */
const stopMs = 20_000;

type Environment = Record<string, string | undefined>;

async function openInstance(processes: Processes, scope: string, port: number, env: Environment): Promise<Instance> {
  const log = freshLog(join(dataFolder(scope), `shop-${port}.log`));
  const args = [...shortLived, inRoot("server", "start.mjs"), "-H", "127.0.0.1", "-p", String(port)];
  const start = async (): Promise<Running> => {
    const running = processes.start({
      name: "shop",
      command: process.execPath,
      args,
      log,
      stopMs,
      env: { ...env, NEXT_DIST_DIR: testFolder, PORT: String(port) },
    });
    await waitForHttp(`http://127.0.0.1:${port}/api/ready`, running.isRunning);
    return running;
  };
  let shop = await start();
  return {
    url: `http://localhost:${port}`,
    kill: async () => {
      await shop.kill();
    },
    stop: () => shop.stop(),
    start: async () => {
      shop = await start();
    },
  };
}

/**
 * Starts the payment provider, the mailbox and one instance of the shop over a database that is up.
 * @param scope the folder inside `.data` for logs and the provider's state
 * @param proxyUrl what stands in front of the shop, if anything
 * @throws Error when a part of it does not start
 */
export async function openShop(
  processes: Processes,
  { scope, mongodbUri, proxyUrl }: { scope: string; mongodbUri: string; proxyUrl?: string },
): Promise<Place> {
  const secrets = makeSecrets();
  await runMigrations(mongodbUri, { exclusive: true });
  const port = await anyFreePort();
  const shopUrl = proxyUrl ?? `http://localhost:${port}`;
  const names = ["razorpay", "mail"] as const;
  const { urls, env: ofSimulators } = await startSimulators(processes, { scope, secrets, shopUrl, names });
  const { razorpay: providerUrl = "", mail: mailboxUrl = "" } = urls;
  const { JWT_SECRET, CRON_SECRET } = secrets;
  const env = testEnvironment({ MONGODB_URI: mongodbUri, JWT_SECRET, CRON_SECRET, ...ofSimulators });
  return {
    shopUrl,
    mongodbUri,
    providerUrl,
    mailboxUrl,
    secrets,
    first: await openInstance(processes, scope, port, env),
    openInstance: async () => openInstance(processes, scope, await anyFreePort(), env),
  };
}

/** Opens the shop with an empty database of one member. @throws Error when a part of it does not start */
export async function openPlace(processes: Processes): Promise<CrashPlace> {
  rmSync(dataFolder(scope), { recursive: true, force: true });
  let database = await startMongod(processes, scope, parameters);
  const place = await openShop(processes, { scope, mongodbUri: database.uri });
  return {
    ...place,
    killAndRestart: async (victim) => {
      if (victim === "shop") {
        await place.first.kill();
        await place.first.start();
      } else {
        await database.kill();
        database = await startMongod(processes, scope, parameters);
      }
    },
  };
}
