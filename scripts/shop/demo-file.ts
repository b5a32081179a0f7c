import { rmSync } from "node:fs";
import { join } from "node:path";
import { findRunning } from "../boot/running.mjs";
import { dataFolder } from "../lib/folders.mjs";
import { readJson, writeJson } from "../lib/json-file.mjs";
import type { Accounts } from "../seed/accounts";
import type { Simulators } from "../simulators/start";
import { loadEnvFile } from "./env-file";
import { given } from "./given";
import type { Secrets } from "./secrets";

type DemoFile = {
  url: string;
  accounts: Partial<Accounts>;
  mongodbUri: string;
  razorpay?: { url: string; keyId: string; keySecret: string; webhookSecret: string };
  cloudinary?: { url: string };
  mail?: { url: string; smtpUrl: string };
  /** The process that stops the demo. */
  process: { pid: number; startedAt: string };
};

const path = () => join(dataFolder(), "demo.json");

interface Facts {
  url: string;
  accounts: Partial<Accounts>;
  mongodbUri: string;
  secrets: Secrets;
  simulators: Simulators;
}

/**
 * Writes what tools and testers need to know about the running demo to `.data/demo.json`, readable by its owner only.
 * @returns a function that removes it
 */
export function writeDemoFile({ url, accounts, mongodbUri, secrets, simulators: { urls, env } }: Facts): () => void {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = secrets;
  const file: DemoFile = {
    url,
    accounts,
    mongodbUri,
    process: { pid: process.pid, startedAt: new Date().toISOString() },
    ...(urls.razorpay && { razorpay: { url: urls.razorpay, keyId, keySecret, webhookSecret } }),
    ...(urls.cloudinary && { cloudinary: { url: urls.cloudinary } }),
    ...(urls.mail && { mail: { url: urls.mail, smtpUrl: env.SMTP_URL ?? "" } }),
  };
  writeJson(path(), file);
  return () => rmSync(path(), { force: true });
}

/** What the running demo of this clone has written. @throws Error when none runs */
export function readDemoFile(): DemoFile {
  const content: DemoFile | undefined = readJson(path());
  if (!content || findRunning("demo")?.pid !== content.process.pid) {
    throw new Error("Start the demo first: npm run demo");
  }
  return content;
}

/**
 * The database a standalone command uses: MONGODB_URI if it is set, else that of the demo or dev server running in this
 * clone.
 * @throws Error when there is neither.
 */
export function databaseOfClone(): string {
  loadEnvFile();
  try {
    return given("MONGODB_URI") ?? readDemoFile().mongodbUri;
  } catch {
    throw new Error("Which database? Set MONGODB_URI, or start the demo first: npm run demo");
  }
}
