import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { Connection } from "mongodb/lib/cmap/connection.js";
import { ns } from "mongodb/lib/utils.js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

let server: Server;

beforeAll(async () => {
  server = createServer().listen(0);
  await once(server, "listening");
});

afterAll(() => {
  server.close();
});

/** A connection of the driver, its socket, and the end of the database. */
async function connected() {
  const accepted = once(server, "connection") as Promise<[Socket]>;
  const socket = connect((server.address() as AddressInfo).port);
  const [[database]] = await Promise.all([accepted, once(socket, "connect")]);
  return { connection: new Connection(socket, { id: 1, generation: 0 }), socket, database };
}

/** Sends a command. Returns how it failed, or "nothing" if it has not by the time that the driver knows of the close. */
async function outcomeOf(connection: Connection, socket: Socket): Promise<unknown> {
  const closed = once(socket, "close").catch(() => {});
  const command = connection.command(ns("shop.$cmd"), { ping: 1 }, {}).catch((error: unknown) => error);
  const noticed = closed.then(() => yieldToEventLoop()).then(() => yieldToEventLoop("nothing"));
  return Promise.race([command, noticed]);
}

async function onDestroyedSocket() {
  const { connection, socket } = await connected();
  socket.destroy();
  return outcomeOf(connection, socket);
}

async function onEndedSocket() {
  const { connection, socket, database } = await connected();
  database.end();
  await once(socket, "end");
  return outcomeOf(connection, socket);
}

const broken = { name: "MongoNetworkError" };

test("the driver still needs the patch", async () => {
  expect(await onDestroyedSocket()).toBe("nothing");
  expect(await onEndedSocket()).toMatchObject({ name: "Error", code: "EPIPE" });
});

test("with the patch, a command on a closing connection fails with the driver's network error", async () => {
  await import("./driver-patch.mjs");
  expect(await onDestroyedSocket()).toMatchObject(broken);
  expect(await onEndedSocket()).toMatchObject(broken);
  const { connection, socket } = await connected();
  const sent = outcomeOf(connection, socket);
  socket.destroy();
  expect(await sent).toMatchObject(broken);
});

test("the patch is applied once when several bundles load it, and leaves no listeners behind", async () => {
  const { connection, database } = await connected();
  const { writeCommand } = Connection.prototype;
  vi.resetModules();
  await import("./driver-patch.mjs");
  expect(Connection.prototype.writeCommand).toBe(writeCommand);
  database.resume();
  const listeners = connection.listenerCount(Connection.CLOSE);
  const command = { toBin: async () => [Buffer.from("a command")] };
  for (let count = 0; count < 3; count++) await connection.writeCommand(command, { agreedCompressor: "none" });
  await yieldToEventLoop();
  expect(connection.listenerCount(Connection.CLOSE)).toBe(listeners);
  database.destroy();
});
