import { startMongod } from "../database/start-mongod";
import { withLock } from "../lib/lock.mjs";
import { say } from "../lib/progress.mjs";
import type { Session } from "../lib/session.mjs";
import { findRunning } from "../lib/session-record.mjs";
import type { Secrets } from "./secrets";
import { startSimulator, wantedSimulators } from "./start-simulator";

/** Shared by the demo and the dev server of a clone; the first to start starts them. */
export const scope = "demo";

export type Service = { name: string; label: string; start: (session: Session) => Promise<unknown> };

export const database: Service = {
  name: "database",
  label: "database",
  start: async (session) => {
    const { mongod } = await startMongod(session, scope);
    say(`  Database: MongoDB ${mongod.version} from ${mongod.from} (${mongod.path})`);
  },
};

/** The available simulators. */
export function simulatorServices(secrets: Secrets, shopUrl: string): Service[] {
  return wantedSimulators().map(({ name }) => ({
    name: `${name} simulator`,
    label: `${name} simulator`,
    start: (session) => startSimulator(session, scope, name, { secrets, shopUrl }),
  }));
}

/** The URL of a running service. */
export function addressOf(service: string, key: "uri" | "url"): string | undefined {
  const value = findRunning(scope, service)?.process.info[key];
  return typeof value === "string" ? value : undefined;
}

/**
 * Starts a service unless it is already running, and reports who runs it.
 * @throws Error when it can't be started.
 */
export async function ensureService(session: Session, service: Service): Promise<void> {
  const running = findRunning(scope, service.name);
  if (!running) return service.start(session).then(() => undefined);
  const { record, process } = running;
  say(
    `  Using the ${service.label} that is running already (process ${process.pid}, started by \`npm run ${record.kind}\`)`,
  );
}

/** How often to check on shared services, in ms. */
const interval = 2000;

/** Starts of one clone take turns. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => withLock("start", work);

/**
 * Keeps shared services running: when the demo that started one stops, this one takes over, with its port and data.
 * @param turn waits for a start's turn; a caller that already holds its turn passes a function that does not wait
 * @returns a function that ends the watch
 */
export function superviseServices(session: Session, services: Service[], turn: typeof inTurn = inTurn): () => void {
  let busy = false;
  const timer = setInterval(async () => {
    if (busy || services.every((service) => findRunning(scope, service.name))) return;
    busy = true;
    try {
      await turn(async () => {
        for (const service of services) {
          if (session.closed || findRunning(scope, service.name)) continue;
          say(`  The ${service.label} has stopped: starting it again`);
          await service.start(session);
        }
      });
    } catch (error) {
      if (!session.closed) say(`  ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      busy = false;
    }
  }, interval);
  return () => clearInterval(timer);
}
