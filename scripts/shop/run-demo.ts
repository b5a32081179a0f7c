import { announce } from "../boot/running.mjs";
import { lastLines } from "../lib/logs";
import { say, step } from "../lib/progress.mjs";
import { supervise } from "../lib/supervise";
import { seedReviews } from "../seed/insert-reviews";
import { seedOrders } from "../seed/orders";
import { writeDemoFile } from "./demo-file";
import { openShop, scope } from "./open-shop";
import { reconcileEachMinute } from "./reconcile";
import { welcome } from "./welcome";

/** `npm run demo`: the production build with this clone's database. `npm run dev`: the same data with hot reload. */
const mode = process.argv[2] === "dev" ? "dev" : "start";

await supervise(
  { scope, command: `npm run ${mode === "dev" ? "dev" : "demo"}` },
  async ({ processes, onStop, finish }) => {
    const shop = await openShop(processes, mode);
    const { shopper, admin } = shop.accounts;
    const provider = shop.simulators.urls.razorpay;
    if (shop.isNew && shopper && admin && provider) {
      const filled = { url: shop.url, accounts: { shopper, admin }, provider };
      await step("Placing sample orders", () => seedOrders(filled));
      const reviews = await step("Adding reviews", () => seedReviews(shop.mongodbUri));
      say(`  Added ${reviews} reviews, made up for the demo`);
    }
    announce(scope, shop.url);
    onStop(writeDemoFile(shop));
    onStop(reconcileEachMinute(shop.url, shop.secrets.CRON_SECRET));
    say(welcome(shop));
    const [name, code] = await processes.firstToEnd();
    if (processes.closed) return;
    const end = name === "shop" && shop.log ? `\n${lastLines(shop.log, 20)}` : "";
    say(`\nThe ${name} has stopped by itself (exit code ${code}), so all of it stops.${end}`);
    await finish(1);
  },
);
