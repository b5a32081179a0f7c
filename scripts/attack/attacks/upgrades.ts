import { setTimeout as sleep } from "node:timers/promises";
import type { Attack } from "../attack";
import { openFiles } from "../observer";
import { openRaw } from "../raw";

const requests = 300;
const request = "GET / HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";

export const upgrades: Attack = {
  name: "upgrade",
  does: `${requests} requests to upgrade to a websocket that disconnect at once`,
  run: async ({ url, port, pid }) => {
    await fetch(url);
    const before = openFiles(pid);
    for (let sent = 0; sent < requests; sent++) {
      const socket = await openRaw(port, request);
      await Promise.race([new Promise((resolve) => socket.once("data", resolve)), sleep(500)]);
      socket.destroy();
    }
    await sleep(1_000);
    const left = openFiles(pid) - before;
    return { held: left < 20, seen: `${left} more open files afterwards` };
  },
};
