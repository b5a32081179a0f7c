import { setTimeout as sleep } from "node:timers/promises";
import type { Attack } from "../attack";
import { inWords, observe } from "../observer";
import { openRaw } from "../raw";

const connections = 500;
const head = [
  "POST /api/auth/login HTTP/1.1",
  "Host: shop",
  "Content-Type: application/json",
  "Content-Length: 60000",
  "X-Forwarded-For: 203.0.113.7",
].join("\r\n");

export const slowBodies: Attack = {
  name: "slow-bodies",
  does: `${connections} sign-ins whose bodies arrive at one byte a second`,
  run: async (target) => {
    const sockets = await Promise.all(
      Array.from({ length: connections }, () => openRaw(target.port, `${head}\r\n\r\n{`)),
    );
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write(" ");
    }, 1_000);
    try {
      let status = 0;
      const observed = await observe(target, async () => {
        await sleep(10_000);
        status = (await fetch(`${target.url}/api/shop/products/get?limit=1`)).status;
        await sleep(10_000);
      });
      const held = observed.failed === 0 && status === 200;
      return { held, seen: `${inWords(observed)}; another visitor's call answered ${status}` };
    } finally {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    }
  },
};
