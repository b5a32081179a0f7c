import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { dataFolder } from "../lib/folders.mjs";
import { readJson, writeJson } from "../lib/json-file.mjs";

const random = (bytes: number) => randomBytes(bytes).toString("base64url");

/** Generated randomly once for each clone, or once for each test run. */
export function makeSecrets() {
  return {
    JWT_SECRET: random(48),
    CRON_SECRET: random(24),
    RAZORPAY_KEY_ID: `rzp_test_${randomBytes(7).toString("hex")}`,
    RAZORPAY_KEY_SECRET: random(18),
    RAZORPAY_WEBHOOK_SECRET: random(18),
    cloudinaryKey: String(randomBytes(6).readUIntBE(0, 6)).padStart(15, "1"),
    cloudinarySecret: random(20),
    shopperPassword: random(9),
    adminPassword: random(9),
  };
}

export type Secrets = ReturnType<typeof makeSecrets>;

/** This clone's secrets, stored in `.data/secrets.json` (mode 0600); secrets that are missing there are generated. */
export function secretsOfClone(): Secrets {
  const file = join(dataFolder(), "secrets.json");
  const stored: Partial<Secrets> | undefined = readJson(file);
  const secrets = { ...makeSecrets(), ...stored };
  if (Object.keys(secrets).some((name) => stored === undefined || !(name in stored))) writeJson(file, secrets);
  return secrets;
}

export const demoEmails = { shopper: "shopper@vastra.example", admin: "admin@vastra.example" } as const;

/** The two accounts of the demo. */
export function demoAccounts(secrets: Secrets) {
  return {
    shopper: { email: demoEmails.shopper, password: secrets.shopperPassword },
    admin: { email: demoEmails.admin, password: secrets.adminPassword },
  };
}
