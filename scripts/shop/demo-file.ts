import { rmSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "../lib/folders.mjs";
import { readJson, writeJson } from "../lib/json-file.mjs";
import { isRunning, type ProcessIdentity } from "../lib/process-identity.mjs";
import type { Accounts } from "../seed/accounts";
import type { Secrets } from "./secrets";
import { addressOf } from "./services";
import { wantedSimulators } from "./start-simulator";

type DemoFile = {
  url: string;
  accounts: Partial<Accounts>;
  mongodbUri: string;
  razorpay?: { url: string; keyId: string; keySecret: string; webhookSecret: string };
  cloudinary?: { url: string };
  /** Who wrote it, so that a second demo knows whether the first is still there. */
  process: ProcessIdentity;
};

const path = () => join(dataFolder(), "demo.json");

/** What tools and testers need to know of the running demo. */
export function describeDemo(
  facts: Pick<DemoFile, "url" | "accounts" | "mongodbUri" | "process">,
  secrets: Secrets,
): DemoFile {
  const names = wantedSimulators().map(({ name }) => name);
  const urlOf = (name: string) => addressOf(`${name} simulator`, "url");
  const razorpayUrl = names.includes("razorpay") ? urlOf("razorpay") : undefined;
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
  };
}

/** How often to look whether the demo that has the file is still there, in ms. */
const interval = 2000;

/**
 * Keeps `.data/demo.json` (mode 0600) for as long as this runs, unless another running demo has it.
 * @returns a function that takes it away
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
