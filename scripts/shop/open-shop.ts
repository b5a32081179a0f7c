import { join } from "node:path";
import type { Run } from "../boot/run.mjs";
import { runMigrations } from "../database/run-migrations";
import { dataFolder } from "../lib/folders.mjs";
import { nextFreePort } from "../lib/free-port";
import { isLocalDatabase, withoutPassword } from "../lib/local-database";
import { say, step } from "../lib/progress.mjs";
import { seed } from "../seed";
import type { Accounts } from "../seed/accounts";
import { ensureBuild, unusedDevFolder } from "./build";
import { loadEnvFile } from "./env-file";
import { shopEnvironment, withGiven } from "./environment";
import { given, wantedPort } from "./given";
import { networkAddress, wantedHost } from "./network-address";
import { demoAccounts, type Secrets, secretsOfClone } from "./secrets";
import { startServer } from "./server";
import {
  addressOf,
  database,
  ensureService,
  inTurn,
  type Service,
  scope,
  simulatorServices,
  superviseServices,
} from "./services";

/** The second and third are used when a running demo still reads an older build from the first. */
const buildFolders = [".next", ".next-2", ".next-3"];

export type OpenShop = {
  url: string;
  /** Where other machines in the network open it, when it listens there. */
  networkUrl?: string;
  /** Where the mails of the shop are read, when its mailbox runs. */
  mailboxUrl?: string;
  mongodbUri: string;
  accounts: Partial<Accounts>;
  secrets: Secrets;
  services: Service[];
  /** Resolves to the server's exit code. */
  ended: Promise<number>;
};

async function choosePort(wanted: number): Promise<number> {
  const port = await nextFreePort(wanted);
  if (port !== wanted) say(`  Port ${wanted} is taken: using ${port}`);
  return port;
}

/** The variables that let a browser of another machine use the shop: it loads Razorpay's simulator, and the dev server's files. */
function reachableAt(address: string): Record<string, string> {
  const simulator = addressOf("razorpay simulator", "url");
  const script = simulator && `${simulator.replace("127.0.0.1", address)}/v1/checkout.js`;
  return { DEV_ORIGIN: address, ...(script && !given("RAZORPAY_CHECKOUT_URL") && { RAZORPAY_CHECKOUT_URL: script }) };
}

/** Brings the database up to date and seeds it when it is empty. */
async function prepareDatabase(uri: string, own: boolean, secrets: Secrets): Promise<Partial<Accounts>> {
  const applied = await step("Bringing the database up to date", () => runMigrations(uri, { alone: own }));
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
  return accounts;
}

/**
 * Everything from a fresh clone to a running shop: database, simulators, data, build, server. Starts of one clone
 * take turns until each is up.
 * @throws Error with instructions.
 */
export async function openShop({ session }: Run, mode: "start" | "dev"): Promise<OpenShop> {
  loadEnvFile();
  const wanted = wantedPort();
  const secrets = withGiven(secretsOfClone(), process.env);
  const givenUri = given("MONGODB_URI");
  if (givenUri) say(`  Database: ${withoutPassword(givenUri)} (from MONGODB_URI)`);
  return inTurn(async () => {
    const databases = givenUri ? [] : [database];
    for (const service of databases) await ensureService(session, service);
    const mongodbUri = givenUri ?? addressOf(database.name, "uri");
    if (!mongodbUri) throw new Error("The database stopped again. Its log is .data/demo/mongod.log");
    const accounts = await prepareDatabase(mongodbUri, !givenUri, secrets);
    const folder = mode === "start" ? await ensureBuild(session, buildFolders) : unusedDevFolder(buildFolders);
    // Chosen after the build, during which another process may take a port.
    const port = await choosePort(wanted);
    const url = `http://localhost:${port}`;
    const simulators = simulatorServices(secrets, url);
    await Promise.all(simulators.map((service) => ensureService(session, service)));
    const services = [...databases, ...simulators];
    // Another demo may have run them until now and be stopping; the shop would then wait for them in vain.
    const stopSupervising = superviseServices(session, services, (work) => work());
    const host = wantedHost();
    const address = host === "127.0.0.1" ? undefined : networkAddress();
    const starting = startServer(session, {
      mode,
      port,
      folder,
      host,
      env: { ...shopEnvironment(secrets, mongodbUri), ...(address && reachableAt(address)) },
      log: mode === "start" ? join(dataFolder(scope), `shop-${port}.log`) : undefined,
    });
    const server = await starting.finally(stopSupervising);
    return {
      url,
      networkUrl: address && `http://${address}:${port}`,
      mailboxUrl: given("SMTP_URL") ? undefined : addressOf("mail simulator", "url"),
      mongodbUri,
      accounts,
      secrets,
      services,
      ended: server.ended,
    };
  });
}
