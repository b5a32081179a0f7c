import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * Makes `x-forwarded-for` the address of the caller alone, whatever the client wrote there. Every proxy appends the
 * address it was called from, so with `proxies` of them in front the caller is that many entries from the right. An
 * entry that is no IP address is ignored for the next one to the right; the socket's address comes last.
 */
export function forwardCallerAddress(request: IncomingMessage, proxies: number): void {
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",");
  const trusted = proxies > 0 ? forwarded.slice(-proxies).map((entry) => entry.trim()) : [];
  const caller = [...trusted, request.socket.remoteAddress ?? ""].find((address) => isIP(address) > 0);
  request.headers["x-forwarded-for"] = caller ?? "unknown";
}
