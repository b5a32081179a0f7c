import { rmSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "../lib/folders.mjs";
import { readJson, writeJson } from "../lib/json-file.mjs";
import { isRunning, type ProcessIdentity } from "../lib/process-identity.mjs";
import type { Accounts } from "../seed/accounts";
import type { Secrets } from "./secrets";
import { addressOf } from "./services";
import { smtpUrlOf } from "./simulators";
import { wantedSimulators } from "./start-simulator";

type DemoFile = {
  url: string;
  accounts: Partial<Accounts>;
  mongodbUri: string;
  razorpay?: { url: string; keyId: string; keySecret: string; webhookSecret: string };
  cloudinary?: { url: string };
  mail?: { url: string; smtpUrl: string };
  /** Who wrote it, so that a second demo can check whether the first is still running. */
  process: ProcessIdentity;
};

const path = () => join(dataFolder(), "demo.json");

/** What tools and testers need to know about the running demo. */
export function describeDemo(
  facts: Pick<DemoFile, "url" | "accounts" | "mongodbUri" | "process">,
  secrets: Secrets,
): DemoFile {
  const names = wantedSimulators().map(({ name }) => name);
  const urlOf = (name: string) => addressOf(`${name} simulator`, "url");
  const razorpayUrl = names.includes("razorpay") ? urlOf("razorpay") : undefined;
  const mailUrl = names.includes("mail") ? urlOf("mail") : undefined;
  const cloudinaryUrl = names.includes("cloudinary") ? urlOf("cloudinary") : undefined;
  return {
    ...facts,
    ...(razorpayUrl && {
      razorpay: {
        url: razorpayUrl,
        keyId: secrets.RAZORPAY_KEY_ID,
        keySecret: secrets.RAZORPAY_KEY_SECRET,
        webhookSecret: secrets.RAZORPAY_WEBHOOK_SECRET,
      },
    }),
    ...(cloudinaryUrl && { cloudinary: { url: cloudinaryUrl } }),
    ...(mailUrl && { mail: { url: mailUrl, smtpUrl: smtpUrlOf(mailUrl) } }),
  };
}

/** What the running demo of this clone has written. @throws Error when none runs */
export function readDemoFile(): DemoFile {
  const content = readJson(path()) as DemoFile | undefined;
  if (!content || !isRunning(content.process)) throw new Error("Start the demo first: npm run demo");
  return content;
}

/** How often to check whether the demo that owns the file is still running, in ms. */
const interval = 2000;

/**
 * Maintains `.data/demo.json` (mode 0600) while this process runs, unless another running demo owns it.
 * @returns a function that removes it
 */
export function keepDemoFile(content: () => DemoFile): () => void {
  const write = () => {
    const holder = (readJson(path()) as DemoFile | undefined)?.process;
    if (!holder || !isRunning(holder)) writeJson(path(), content());
  };
  write();
  const timer = setInterval(write, interval);
  return () => {
    clearInterval(timer);
    const holder = (readJson(path()) as DemoFile | undefined)?.process;
    if (holder?.pid === process.pid) rmSync(path(), { force: true });
  };
}
