import { existsSync } from "node:fs";
import { join } from "node:path";
import { dataFolder, inRoot } from "../lib/folders.mjs";
import { anyFreePort, freePair, thisOrAnyFreePort } from "../lib/free-port";
import { readJson, writeJson } from "../lib/json-file.mjs";
import { freshLog, lastLines } from "../lib/logs";
import { isRunning } from "../lib/process-identity.mjs";
import { say, step } from "../lib/progress.mjs";
import type { Session, Started } from "../lib/session.mjs";
import { waitForHttp } from "../lib/wait-for-http";
import { given } from "./given";
import { wantedHost } from "./network-address";
import type { Secrets } from "./secrets";
import { type SimulatorName, simulators } from "./simulators";

const programOf = (name: SimulatorName) => inRoot("scripts", "simulators", `${name}.ts`);

/** The existing simulators that no URL in the environment replaces. */
export function wantedSimulators(isGiven: (variable: string) => boolean = (one) => given(one) !== undefined) {
  return simulators.filter(({ name, replacedBy }) => existsSync(programOf(name)) && !isGiven(replacedBy));
}

/**
 * The port is stored beside the data: stored pictures and orders refer to it. The mailbox takes mails at the next one.
 */
async function portFor(name: SimulatorName, folder: string): Promise<number> {
  const file = join(folder, `${name}.json`);
  const before: number | undefined = readJson(file)?.port;
  const port =
    name === "mail" ? await freePair(before) : before ? await thisOrAnyFreePort(before) : await anyFreePort();
  if (before && port !== before)
    say(`  Port ${before} of the ${name} simulator is taken by another program: taking ${port}`);
  if (port !== before) writeJson(file, { port });
  return port;
}

/**
 * Starts a simulator, reachable from where the demo is.
 * @param scope the folder inside `.data` for its state
 * @throws Error when it does not start.
 */
export async function startSimulator(
  session: Session,
  scope: string,
  name: SimulatorName,
  { secrets, shopUrl }: { secrets: Secrets; shopUrl: string },
): Promise<Started> {
  const simulator = simulators.find((one) => one.name === name);
  if (!simulator) throw new Error(`There is no simulator named ${name}.`);
  const port = await portFor(name, dataFolder(scope));
  const url = `http://127.0.0.1:${port}`;
  const log = freshLog(join(dataFolder(scope), `${name}.log`));
  const env = {
    ...process.env,
    ...simulator.simulatorEnv(secrets, shopUrl, url),
    PORT: String(port),
    SIMULATOR_HOST: wantedHost(),
    STATE_FOLDER: dataFolder(scope, name),
  };
  const args = ["--import", "tsx", programOf(name)];
  const options = { name: `${name} simulator`, command: process.execPath, args, env, log, info: { url } };
  const started = session.start(options);
  try {
    const ready = () => waitForHttp(`${url}/_test/log`, () => isRunning(started.process));
    await step(`Starting the ${name} simulator`, ready);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The ${name} simulator did not start: ${reason}\n${lastLines(log, 20)}`);
  }
  return started;
}
