import { createServer } from "node:http";
import { Server as NetServer } from "node:net";

/**
 * Longer than proxies and browsers keep an idle connection, so that none is closed just as a request is sent, in ms.
 */
const keepAliveTimeout = 70_000;
/** Timeout of receiving the request headers, in ms. */
const headersTimeout = 20_000;
/** Timeout of receiving a whole request, in ms; an import of products is 256 MB at most. */
const requestTimeout = 300_000;
/** How often the two timeouts above are checked, in ms. */
const connectionsCheckingInterval = 5_000;

/**
 * How long idle connections stay open after `drain` starts, in ms. A request that is in transit at that moment still
 * gets its response, with `Connection: close`.
 */
const lingerMs = 1_000;

/** A turn of the event loop of at most this long leaves no time for further connections to arrive, in ms. */
const shortTurnMs = 1;
/** How many turns to wait for a quiet one. */
const maxTurns = 200;

const yieldToEventLoop = () => new Promise((resolve) => setImmediate(resolve));

/**
 * The shop's HTTP server. It has no `upgrade` listener, so Node.js treats a request that asks for an upgrade as an
 * ordinary one, and the client stays with HTTP/1.1.
 * @param {import("node:http").RequestListener} listener
 */
export function shopServer(listener) {
  /** Connections and the number of requests in progress on each. @type {Map<import("node:net").Socket, number>} */
  const connections = new Map();
  /** @type {Set<import("node:http").ServerResponse>} */
  const responses = new Set();
  let accepted = 0;
  let draining = false;
  let lingering = false;

  const server = createServer({ keepAliveTimeout, headersTimeout, requestTimeout, connectionsCheckingInterval });
  server.on("connection", (socket) => {
    accepted++;
    connections.set(socket, 0);
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", (request, response) => {
    const { socket } = request;
    responses.add(response);
    connections.set(socket, (connections.get(socket) ?? 0) + 1);
    if (draining) response.shouldKeepAlive = false;
    response.once("close", () => {
      responses.delete(response);
      if (!connections.has(socket)) return;
      connections.set(socket, (connections.get(socket) ?? 1) - 1);
      // A request that has arrived but has not been read yet would be reset: one more turn reads it.
      if (draining && !lingering) setImmediate(closeIdle);
    });
    listener(request, response);
  });

  /**
   * Waits for a short turn of the event loop without a new connection: none is waiting then. Node.js accepts only one
   * connection in each turn, and none in the rest of the turn that this is called in.
   */
  async function idleTurn() {
    await yieldToEventLoop();
    for (let turn = 0; turn < maxTurns; turn++) {
      const [start, before] = [performance.now(), accepted];
      await yieldToEventLoop();
      if (accepted === before && performance.now() - start < shortTurnMs) return;
    }
  }

  function closeIdle() {
    for (const [socket, requests] of connections) if (requests === 0) socket.destroySoon();
  }

  /**
   * Stops accepting connections and resolves when every request in progress has been answered.
   * @param {number} limitMs after this, open requests are cut off
   * @returns {Promise<number>} how many requests were cut off
   */
  async function drain(limitMs) {
    draining = true;
    lingering = true;
    for (const response of responses) if (!response.headersSent) response.shouldKeepAlive = false;
    // Connections that the system has accepted but Node.js has not seen yet would be reset.
    await idleTurn();
    // Server.close() of node:http would also close idle connections now, while a request may be in transit.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    const linger = setTimeout(() => {
      lingering = false;
      // Likewise, a request that has arrived but has not been read yet would be reset.
      setImmediate(closeIdle);
    }, lingerMs);
    let cutOff = 0;
    const limit = setTimeout(() => {
      cutOff = responses.size;
      for (const socket of connections.keys()) socket.destroy();
    }, limitMs);
    await closed;
    clearTimeout(linger);
    clearTimeout(limit);
    server.close();
    return cutOff;
  }

  return { server, drain };
}
