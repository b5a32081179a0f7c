import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Opens a connection that sends exactly these bytes. The caller handles its errors. */
export async function openRaw(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(bytes);
  return socket;
}
