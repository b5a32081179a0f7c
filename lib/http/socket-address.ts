import { type IncomingMessage, Server } from "node:http";

/**
 * Makes `x-forwarded-for` the address of the socket, whatever the client wrote there: Next fills that header only when
 * it is missing, so a client could name any address and slip past the limits. Call once at boot, never behind a trusted proxy.
 */
export function forwardSocketAddress(): void {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]): boolean {
    if (event === "request") {
      const request = args[0] as IncomingMessage;
      request.headers["x-forwarded-for"] = request.socket.remoteAddress ?? "unknown";
    }
    return Reflect.apply(emit, this, [event, ...args]);
  };
}
