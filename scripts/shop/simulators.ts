import type { Secrets } from "./secrets";

export type SimulatorName = "razorpay" | "cloudinary" | "mail";

/** The variables the shop needs to use a simulator at `url`, and those the simulator needs to reach the shop. */
type Simulator = {
  name: SimulatorName;
  /** When this is set, the shop uses that service and the simulator stays off. */
  replacedBy: string;
  simulatorEnv: (secrets: Secrets, shopUrl: string, url: string) => Record<string, string>;
  shopEnv: (secrets: Secrets, url: string) => Record<string, string>;
};

/** Where the mailbox takes mails: at the port after that of its page. @param url the URL of its page */
export function smtpUrlOf(url: string): string {
  return `smtp://127.0.0.1:${Number(new URL(url).port) + 1}`;
}

/** The cloud name that the simulated media host serves. */
const cloud = "vastra";

/** The local servers that replace outside services; one whose file is missing is skipped. */
export const simulators: Simulator[] = [
  {
    name: "razorpay",
    replacedBy: "RAZORPAY_API_URL",
    simulatorEnv: (secrets, shopUrl) => ({
      RAZORPAY_KEY_ID: secrets.RAZORPAY_KEY_ID,
      RAZORPAY_KEY_SECRET: secrets.RAZORPAY_KEY_SECRET,
      RAZORPAY_WEBHOOK_SECRET: secrets.RAZORPAY_WEBHOOK_SECRET,
      RAZORPAY_WEBHOOK_URL: `${shopUrl}/api/webhooks/razorpay`,
    }),
    shopEnv: (secrets, url) => ({
      RAZORPAY_KEY_ID: secrets.RAZORPAY_KEY_ID,
      RAZORPAY_KEY_SECRET: secrets.RAZORPAY_KEY_SECRET,
      RAZORPAY_WEBHOOK_SECRET: secrets.RAZORPAY_WEBHOOK_SECRET,
      RAZORPAY_API_URL: url,
      RAZORPAY_CHECKOUT_URL: `${url}/v1/checkout.js`,
    }),
  },
  {
    name: "cloudinary",
    replacedBy: "CLOUDINARY_URL",
    simulatorEnv: (secrets) => ({
      CLOUDINARY_CLOUD: cloud,
      CLOUDINARY_KEY: secrets.cloudinaryKey,
      CLOUDINARY_SECRET: secrets.cloudinarySecret,
    }),
    shopEnv: (secrets, url) => ({
      CLOUDINARY_URL: `cloudinary://${secrets.cloudinaryKey}:${secrets.cloudinarySecret}@${cloud}?upload_prefix=${url}`,
    }),
  },
  {
    name: "mail",
    replacedBy: "SMTP_URL",
    simulatorEnv: (_secrets, _shopUrl, url) => ({ SMTP_PORT: new URL(smtpUrlOf(url)).port }),
    shopEnv: (_secrets, url) => ({ SMTP_URL: smtpUrlOf(url), MAIL_FROM: "Vastra <orders@vastra.example>" }),
  },
];
