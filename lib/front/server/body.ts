import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Resolves when the body of a request has arrived, without reading it, so that a client that sends slowly holds nobody
 * up. A body that is larger than what Node buffers is not waited for.
 * @returns false when the client went away
 */
export function bodyArrived(request: IncomingMessage): Promise<boolean> {
  if (isHere(request)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (arrived: boolean) => {
      request.off("readable", look);
      request.off("close", gone);
      resolve(arrived);
    };
    const look = () => isHere(request) && finish(true);
    const gone = () => finish(false);
    request.on("readable", look);
    request.on("close", gone);
  });
}

function isHere(request: IncomingMessage): boolean {
  return request.complete || request.readableLength >= request.readableHighWaterMark;
}

/**
 * Reads on what nobody has read of a body once its request is answered. Browsers send the whole body before they read
 * the answer: to an upload that is refused early they would otherwise wait for ever. Node does so by itself, but not after
 * `bodyArrived` has looked at the body. A client that never ends is cut off by the server's `requestTimeout`.
 */
export function discardUnread(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => request.resume());
}

/** True when a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
