import { join } from "node:path";
import type { Run } from "../boot/run.mjs";
import { dataFolder } from "../lib/folders.mjs";
import { lastLines } from "../lib/logs";
import { identify } from "../lib/process-identity.mjs";
import { say } from "../lib/progress.mjs";
import { describeDemo, keepDemoFile } from "./demo-file";
import { type OpenShop, openShop } from "./open-shop";
import { reconcileEachMinute } from "./reconcile";
import { scope, superviseServices } from "./services";
import { welcome } from "./welcome";

function announce({ url, accounts, mongodbUri, secrets }: OpenShop): () => void {
  const writer = identify(process.pid);
  if (!writer) return () => {};
  return keepDemoFile(() => describeDemo({ url, accounts, mongodbUri, process: writer }, secrets));
}

/** Opens the shop and keeps it running until Ctrl-C. @throws Error when it does not open. */
export async function stayOpen(run: Run, mode: "start" | "dev"): Promise<void> {
  const shop = await openShop(run, mode);
  const removeDemoFile = announce(shop);
  const stopSupervising = superviseServices(run.session, shop.services);
  const stopReconciling = reconcileEachMinute(shop.url, shop.secrets.CRON_SECRET);
  run.onStop(() => {
    stopSupervising();
    stopReconciling();
    removeDemoFile();
  });
  const log = mode === "start" ? join(dataFolder(scope), `shop-${new URL(shop.url).port}.log`) : undefined;
  say(welcome(shop, log));
  void shop.ended.then((code) => {
    if (run.session.closed) return;
    say(`\nThe shop's server has stopped by itself (exit code ${code}).${log ? `\n${lastLines(log, 20)}` : ""}`);
    run.finish(1);
  });
}
