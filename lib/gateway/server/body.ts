import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Resolves when the body of a request has arrived, without reading it, so that a client that sends slowly blocks
 * nobody. For a body larger than Node.js's buffer, it resolves when the buffer is full.
 * @returns false when the client disconnected
 */
export function bodyArrived(request: IncomingMessage): Promise<boolean> {
  if (isHere(request)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (arrived: boolean) => {
      request.off("readable", check);
      request.off("close", gone);
      resolve(arrived);
    };
    const check = () => isHere(request) && finish(true);
    const gone = () => finish(false);
    request.on("readable", check);
    request.on("close", gone);
  });
}

function isHere(request: IncomingMessage): boolean {
  return request.complete || request.readableLength >= request.readableHighWaterMark;
}

/**
 * Discards the unread rest of a body once its request is answered. Browsers send the whole body before they read the
 * response: after an upload that is rejected early, they would otherwise wait forever. Node.js does this itself, but
 * not after `bodyArrived` has looked at the body. A client that never finishes is cut off by the server's
 * `requestTimeout`.
 */
export function discardUnread(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => request.resume());
}

/** True when a request has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
