import { checkDigit } from "@/lib/tax/gstin";
import type { Secrets } from "./secrets";

type Environment = Record<string, string | undefined>;

const sampleStart = "09AAACV0000A1Z";

/** A GSTIN in the form of one from Uttar Pradesh that nobody has: its PAN has the number 0000. */
export const sampleGstin = `${sampleStart}${checkDigit(sampleStart)}`;

/** The secrets, overridden by those from the environment. */
export function withGiven(secrets: Secrets, environment: Environment): Secrets {
  const given = Object.keys(secrets).filter((name) => environment[name]?.trim());
  return { ...secrets, ...Object.fromEntries(given.map((name) => [name, environment[name]?.trim()])) };
}

/**
 * The environment of the demo's server: this clone's own values, overridden by those from the terminal.
 * @param simulated the variables for the simulators that run
 */
export function shopEnvironment(secrets: Secrets, mongodbUri: string, simulated: Environment): Environment {
  const { JWT_SECRET, CRON_SECRET } = secrets;
  const given = Object.entries(process.env).filter(([, value]) => value?.trim());
  const own = { DEMO: "1", SELLER_GSTIN: sampleGstin, JWT_SECRET, CRON_SECRET, ...simulated };
  return { ...own, ...Object.fromEntries(given), MONGODB_URI: mongodbUri, NEXT_TELEMETRY_DISABLED: "1" };
}
