import { join } from "node:path";
import { dataFolder, inRoot } from "../../lib/folders.mjs";
import { anyFreePort } from "../../lib/free-port";
import { freshLog } from "../../lib/logs";
import type { Processes } from "../../lib/processes";
import { waitForHttp } from "../../lib/wait-for-http";
import type { Load, Work } from "../shop/load";

/**
 * Starts a process that sends the commands of an order with the plain driver, into a database of its own.
 * @param uri the URL of a filled database, whose products it copies
 */
export async function startDriver(processes: Processes, uri: string) {
  const port = String(await anyFreePort());
  const catalogue = new URL(uri).pathname.slice(1);
  const own = uri.replace(`/${catalogue}?`, "/bare_driver?");
  const args = ["--import", "tsx", inRoot("scripts", "bench", "driver", "serve.ts"), own, catalogue, port];
  const log = freshLog(join(dataFolder("bench"), "driver.log"));
  const running = processes.start({ name: "bare driver", command: process.execPath, args, log });
  const url = `http://127.0.0.1:${port}`;
  await waitForHttp(`${url}/`, running.isRunning);
  const work =
    (call: "cart" | "order"): Work =>
    async (extent) => {
      const answer = await fetch(`${url}/${call}`, { method: "POST", body: JSON.stringify(extent) });
      return (await answer.json()) as Load;
    };
  return { running, work };
}
