import { existsSync, readdirSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { DryMongoBinary } from "mongodb-memory-server-core/lib/util/DryMongoBinary.js";
import { MongoBinaryDownload } from "mongodb-memory-server-core/lib/util/MongoBinaryDownload.js";
import { mongodCache } from "./cache-folder";

/** The timeout for the first bytes from the download site, in ms. */
const connectMs = 10_000;

const downloadFolder = () => join(mongodCache(), "official");

/** The package writes the checksum beside a binary that was fully unpacked. */
const isWhole = (path: string) => existsSync(path) && existsSync(`${path}.md5`);

/** What an earlier official download left in this user's cache, by this shop or another project. */
export function downloadedBefore(): string[] {
  const folders = [downloadFolder(), join(homedir(), ".cache", "mongodb-binaries")].filter(existsSync);
  return folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => isWhole(path));
}

/** The package would treat a binary that a killed start only partly unpacked as complete. */
function removeBroken(): void {
  if (!existsSync(downloadFolder())) return;
  const binaries = readdirSync(downloadFolder()).filter((name) => name.startsWith("mongod") && !name.endsWith(".md5"));
  const paths = binaries.map((name) => join(downloadFolder(), name));
  for (const path of paths.filter((one) => !isWhole(one))) rmSync(path);
}

/**
 * Downloads an official MongoDB build.
 * @param version the version to download; by default the package's newest
 * @throws Error when the site can't be reached within 10 s, or has no build for this machine.
 */
export async function downloadOfficial(version?: string): Promise<string> {
  // The package skips certificate checks unless npm is set to check them, and retries for 14 s without a network.
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
