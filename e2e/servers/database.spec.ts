import { mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { MongoClient } from "mongodb";
import { startMongod } from "../../scripts/database/start-mongod";
import { dataFolder } from "../../scripts/lib/folders.mjs";
import { Processes } from "../../scripts/lib/processes";

const scope = `try-database-${process.pid}`;
let processes: Processes;

test.beforeEach(() => {
  processes = new Processes();
});

test.afterEach(async () => {
  await processes.close();
  rmSync(dataFolder(scope), { recursive: true, force: true });
});

const open = async <T>(uri: string, work: (client: MongoClient) => Promise<T>): Promise<T> => {
  const client = await MongoClient.connect(uri);
  return work(client).finally(() => client.close());
};

const write = (uri: string) => open(uri, (client) => client.db().collection("things").insertOne({ written: true }));
const count = (uri: string) => open(uri, (client) => client.db().collection("things").countDocuments());

test("a new database takes writes at once, and keeps them and its port after a kill", async () => {
  const first = await startMongod(processes, scope);
  await write(first.uri);
  await first.kill();
  const second = await startMongod(processes, scope);
  expect(second.uri).toBe(first.uri);
  expect(await count(second.uri)).toBe(1);
});

test("a database whose port another program has taken moves to a new one with its data", async () => {
  const first = await startMongod(processes, scope);
  await write(first.uri);
  await first.stop();
  const other = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => other.listen(Number(new URL(first.uri).port), "127.0.0.1", resolve));
  const second = await startMongod(processes, scope).finally(() => other.close());
  expect(second.uri).not.toBe(first.uri);
  await write(second.uri);
  expect(await count(second.uri)).toBe(2);
});

test("a database that can't start is reported with the end of its log", async () => {
  // A folder where mongod expects its lock file.
  mkdirSync(join(dataFolder(scope), "db", "mongod.lock"), { recursive: true });
  await expect(startMongod(processes, scope)).rejects.toThrow(
    /mongod stopped while it was coming up[\s\S]*Its whole log/,
  );
});
