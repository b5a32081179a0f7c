import { join } from "node:path";
import { dataFolder } from "../lib/folders.mjs";
import { anyFreePort, thisOrAnyFreePort } from "../lib/free-port";
import { readJson, writeJson } from "../lib/json-file.mjs";
import { say } from "../lib/progress.mjs";

/**
 * The port of a service, the same at every start unless another program has taken it: the replica set stores the
 * database's, and stored pictures and orders refer to the simulators'. `.data/<scope>/ports.json` has them.
 */
export async function portOf(scope: string, service: string): Promise<number> {
  const file = join(dataFolder(scope), "ports.json");
  // Before ports.json, each service had a file of its own.
  const before: number | undefined =
    readJson(file)?.[service] ?? readJson(join(dataFolder(scope), `${service}.json`))?.port;
  const port = before ? await thisOrAnyFreePort(before) : await anyFreePort();
  if (before && port !== before) say(`  Port ${before} (${service}) is taken by another program: moving to ${port}`);
  // Read again: others may have stored theirs meanwhile.
  if (port !== before) writeJson(file, { ...readJson(file), [service]: port });
  return port;
}
