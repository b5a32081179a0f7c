import { join } from "node:path";
import { dataFolder, inRoot } from "../lib/folders.mjs";
import { freshLog, lastLines } from "../lib/logs";
import type { Processes } from "../lib/processes";
import { step } from "../lib/progress.mjs";
import { waitForHttp } from "../lib/wait-for-http";
import { given } from "../shop/given";
import { wantedHost } from "../shop/network-address";
import { portOf } from "../shop/ports";
import type { Secrets } from "../shop/secrets";

export const simulatorNames = ["razorpay", "cloudinary", "mail"] as const;
export type SimulatorName = (typeof simulatorNames)[number];

/** Running simulators: the URL of each, and the variables with which a shop uses them. */
export interface Simulators {
  urls: Partial<Record<SimulatorName, string>>;
  env: Record<string, string>;
}

/** The cloud name that the simulated media host serves. */
const cloud = "vastra";

interface Simulator {
  /** When this is set, the shop uses that service and the simulator stays off. */
  replacedBy: string;
  /** The variables of the simulator. @param smtpPort the mailbox takes mails there */
  own: (secrets: Secrets, shopUrl: string, smtpPort: number) => Record<string, string>;
  /** The variables of a shop that uses it. @param url where it answers */
  ofShop: (secrets: Secrets, url: string, smtpPort: number) => Record<string, string>;
}

const razorpayKeys = ({ RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET }: Secrets) => ({
  RAZORPAY_KEY_ID,
  RAZORPAY_KEY_SECRET,
  RAZORPAY_WEBHOOK_SECRET,
});

/** The local servers that replace outside services. */
const simulators: Record<SimulatorName, Simulator> = {
  razorpay: {
    replacedBy: "RAZORPAY_API_URL",
    own: (secrets, shopUrl) => ({
      ...razorpayKeys(secrets),
      RAZORPAY_WEBHOOK_URL: `${shopUrl}/api/webhooks/razorpay`,
    }),
    ofShop: (secrets, url) => ({
      ...razorpayKeys(secrets),
      RAZORPAY_API_URL: url,
      RAZORPAY_CHECKOUT_URL: `${url}/v1/checkout.js`,
    }),
  },
  cloudinary: {
    replacedBy: "CLOUDINARY_URL",
    own: ({ cloudinaryKey, cloudinarySecret }) => ({
      CLOUDINARY_CLOUD: cloud,
      CLOUDINARY_KEY: cloudinaryKey,
      CLOUDINARY_SECRET: cloudinarySecret,
    }),
    ofShop: ({ cloudinaryKey, cloudinarySecret }, url) => ({
      CLOUDINARY_URL: `cloudinary://${cloudinaryKey}:${cloudinarySecret}@${cloud}?upload_prefix=${url}`,
    }),
  },
  mail: {
    replacedBy: "SMTP_URL",
    own: (_secrets, _shopUrl, smtpPort) => ({ SMTP_PORT: String(smtpPort) }),
    ofShop: (_secrets, _url, smtpPort) => ({
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: "Vastra <orders@vastra.example>",
    }),
  },
};

/** The simulators that no variable of the environment replaces. */
export const unreplacedSimulators = (): SimulatorName[] =>
  simulatorNames.filter((name) => given(simulators[name].replacedBy) === undefined);

interface Options {
  /** The folder inside `.data` for their ports, logs and state. */
  scope: string;
  secrets: Secrets;
  /** Where the payment provider sends its webhooks. */
  shopUrl: string;
  names?: readonly SimulatorName[];
}

/** Starts simulators, reachable from where the demo is. @throws Error with the end of its log when one does not start */
export async function startSimulators(
  processes: Processes,
  { scope, secrets, shopUrl, names = simulatorNames }: Options,
): Promise<Simulators> {
  const smtpPort = await portOf(scope, "smtp");
  const all: Simulators = { urls: {}, env: {} };
  const start = async (name: SimulatorName) => {
    const port = await portOf(scope, name);
    const url = `http://127.0.0.1:${port}`;
    const log = freshLog(join(dataFolder(scope), `${name}.log`));
    const { own, ofShop } = simulators[name];
    const running = processes.start({
      name: `${name} simulator`,
      command: process.execPath,
      args: ["--import", "tsx", inRoot("scripts", "simulators", `${name}.ts`)],
      env: {
        ...process.env,
        ...own(secrets, shopUrl, smtpPort),
        PORT: String(port),
        SIMULATOR_HOST: wantedHost(),
        STATE_FOLDER: dataFolder(scope, name),
      },
      log,
    });
    try {
      await waitForHttp(`${url}/_test/log`, running.isRunning);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The ${name} simulator did not start: ${reason}\n${lastLines(log, 20)}`);
    }
    all.urls[name] = url;
    Object.assign(all.env, ofShop(secrets, url, smtpPort));
  };
  await step("Starting the simulators", () => Promise.all(names.map(start)));
  return all;
}
