import { writeFileSync } from "node:fs";
import type { Db } from "mongodb";
import { findMongod } from "../scripts/database/find-mongod";
import { anyFreePort } from "../scripts/lib/free-port";
import { openDatabase } from "./database";
import { longLived, type OwnServer, startOwnServer, stopInstances, untilUp } from "./own-server";
import { withName } from "./test-shop/database";
import { fillFromTemplate } from "./test-shop/template";

/** What the tests of a file need for themselves: a shop with a database, and what else is named. */
export interface OwnShop {
  /** In the names of its database and its log. */
  name: string;
  /** A Razorpay simulator, which sends its events to this shop. */
  razorpay?: boolean;
  /** A mailbox, to which this shop sends. */
  mail?: boolean;
  /** A database server, for tests that read counters of the whole server. */
  mongod?: boolean;
  /** False where the tests start all servers themselves: then nothing listens at `baseURL`. */
  server?: boolean;
}

/** The shop that the tests call. */
export interface Shop {
  url: string;
  /** The server, if the file has a shop of its own. */
  server?: OwnServer;
}

// What starts simulators and database servers is loaded where a shop needs it: together that takes half a second.

/** An address at which nothing listens. */
const nowhere = "http://localhost:9";

type Undo = () => Promise<unknown>;

/**
 * Every five minutes a database server stores which sessions are in use. Its counters, which tests read, count that like
 * a command of the shop.
 */
const withoutSessionRefresh = ["--setParameter", "disableLogicalSessionCacheRefresh=true"];

/** @returns the URL of a server with no databases of others */
async function startOwnMongod(undo: Undo[]): Promise<string> {
  const { MongoMemoryReplSet } = await import("mongodb-memory-server-core");
  const { path, version } = await findMongod({ folder: "" });
  const replSet = { count: 1, storageEngine: "wiredTiger" as const, args: withoutSessionRefresh };
  const server = await MongoMemoryReplSet.create({ binary: { systemBinary: path, version }, replSet });
  undo.push(() => server.stop());
  return server.getUri();
}

/** A transaction of a server that was killed would hold up the removal of its database for a minute. */
async function endAbandonedTransactions({ client }: Db): Promise<void> {
  const admin = client.db("admin");
  const found = await admin
    .aggregate([
      { $currentOp: { idleSessions: true } },
      // One of a shop that runs is idle for some milliseconds at most.
      { $match: { type: "idleSession", appName: "vastra", "transaction.timeInactiveMicros": { $gt: 500_000 } } },
    ])
    .toArray();
  if (found.length > 0) await admin.command({ killSessions: found.map(({ lsid }) => ({ id: lsid.id })) });
}

async function makeDatabase(name: string, mongod: boolean, undo: Undo[]): Promise<string> {
  const server = mongod ? await startOwnMongod(undo) : String(process.env.MONGODB_URI);
  const uri = withName(server, `vastra_test_${name}_${process.pid}`);
  const { database, close } = await openDatabase(uri);
  undo.push(async () => {
    await endAbandonedTransactions(database);
    await database.dropDatabase();
    await close();
  });
  await database.dropDatabase();
  await fillFromTemplate(database);
  return uri;
}

/** The variables of a Razorpay simulator for the shop at this port. */
async function startOwnRazorpay(port: number, undo: Undo[]): Promise<Record<string, string>> {
  const { startRazorpay } = await import("../scripts/simulators/razorpay/server");
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = process.env;
  const { url, close } = await startRazorpay({
    port: 0,
    keyId: String(RAZORPAY_KEY_ID),
    keySecret: String(RAZORPAY_KEY_SECRET),
    webhookSecret: String(RAZORPAY_WEBHOOK_SECRET),
    webhookUrl: `http://127.0.0.1:${port}/api/webhooks/razorpay`,
  });
  undo.push(close);
  return { RAZORPAY_API_URL: url, RAZORPAY_CHECKOUT_URL: `${url}/v1/checkout.js` };
}

async function startOwnMailbox(undo: Undo[]): Promise<Record<string, string>> {
  const { startMailbox } = await import("../scripts/simulators/mail/server");
  const { url, smtpUrl, close } = await startMailbox({ port: 0, smtpPort: 0 });
  undo.push(close);
  return { SMTP_URL: smtpUrl, TEST_MAILBOX: url };
}

/**
 * Opens a shop with a database of its own beside the shop under test. From then on the environment of this process names
 * it, and so does that of the servers that its tests start: no other file may run in this process.
 * @param folder where its log is stored at the end
 */
export async function openOwnShop(
  { name, razorpay, mail, mongod = false, server: hasServer = true }: OwnShop,
  folder: string,
): Promise<Shop & { close: () => Promise<void> }> {
  const undo: Undo[] = [];
  const close = async () => {
    for (const one of undo.toReversed()) await one();
  };
  try {
    const port = await anyFreePort();
    process.env.MONGODB_URI = await makeDatabase(name, mongod, undo);
    undo.push(stopInstances);
    if (razorpay) Object.assign(process.env, await startOwnRazorpay(port, undo));
    if (mail) Object.assign(process.env, await startOwnMailbox(undo));
    if (!hasServer) return { url: nowhere, close };
    const server = await startOwnServer({}, { port, options: longLived });
    undo.push(async () => {
      // Nothing of it is needed any more, so it need not end in order.
      await server.stop("SIGKILL");
      writeFileSync(`${folder}/shop-${name}.log`, server.output());
    });
    await untilUp(server);
    return { url: `http://localhost:${port}`, server, close };
  } catch (error) {
    await close();
    throw error;
  }
}
