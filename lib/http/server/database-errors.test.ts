import { once } from "node:events";
import { type AddressInfo, createServer, Socket } from "node:net";
import { expect, test } from "vitest";
import { fromDatabase, isDatabaseAway } from "./database-errors";

const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name }, more);

test("a database that can't be reached is told from one that refuses", () => {
  expect(isDatabaseAway(named("MongoNetworkError"))).toBe(true);
  expect(isDatabaseAway(named("MongoServerError", { code: 11602 }))).toBe(true);
  expect(isDatabaseAway(named("MongoServerError", { code: 11000 }))).toBe(false);
  expect(isDatabaseAway("MongoNetworkError")).toBe(false);
  expect(isDatabaseAway(named("AppError", { code: "database_away" }))).toBe(true);
});

test("what stopped a call is found where the driver keeps it", () => {
  const broken = named("PoolClearedOnNetworkError");
  expect(isDatabaseAway(new Error("failed", { cause: broken }))).toBe(true);
  expect(isDatabaseAway(named("MongoBulkWriteError", { errorResponse: broken }))).toBe(true);
  expect(isDatabaseAway(named("MongoBulkWriteError", { errorResponse: { code: 11000 } }))).toBe(false);
});

test("a connection that the database closes during a write counts, that of a provider or a client does not", async () => {
  const server = createServer((connection) => connection.end()).listen(0);
  await once(server, "listening");
  const socket = new Socket().connect((server.address() as AddressInfo).port);
  socket.resume();
  await once(socket, "end");
  socket.write("a command");
  const [broken] = await once(socket, "error");
  server.close();
  expect(broken).toMatchObject({ name: "Error", code: "EPIPE" });
  expect(isDatabaseAway(broken)).toBe(true);
  expect(isDatabaseAway(named("Error", { code: "ECONNRESET", syscall: "write" }))).toBe(true);
  expect(isDatabaseAway(new TypeError("fetch failed", { cause: broken }))).toBe(false);
  expect(isDatabaseAway(named("Error", { code: "ECONNRESET" }))).toBe(false);
  expect(isDatabaseAway(named("Error", { code: "ENOSPC", syscall: "write" }))).toBe(false);
});

test("only what is known becomes an error of ours", () => {
  const odd = new Error("odd");
  expect(fromDatabase(odd)).toBe(odd);
  expect(fromDatabase(named("MongoServerError", { code: 11000 }))).toMatchObject({ code: "duplicate" });
  expect(fromDatabase(named("MongoNetworkError"))).toMatchObject({
    code: "database_away",
    retryAfterSeconds: 10,
  });
});
