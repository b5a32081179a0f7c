import type { Db } from "mongodb";
import { brokenInvariants } from "./invariants";

/** Checks a database and prints the result; the exit code is 1 when something is wrong. */
export async function reportInvariants(db: Db, name: string): Promise<void> {
  const broken = await brokenInvariants(db);
  for (const line of broken) console.log(line);
  console.log(broken.length === 0 ? `The data of ${name} are sound.` : `${broken.length} lines of faults in ${name}.`);
  if (broken.length > 0) process.exitCode = 1;
}
