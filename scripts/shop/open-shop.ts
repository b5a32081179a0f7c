import { join } from "node:path";
import { runMigrations } from "../database/run-migrations";
import { startMongod } from "../database/start-mongod";
import { dataFolder } from "../lib/folders.mjs";
import { nextFreePort } from "../lib/free-port";
import { isLocalDatabase, withoutPassword } from "../lib/local-database";
import type { Processes, Running } from "../lib/processes";
import { say, step } from "../lib/progress.mjs";
import { seed } from "../seed";
import type { Accounts } from "../seed/accounts";
import { type Simulators, startSimulators, unreplacedSimulators } from "../simulators/start";
import { ensureBuild, mainFolder } from "./build";
import { loadEnvFile } from "./env-file";
import { shopEnvironment, withGiven } from "./environment";
import { given, wantedPort } from "./given";
import { networkAddress, wantedHost } from "./network-address";
import { demoAccounts, type Secrets, secretsOfClone } from "./secrets";
import { startServer } from "./server";

/** The demo and the dev server share their data, so one of them runs at a time. */
export const scope = "demo";

export type OpenShop = {
  url: string;
  /** Where other machines in the network open it, when it listens there. */
  networkUrl?: string;
  mongodbUri: string;
  accounts: Partial<Accounts>;
  secrets: Secrets;
  simulators: Simulators;
  server: Running;
  /** Whether the database was empty, and the accounts were made now. */
  isNew: boolean;
  /** The file with the server's output; undefined when it goes to the terminal. */
  log?: string;
};

async function choosePort(wanted: number): Promise<number> {
  const port = await nextFreePort(wanted);
  if (port !== wanted) say(`  Port ${wanted} is taken: using ${port}`);
  return port;
}

/** The variables that let a browser of another machine use the shop: it loads Razorpay's simulator, and the dev server's files. */
function reachableAt(address: string, simulator: string | undefined): Record<string, string> {
  const script = simulator && `${simulator.replace("127.0.0.1", address)}/v1/checkout.js`;
  return { DEV_ORIGIN: address, ...(script && !given("RAZORPAY_CHECKOUT_URL") && { RAZORPAY_CHECKOUT_URL: script }) };
}

async function openDatabase(processes: Processes): Promise<string> {
  const uri = given("MONGODB_URI");
  if (!uri) {
    const { uri: own, mongod } = await startMongod(processes, scope);
    say(`  Database: MongoDB ${mongod.version} from ${mongod.from} (${mongod.path})`);
    return own;
  }
  say(`  Database: ${withoutPassword(uri)} (from MONGODB_URI)`);
  return uri;
}

/** Brings the database up to date and seeds it when it is empty. */
async function prepareDatabase(uri: string, secrets: Secrets) {
  const own = given("MONGODB_URI") === undefined;
  const applied = await step("Bringing the database up to date", () => runMigrations(uri, { exclusive: own }));
  for (const name of applied) say(`  Ran migration ${name}`);
  const { products, madeAccounts, accounts } = await step("Checking the database", () =>
    seed(uri, demoAccounts(secrets)),
  );
  if (products > 0) say(`  Added the demo catalogue: ${products} products`);
  if (madeAccounts) say("  Created two accounts: a shopper and an admin");
  if (!isLocalDatabase(uri)) {
    say("  The database is not on this machine: no accounts were made in it.");
    say("  Register in the shop, then: npm run admin -- <email>");
  }
  return { accounts, isNew: madeAccounts };
}

/** Everything from a fresh clone to a running shop: database, simulators, data, build, server. @throws Error with instructions. */
export async function openShop(processes: Processes, mode: "start" | "dev"): Promise<OpenShop> {
  loadEnvFile();
  const wanted = wantedPort();
  const secrets = withGiven(secretsOfClone(), process.env);
  const mongodbUri = await openDatabase(processes);
  const { accounts, isNew } = await prepareDatabase(mongodbUri, secrets);
  if (mode === "start") await ensureBuild(processes, mainFolder);
  // Chosen after the build, during which another process may take a port.
  const port = await choosePort(wanted);
  const url = `http://localhost:${port}`;
  const names = unreplacedSimulators();
  const simulators = await startSimulators(processes, { scope, secrets, shopUrl: url, names });
  const host = wantedHost();
  const address = host === "127.0.0.1" ? undefined : networkAddress();
  const log = mode === "start" ? join(dataFolder(scope), `shop-${port}.log`) : undefined;
  const server = await startServer(processes, {
    mode,
    port,
    folder: mainFolder,
    host,
    env: {
      ...shopEnvironment(secrets, mongodbUri, simulators.env),
      ...(address && reachableAt(address, simulators.urls.razorpay)),
    },
    log,
  });
  const networkUrl = address && `http://${address}:${port}`;
  return { url, networkUrl, mongodbUri, accounts, secrets, simulators, server, isNew, log };
}
