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

/** Where the data of these tests lie, apart from all others. */
const scope = "faults";

/** A shop with a database and a payment provider of its own, both of the former made to be killed. */
export interface Place {
  shopUrl: string;
  mongodbUri: string;
  providerUrl: string;
  secrets: Secrets;
  /** Kills the shop or its database without a warning, and starts it again. */
  killAndRestart: (victim: Victim) => Promise<void>;
}

export type Victim = "shop" | "database";

async function kill(started: Started): Promise<void> {
  process.kill(-started.process.pid, "SIGKILL");
  await started.ended;
}

/** Opens the shop over an empty database. @throws Error when a part of it does not come up */
export async function openPlace(session: Session): Promise<Place> {
  rmSync(dataFolder(scope), { recursive: true, force: true });
  const secrets = makeSecrets();
  let database = await startMongod(session, scope);
  const mongodbUri = database.uri;
  await runMigrations(mongodbUri, { alone: true });
  const port = await anyFreePort();
  const shopUrl = `http://localhost:${port}`;
  const provider = await startSimulator(session, scope, "razorpay", { secrets, shopUrl });
  const providerUrl = String(provider.process.info.url);
  const ofProvider = simulators.find(({ name }) => name === "razorpay")?.shopEnv(secrets, providerUrl);
  const { JWT_SECRET, CRON_SECRET } = secrets;
  const env = testEnvironment({ MONGODB_URI: mongodbUri, JWT_SECRET, CRON_SECRET, ...ofProvider });
  const start = () =>
    startServer(session, {
      mode: "start",
      port,
      folder: testBuildFolder,
      env,
      log: join(dataFolder(scope), "shop.log"),
    });
  let shop = await start();
  return {
    shopUrl,
    mongodbUri,
    providerUrl,
    secrets,
    killAndRestart: async (victim) => {
      if (victim === "shop") {
        await kill(shop);
        shop = await start();
      } else {
        await kill(database);
        database = await startMongod(session, scope);
      }
    },
  };
}
