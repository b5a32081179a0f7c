import type { IncomingMessage, ServerResponse } from "node:http";

/** Handles a request, such as Next.js's own handler. */
export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Handles a request before `next` does. */
export type HttpGateway = (request: IncomingMessage, response: ServerResponse, next: HttpHandler) => void;
