import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * Sets `x-forwarded-for` to the caller's IP address alone, whatever the client sent. Every proxy appends the IP address
 * it was called from, so behind `proxies` of them the caller is that many entries from the right. An entry that is not
 * an IP address is skipped for the next one to the right; the socket's IP address comes last.
 */
export function forwardCallerAddress(request: IncomingMessage, proxies: number): void {
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",");
  const trusted = proxies > 0 ? forwarded.slice(-proxies).map((entry) => entry.trim()) : [];
  const caller = [...trusted, request.socket.remoteAddress ?? ""].find((address) => isIP(address) > 0);
  request.headers["x-forwarded-for"] = caller ?? "unknown";
}
