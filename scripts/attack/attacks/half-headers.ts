import { setTimeout as sleep } from "node:timers/promises";
import type { Attack } from "../attack";
import { inWords, observe, openFiles } from "../observer";
import { openRaw } from "../raw";

const connections = 800;

export const halfHeaders: Attack = {
  name: "half-headers",
  does: `${connections} connections that send half a request header and wait`,
  run: async (target) => {
    const before = openFiles(target.pid);
    const half = "GET /shop/home HTTP/1.1\r\nHost: sh";
    const sockets = await Promise.all(Array.from({ length: connections }, () => openRaw(target.port, half)));
    const observed = await observe(target, () => sleep(30_000));
    const left = openFiles(target.pid) - before;
    for (const socket of sockets) socket.destroy();
    const held = observed.failed === 0 && left < 50;
    return { held, seen: `${inWords(observed)}; ${left} connections still open after 30 s` };
  },
};
