import { createServer } from "node:net";

/** Listens for a moment. A machine without the address (IPv6 may be off) counts as free there. */
function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "EADDRNOTAVAIL"));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Whether nobody listens on a port of this machine; on ::1 neither, because browsers try that first for localhost. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, "127.0.0.1")) && (await canListen(port, "::1"));
}

/** The first free port from `wanted` on. */
export async function nextFreePort(wanted: number): Promise<number> {
  for (let port = wanted; port < 65_536; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${wanted} on is free.`);
}

/** A free port that the system picks. */
export function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port: 0, host: "127.0.0.1" }, () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
