import type { Secrets } from "./secrets";
import { addressOf } from "./services";
import { wantedSimulators } from "./start-simulator";

/** The secrets, overridden by those from the environment. */
export function withGiven(secrets: Secrets, environment: Record<string, string | undefined>): Secrets {
  const given = Object.keys(secrets).filter((name) => environment[name]?.trim());
  return { ...secrets, ...Object.fromEntries(given.map((name) => [name, environment[name]?.trim()])) };
}

/**
 * The environment of the shop's server: this clone's own values, overridden by the given ones.
 * @param simulatorUrl the URL of a simulator; undefined for one that does not run
 */
export function shopEnvironment(
  secrets: Secrets,
  mongodbUri: string,
  simulatorUrl: (name: string) => string | undefined = (name) => addressOf(`${name} simulator`, "url"),
): Record<string, string | undefined> {
  const simulated = wantedSimulators().flatMap(({ name, shopEnv }) => {
    const url = simulatorUrl(name);
    return url ? Object.entries(shopEnv(secrets, url)) : [];
  });
  const { JWT_SECRET, CRON_SECRET } = secrets;
  const own = { DEMO: "1", JWT_SECRET, CRON_SECRET, ...Object.fromEntries(simulated) };
  const given = Object.entries(process.env).filter(([, value]) => value?.trim());
  return { ...own, ...Object.fromEntries(given), MONGODB_URI: mongodbUri, NEXT_TELEMETRY_DISABLED: "1" };
}
