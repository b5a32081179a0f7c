import { rmSync } from "node:fs";
import { join } from "node:path";
import { testBuildFolder } from "../check/build-stage";
import { testEnvironment } from "../check/test-environment";
import { runMigrations } from "../database/run-migrations";
import { startMongod } from "../database/start-mongod";
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
  /** Asks it to stop (SIGTERM) and waits until it has. */
  stop: () => Promise<void>;
  /** Restarts it at the same URL. */
  start: () => Promise<void>;
}

/** A shop with its own database and payment provider; the shop and the database can be killed. */
export interface Place {
  /** The first instance, which receives the provider's webhooks. */
  shopUrl: string;
  mongodbUri: string;
  providerUrl: string;
  secrets: Secrets;
  /** Starts another instance of the same build with the same database. */
  openInstance: () => Promise<Instance>;
  first: Instance;
  /** Kills the first instance or the database without warning, and restarts it. */
  killAndRestart: (victim: Victim) => Promise<void>;
}

export type Victim = "shop" | "database";

async function kill(started: Started): Promise<void> {
  process.kill(-started.process.pid, "SIGKILL");
  await started.ended;
}

type Environment = Record<string, string | undefined>;

async function openInstance(session: Session, port: number, env: Environment): Promise<Instance> {
  const log = join(dataFolder(scope), `shop-${port}.log`);
  const start = () => startServer(session, { mode: "start", port, folder: testBuildFolder, env, log });
  let shop = await start();
  return {
    url: `http://localhost:${port}`,
    kill: () => kill(shop),
    stop: () => session.end(shop),
    start: async () => {
      shop = await start();
    },
  };
}

/** Opens the shop with an empty database. @throws Error when a part of it does not start */
export async function openPlace(session: Session): Promise<Place> {
  rmSync(dataFolder(scope), { recursive: true, force: true });
  const secrets = makeSecrets();
  let database = await startMongod(session, scope, parameters);
  const mongodbUri = database.uri;
  await runMigrations(mongodbUri, { alone: true });
  const port = await anyFreePort();
  const provider = await startSimulator(session, scope, "razorpay", { secrets, shopUrl: `http://localhost:${port}` });
  const providerUrl = String(provider.process.info.url);
  const ofProvider = simulators.find(({ name }) => name === "razorpay")?.shopEnv(secrets, providerUrl);
  const { JWT_SECRET, CRON_SECRET } = secrets;
  const env = testEnvironment({ MONGODB_URI: mongodbUri, JWT_SECRET, CRON_SECRET, ...ofProvider });
  const first = await openInstance(session, port, env);
  return {
    shopUrl: first.url,
    mongodbUri,
    providerUrl,
    secrets,
    first,
    openInstance: async () => openInstance(session, await anyFreePort(), env),
    killAndRestart: async (victim) => {
      if (victim === "shop") {
        await first.kill();
        await first.start();
      } else {
        await kill(database);
        database = await startMongod(session, scope, parameters);
      }
    },
  };
}
