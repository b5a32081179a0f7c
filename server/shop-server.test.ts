import { once } from "node:events";
import { Agent, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { shopServer } from "./shop-server.mjs";

const agent = new Agent({ keepAlive: true });
const answers: ServerResponse[] = [];
let shop: ReturnType<typeof shopServer>;
let port: number;

/** Requests to /now get a response at once, others when the test says so. */
async function open() {
  shop = shopServer((asked: IncomingMessage, response: ServerResponse) => {
    if (asked.url === "/now") response.end("now");
    else answers.push(response);
  });
  shop.server.listen(0, "127.0.0.1");
  await once(shop.server, "listening");
  port = (shop.server.address() as AddressInfo).port;
}

async function get(path: string): Promise<{ text: string; connection: string | undefined }> {
  const asked = request({ host: "127.0.0.1", port, path, agent }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  let text = "";
  for await (const part of answer) text += part;
  return { text, connection: answer.headers.connection };
}

const untilAsked = async () => {
  while (answers.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  return answers.pop();
};

afterEach(() => {
  answers.length = 0;
  shop.server.closeAllConnections();
  shop.server.close();
});

describe("the shop's server", () => {
  it.each(["websocket", "h2c"])("answers a request to upgrade to %s like any other request", async (protocol) => {
    await open();
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET /now HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`);
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 OK/);
    socket.destroy();
    await expect.poll(() => new Promise((done) => shop.server.getConnections((_error, count) => done(count)))).toBe(0);
  });

  it("finishes requests in progress, announces that the connection closes, and accepts no new connections", async () => {
    await open();
    const waiting = get("/later");
    const response = await untilAsked();
    const drained = shop.drain(10_000);
    await expect.poll(() => shop.server.listening).toBe(false);
    const late = connect(port, "127.0.0.1");
    const [error] = await once(late, "error");
    expect(error).toMatchObject({ code: "ECONNREFUSED" });
    response?.end("later");
    expect(await waiting).toEqual({ text: "later", connection: "close" });
    expect(await drained).toBe(0);
  });

  it("resets no connection that is waiting to be accepted when the drain begins", async () => {
    await open();
    const answers = Promise.all(Array.from({ length: 6 }, () => get("/now")));
    const drained = shop.drain(10_000);
    expect(await answers).toEqual(Array(6).fill({ text: "now", connection: "close" }));
    expect(await drained).toBe(0);
  });

  it("answers a request that an idle connection sends when the drain begins, then closes it", async () => {
    await open();
    expect((await get("/now")).connection).toBe("keep-alive");
    const drained = shop.drain(10_000);
    expect(await get("/now")).toEqual({ text: "now", connection: "close" });
    expect(await drained).toBe(0);
  });

  it("does not wait for connections that are idle or have sent half a request", async () => {
    await open();
    const silent = connect(port, "127.0.0.1");
    const half = connect(port, "127.0.0.1");
    half.write("GET /now HTTP/1.1\r\nHost: sh");
    await Promise.all([once(silent, "connect"), once(half, "connect"), get("/now")]);
    expect(await shop.drain(10_000)).toBe(0);
  });

  it("cuts off requests that are not answered within the limit, and counts them", async () => {
    await open();
    const waiting = get("/later").catch((error: Error) => error.message);
    await untilAsked();
    expect(await shop.drain(100)).toBe(1);
    expect(await waiting).toBe("socket hang up");
  });
});
