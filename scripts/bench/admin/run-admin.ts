import { rmSync } from "node:fs";
import { join } from "node:path";
import { startMongod } from "../../database/start-mongod";
import { dataFolder, inRoot } from "../../lib/folders.mjs";
import { readJson } from "../../lib/json-file.mjs";
import type { Processes } from "../../lib/processes";
import { say } from "../../lib/progress.mjs";
import { makeSecrets } from "../../shop/secrets";
import { type Amounts, fill } from "./fill";
import { tableOf } from "./table";
import type { Figure } from "./timing";

/** The data folder of this bench, removed afterwards. */
export const scope = "bench-admin";

const usual: Amounts = { products: 100_000, orders: 1_000_000, reviews: 1_000_000 };
/** How many products the file has that is imported with changes. */
const changedProducts = 10_000;

/** Runs a measurement in its own process. @throws Error when that fails */
async function measure(
  processes: Processes,
  what: "shop" | "csv" | "changed-csv" | "new-csv",
  mongodbUri: string,
): Promise<Figure[]> {
  const result = join(dataFolder(scope), `${what}.json`);
  const code = await processes.run({
    name: `measuring ${what}`,
    command: process.execPath,
    // The condition under which server-only modules load.
    args: [
      ...["--conditions=react-server", "--expose-gc", "--import", "tsx"],
      ...[inRoot("scripts", "bench", "admin", "measure.ts"), what, result],
    ],
    env: { ...process.env, MONGODB_URI: mongodbUri, JWT_SECRET: makeSecrets().JWT_SECRET },
  });
  const figures: Figure[] | undefined = code === 0 ? readJson(result) : undefined;
  if (!figures) throw new Error("The measuring failed.");
  return figures;
}

/**
 * Fills a database of its own and reports how long the admin's pages take, or with the word "csv" its files.
 * @param words of the command: `admin [orders] [products] [reviews]` or `admin csv [products]`
 */
export async function benchAdmin(processes: Processes, words: string[]): Promise<void> {
  rmSync(inRoot(".data", scope), { recursive: true, force: true });
  const { uri, mongod } = await startMongod(processes, scope);
  say(`  Database: MongoDB ${mongod.version} from ${mongod.from}`);
  await (words[0] === "csv"
    ? benchFiles(processes, uri, Number(words[1] ?? usual.products))
    : benchPages(processes, uri, words.map(Number)));
}

async function benchPages(
  processes: Processes,
  uri: string,
  [orders = usual.orders, products = usual.products, reviews = orders]: number[],
): Promise<void> {
  await fill(uri, { products, orders, reviews });
  show(
    `${counted(products)} products, ${counted(orders)} orders, ${counted(reviews)} reviews`,
    await measure(processes, "shop", uri),
  );
}

async function benchFiles(processes: Processes, uri: string, products: number): Promise<void> {
  const changedUri = uri.replace("/vastra?", "/vastra_csv?");
  await fill(changedUri, { products: changedProducts, orders: 0, reviews: 0 });
  const figures: Figure[] = [];
  for (const what of ["csv", "changed-csv", "new-csv"] as const)
    figures.push(...(await measure(processes, what, changedUri)));
  show(`A CSV file of ${counted(changedProducts)} products`, figures);
  await fill(uri, { products, orders: 0, reviews: 0 });
  show(`A CSV file of ${counted(products)} products`, await measure(processes, "csv", uri));
}

const counted = (count: number) => count.toLocaleString("en-IN");

const show = (title: string, figures: Figure[]) => say(`\n${title}\n\n${tableOf(figures)}\n`);
