/**
 * `npm start`: serves the production build. Usage: node server/start.mjs [-H <hostname>] [-p <port>]
 * See docs/decisions/own-server.md for why the shop does not use `next start`.
 */
import { Server } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { currentPage, invalidated } from "../lib/cache/server/cache-handler.mjs";
import { servedFiles } from "./served-files.mjs";
import { shopServer } from "./shop-server.mjs";
import { stopInOrder } from "./stop.mjs";

/**
 * By default, V8 lets the heap grow to several times what is in use before it collects garbage, and returns little of
 * it. With this setting it collects at one and a half times: see docs/decisions/own-server.md.
 */
setFlagsFromString("--heap-growing-percent=30");

async function start() {
  const { values } = parseArgs({
    options: { hostname: { type: "string", short: "H" }, port: { type: "string", short: "p" } },
  });
  // React and Next.js choose their builds by this variable when they are loaded.
  Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
  const [{ default: next }, { default: env }] = await Promise.all([import("next"), import("@next/env")]);
  env.loadEnvConfig(process.cwd(), false);
  const { hostname } = values;
  const port = Number(values.port ?? (process.env.PORT || 3000));

  // What lib/cache/server/fresh-cache.ts keeps is as fresh as the cached pages.
  globalThis.vastraInvalidated = invalidated;
  /** lib/boot/server/boot.ts calls this from the build's instrumentation, after the environment is validated. */
  const shop = new Promise((resolve) => {
    globalThis.openShop = resolve;
  });
  // Next.js adds its upgrade listener to the server it is given: one that never listens. It isn't given the host, because
  // middleware calls 127.0.0.1 localhost: a rewrite would then lead to another host, and be asked for by HTTP once more.
  const app = next({ dev: false, dir: process.cwd(), port, httpServer: new Server() });
  await app.prepare();
  const handle = app.getRequestHandler();
  const { makeGateway, warmUp, close } = await shop;
  const folder = join(process.env.NEXT_DIST_DIR ?? ".next", "static");
  const build = { folder, paths: servedFiles(folder) };
  const gateway = makeGateway({ files: servedFiles("public"), build, currentPage });

  const { server, drain } = shopServer((request, response) => gateway(request, response, handle));
  server.once("error", fail);
  await warmUp();
  server.listen(port, hostname, () => console.log(`Ready on http://${hostname ?? "localhost"}:${port}`));
  stopInOrder(async (limitMs) => {
    const cutOff = await drain(limitMs);
    await app.close();
    await close();
    return cutOff;
  });
}

/** Next.js logs uncaught errors and continues, which a server that failed to start must not do. @param {Error} error */
function fail(error) {
  console.error(`The shop did not start: ${error.message}`);
  process.exit(1);
}

await start().catch(fail);
