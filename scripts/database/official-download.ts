import { existsSync, readdirSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { DryMongoBinary } from "mongodb-memory-server-core/lib/util/DryMongoBinary.js";
import { MongoBinaryDownload } from "mongodb-memory-server-core/lib/util/MongoBinaryDownload.js";
import { mongodCache } from "./cache-folder";

/** How long the download site may take to answer with the first bytes, in ms. */
const connectMs = 10_000;

const downloadFolder = () => join(mongodCache(), "official");

/** The package writes the sum beside a binary that it unpacked to the end. */
const isWhole = (path: string) => existsSync(path) && existsSync(`${path}.md5`);

/** What an earlier official download left in this user's cache, by this shop or by another project. */
export function downloadedBefore(): string[] {
  const folders = [downloadFolder(), join(homedir(), ".cache", "mongodb-binaries")].filter(existsSync);
  return folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => isWhole(path));
}

/** The package would take a binary that a killed start unpacked in part for a whole one. */
function removeBroken(): void {
  if (!existsSync(downloadFolder())) return;
  const binaries = readdirSync(downloadFolder()).filter((name) => name.startsWith("mongod") && !name.endsWith(".md5"));
  const paths = binaries.map((name) => join(downloadFolder(), name));
  for (const path of paths.filter((one) => !isWhole(one))) rmSync(path);
}

/**
 * Fetches a mongod from its makers.
 * @param version the one to fetch; left out, the package's newest
 * @throws Error when the site can't be reached within 10 s, or has none for this machine.
 */
export async function downloadOfficial(version?: string): Promise<string> {
  // The package leaves certificates unchecked unless npm was told to check them, and asks again for 14 s without a network.
  process.env.npm_config_strict_ssl = "true";
  process.env.MONGOMS_MAX_RETRIES = "1";
  const options = await DryMongoBinary.generateOptions({ downloadDir: downloadFolder(), version });
  const download = new MongoBinaryDownload(options);
  removeBroken();
  const path = download.getMongodPath();
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      if (download.dlProgress.current === 0) reject(new Error("the site did not answer within 10 s"));
    }, connectMs);
  });
  return Promise.race([path, tooSlow]).finally(() => clearTimeout(timer));
}
