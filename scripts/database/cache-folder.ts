import { mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** This user's cache folder. */
function userCache(): string {
  if (process.env.XDG_CACHE_HOME) return process.env.XDG_CACHE_HOME;
  return process.platform === "darwin" ? join(homedir(), "Library", "Caches") : join(homedir(), ".cache");
}

/** The folder for downloaded databases, shared by every clone of this user. */
export function mongodCache(): string {
  const folder = join(userCache(), "vastra", "mongod");
  mkdirSync(folder, { recursive: true });
  return folder;
}
