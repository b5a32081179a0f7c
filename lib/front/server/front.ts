import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@/lib/http/errors";
import { Arrivals } from "./arrivals";
import { bodyArrived, discardUnread, hasBody } from "./body";
import { withHonestStatus } from "./failure";
import { Gate } from "./gate";
import { type Kind, type Known, kindOf } from "./kind";
import { busy, type Refusal, refuse } from "./refusal";

/** Answers a request; Next's own handler is one. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What the shop does with a request before Next does. */
export type Front = (request: IncomingMessage, response: ServerResponse, next: Handler) => void;

/** What the front needs to know of the shop. */
export interface FrontOptions extends Known {
  /** Puts a request right before anything reads it. */
  prepare: (request: IncomingMessage) => void;
  /** The content security policy of every answer. */
  policy: string;
  /** Counts a page that is made for this caller. @throws AppError too_many_requests */
  countPage: (request: IncomingMessage) => Promise<void>;
}

/**
 * How many requests of a kind run at once, and how many wait behind them. Calls and pages begin in a lull, for which they
 * wait at most so many ms, so that they go on in a flood that has none. Orders wait for nobody.
 */
const gates: Record<Exclude<Kind, "ready">, (arrivals: Arrivals) => Gate> = {
  order: () => new Gate(32, 500),
  picture: () => new Gate(4, 500),
  api: (arrivals) => new Gate(16, 128, () => arrivals.lull(20)),
  page: (arrivals) => new Gate(1, 24, () => arrivals.lull(250)),
};

/**
 * The front of the shop. Files and cached pages go straight to Next. What is made for each request takes its turn, and
 * is refused at once when too many wait: 503 with Retry-After. Requests with a body take their turn once it is here.
 */
export function makeFront({ prepare, policy, countPage, ...known }: FrontOptions): Front {
  const arrivals = new Arrivals();
  const gateOf = {
    order: gates.order(arrivals),
    picture: gates.picture(arrivals),
    api: gates.api(arrivals),
    page: gates.page(arrivals),
  };

  async function takeTurn(
    kind: Exclude<Kind, "ready">,
    request: IncomingMessage,
    response: ServerResponse,
    next: Handler,
  ) {
    const gate = gateOf[kind];
    const asksApi = kind === "api" || kind === "order";
    if (gate.isFull) return refuse(response, asksApi, busy);
    if (kind === "page") {
      const refusal = await refusalOf(countPage(request));
      if (refusal) return refuse(response, false, refusal);
    }
    if (hasBody(request)) {
      discardUnread(request, response);
      if (!(await bodyArrived(request))) return;
    }
    const accepted = gate.tryRun(async () => {
      // Whoever went away while waiting needs no answer.
      if (response.destroyed) return;
      const made =
        kind === "page" ? withHonestStatus(response, () => next(request, response)) : next(request, response);
      await made.catch((error: unknown) => failed(response, error));
    });
    if (!accepted) refuse(response, asksApi, busy);
  }

  return (request, response, next) => {
    arrivals.note();
    prepare(request);
    response.setHeader("content-security-policy", policy);
    const kind = kindOf(request.url ?? "/", known);
    const done =
      kind === "ready"
        ? withHonestStatus(response, () => next(request, response))
        : takeTurn(kind, request, response, next);
    done.catch((error: unknown) => failed(response, error));
  };
}

async function refusalOf(counted: Promise<void>): Promise<Refusal | null> {
  try {
    await counted;
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "too_many_requests") throw error;
    const { code, message, retryAfterSeconds = 1 } = error;
    return { code, message, retryAfterSeconds };
  }
}

/** Next answers its own errors; what gets here is a fault of Next itself, or a client that went away. */
function failed(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  console.error(error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { "content-type": "text/plain" }).end("Internal Server Error");
}
