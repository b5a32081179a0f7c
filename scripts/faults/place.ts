import { rmSync } from "node:fs";
import { join } from "node:path";
import { testBuildFolder } from "../check/build-stage";
import { testEnvironment } from "../check/test-environment";
import { runMigrations } from "../database/run-migrations";
import { startMongod } from "../database/start-mongod";
import { endGroup } from "../lib/end-process.mjs";
import { dataFolder } from "../lib/folders.mjs";
import { anyFreePort } from "../lib/free-port";
import type { Session, Started } from "../lib/session.mjs";
import { makeSecrets, type Secrets } from "../shop/secrets";
import { startServer } from "../shop/server";
import { simulators } from "../shop/simulators";
import { startSimulator } from "../shop/start-simulator";

/** The data folder of these tests, separate from all others. */
const scope = "faults";

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

/** Kills a process without warning. */
export async function kill(started: Started): Promise<void> {
  process.kill(-started.process.pid, "SIGKILL");
  await started.ended;
}

type Environment = Record<string, string | undefined>;

async function openInstance(session: Session, scope: string, port: number, env: Environment): Promise<Instance> {
  const log = join(dataFolder(scope), `shop-${port}.log`);
  const start = () => startServer(session, { mode: "start", port, folder: testBuildFolder, env, log });
  let shop = await start();
  return {
    url: `http://localhost:${port}`,
    kill: () => kill(shop),
    stop: async () => {
      await endGroup(shop.process, stopMs);
      return shop.ended;
    },
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
  session: Session,
  { scope, mongodbUri, proxyUrl }: { scope: string; mongodbUri: string; proxyUrl?: string },
): Promise<Place> {
  const secrets = makeSecrets();
  await runMigrations(mongodbUri, { alone: true });
  const port = await anyFreePort();
  const shopUrl = proxyUrl ?? `http://localhost:${port}`;
  const urls: Record<string, string> = {};
  const ofSimulators: Record<string, string> = {};
  for (const { name, shopEnv } of simulators.filter(({ name }) => name !== "cloudinary")) {
    const { process } = await startSimulator(session, scope, name, { secrets, shopUrl });
    urls[name] = String(process.info.url);
    Object.assign(ofSimulators, shopEnv(secrets, String(process.info.url)));
  }
  const { razorpay: providerUrl = "", mail: mailboxUrl = "" } = urls;
  const { JWT_SECRET, CRON_SECRET } = secrets;
  const env = testEnvironment({ MONGODB_URI: mongodbUri, JWT_SECRET, CRON_SECRET, ...ofSimulators });
  return {
    shopUrl,
    mongodbUri,
    providerUrl,
    mailboxUrl,
    secrets,
    first: await openInstance(session, scope, port, env),
    openInstance: async () => openInstance(session, scope, await anyFreePort(), env),
  };
}

/** Opens the shop with an empty database of one member. @throws Error when a part of it does not start */
export async function openPlace(session: Session): Promise<CrashPlace> {
  rmSync(dataFolder(scope), { recursive: true, force: true });
  let database = await startMongod(session, scope, parameters);
  const place = await openShop(session, { scope, mongodbUri: database.uri });
  return {
    ...place,
    killAndRestart: async (victim) => {
      if (victim === "shop") {
        await place.first.kill();
        await place.first.start();
      } else {
        await kill(database);
        database = await startMongod(session, scope, parameters);
      }
    },
  };
}
