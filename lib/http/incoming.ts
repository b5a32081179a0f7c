import { type IncomingMessage, Server } from "node:http";

/** Lets `prepare` put every request right before Next sees it. Call once at boot. */
export function onEveryRequest(prepare: (request: IncomingMessage) => void): void {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]): boolean {
    if (event === "request") prepare(args[0] as IncomingMessage);
    return Reflect.apply(emit, this, [event, ...args]);
  };
}
