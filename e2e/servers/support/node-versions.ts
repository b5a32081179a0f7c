import { existsSync } from "node:fs";
import { installPackage } from "../../../scripts/boot/install.mjs";
import { inRoot } from "../../../scripts/lib/folders.mjs";

const folder = inRoot("tools", "node-versions");

/** @throws Error on a machine for which there is no such package */
function program(version: number): string {
  const file = `${folder}/node_modules/node-${version}-${process.platform}-${process.arch}/bin/node`;
  if (existsSync(file)) return file;
  throw new Error(`tools/node-versions has no Node.js ${version} for this machine.`);
}

/** The programs of newer Node.js versions than the oldest that is supported; the first run installs them. */
export async function newerNodes(): Promise<{ node22: string; node24: string }> {
  await installPackage(folder, "Installing Node.js 22 and 24 for the test of releases");
  return { node22: program(22), node24: program(24) };
}
