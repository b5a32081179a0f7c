import type { IncomingMessage } from "node:http";

/**
 * Makes `x-forwarded-for` the address of the socket, whatever the client wrote there: Next fills that header only when
 * it is missing, so a client could name any address and slip past the limits. Never behind a trusted proxy.
 */
export function forwardSocketAddress(request: IncomingMessage): void {
  request.headers["x-forwarded-for"] = request.socket.remoteAddress ?? "unknown";
}
