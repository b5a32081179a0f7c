import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A connection that sends exactly these bytes. Errors are left to whoever reads from it. */
export async function openRaw(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(bytes);
  return socket;
}
