/** The package has no types for this file: these are the parts in use. */
declare module "mongodb/lib/cmap/connection.js" {
  import type { EventEmitter } from "node:events";

  export class Connection extends EventEmitter {
    static readonly CLOSE: "close";
    constructor(stream: import("node:net").Socket, options: object);
    /** Why the connection was closed. */
    error: Error | null;
    command(namespace: object, command: object, options: object): Promise<object>;
    writeCommand(command: object, options: object): Promise<void>;
  }
}

declare module "mongodb/lib/utils.js" {
  export function ns(namespace: string): object;
}
