import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { countLookup } from "@/lib/cache/server/fresh-cache";
import { AppError } from "@/lib/errors";
import type { HttpGateway, HttpHandler } from "@/lib/server/http-handler";
import { log, requestContext } from "@/lib/server/log";
import { AcceptQueue } from "./accept-queue";
import { bodyArrived, discardUnread, hasBody } from "./body";
import { type BuildFiles, buildFileSender } from "./build-file";
import { cachedAnswer } from "./cached-answer";
import { cachePathOf, sendCachedPage } from "./cached-page";
import { directCall } from "./direct-call";
import { withCorrectStatus } from "./failure";
import { Gate } from "./gate";
import { type Kind, type Known, kindOf } from "./kind";
import { busy, type Refusal, refuse, reject } from "./refusal";

/** What the gateway needs from the server that it runs in. */
export interface Surroundings extends Known {
  build: BuildFiles;
}

/** What the gateway needs from the shop. */
export interface GatewayOptions extends Surroundings {
  /** Normalises a request before anything reads it. @returns its id */
  prepare: (request: IncomingMessage) => string;
  /** The content security policy of every response. */
  policy: string;
  /** Counts a page that is rendered for this client. @throws AppError too_many_requests */
  countPage: (request: IncomingMessage) => Promise<void>;
  /** Whether nobody is signed in, by the cookies of a request. */
  isGuest: (request: IncomingMessage) => boolean;
  /** Counts a call of a guest that the gateway answers. @throws AppError too_many_requests */
  countGuestCall: (request: IncomingMessage) => Promise<void>;
}

/**
 * How many requests of a kind run at once, and how many wait behind them. Calls and pages start when no connection waits to
 * be accepted, or after the given time in ms, so that they still start under a flood of requests. Orders start at once.
 */
const gates: Record<Exclude<Kind, "ready">, (acceptQueue: AcceptQueue) => Gate> = {
  order: () => new Gate(32, 500),
  machine: (acceptQueue) => new Gate(16, 500, () => acceptQueue.untilEmpty(20)),
  picture: () => new Gate(4, 500),
  api: (acceptQueue) => new Gate(16, 128, () => acceptQueue.untilEmpty(20)),
  page: (acceptQueue) => new Gate(1, 24, () => acceptQueue.untilEmpty(250)),
};

/**
 * The gateway of the shop. Cached pages, files of the build and answers that are cached in memory are sent at once, other
 * files and the main pages go straight to Next.js. Answers that are the same for everybody are made without Next.js. What is
 * made per request is queued, and rejected at once when the queue is full: 503 with Retry-After. Requests with a body are
 * queued once it has arrived.
 */
export function makeGateway({
  prepare,
  policy,
  countPage,
  isGuest,
  countGuestCall,
  files,
  currentPage,
  build,
}: GatewayOptions): HttpGateway {
  const acceptQueue = new AcceptQueue();
  const sendBuildFile = buildFileSender(build);
  const gateOf = {
    order: gates.order(acceptQueue),
    machine: gates.machine(acceptQueue),
    picture: gates.picture(acceptQueue),
    api: gates.api(acceptQueue),
    page: gates.page(acceptQueue),
  };

  /** The pages that are being rendered for the page cache, by their path in it. */
  const rendering = new Map<string, Promise<void>>();

  /** Renders a page. A request for one that is being rendered for another request waits for that, and takes no turn. */
  async function renderPage(request: IncomingMessage, response: ServerResponse, next: HttpHandler) {
    const path = cachePathOf(request);
    if (path === null || hasBody(request)) return enqueue("page", request, response, next);
    const others = rendering.get(path);
    await others;
    if (others && sendCachedPage(request, response, currentPage)) return;
    const done = enqueue("page", request, response, next).catch((error: unknown) => failed(response, error));
    rendering.set(path, done);
    await done;
    if (rendering.get(path) === done) rendering.delete(path);
  }

  /** Answers a request when its turn comes. @returns what is done when it is answered */
  async function enqueue(
    kind: Exclude<Kind, "ready">,
    request: IncomingMessage,
    response: ServerResponse,
    next: HttpHandler,
  ) {
    const gate = gateOf[kind];
    const asksApi = isCall(kind);
    if (gate.isFull) return refuse(response, asksApi, busy);
    if (kind === "page") {
      const refusal = await refusalOf(countPage(request));
      if (refusal) return refuse(response, false, refusal);
    }
    if (hasBody(request)) {
      discardUnread(request, response);
      if (!(await bodyArrived(request))) return;
    }
    const done = gate.tryRun(async () => {
      // A client that disconnected while waiting needs no response.
      if (response.destroyed) return;
      const made =
        kind === "page" ? withCorrectStatus(response, () => next(request, response)) : next(request, response);
      await made.catch((error: unknown) => failed(response, error));
    });
    if (!done) return refuse(response, asksApi, busy);
    await done;
  }

  return (request, response, next) => {
    acceptQueue.noteRequest();
    const requestId = prepare(request);
    response.setHeader("x-request-id", requestId);
    response.setHeader("content-security-policy", policy);
    if (sendCachedPage(request, response, currentPage)) return countLookup("pages", true);
    if (sendBuildFile(request, response)) return;
    const kind = kindOf(request.url ?? "/", { files, currentPage });
    // Next.js takes a form that is posted to a page for a call of the page's code, and renders the page for it.
    if (!isCall(kind) && !isRead(request)) return reject(response, 405, { allow: "GET, HEAD" });
    const answer = async () => {
      if (kind === "ready") return withCorrectStatus(response, () => next(request, response));
      if (kind === "page") return renderPage(request, response, next);
      const call = directCall(request, () => isGuest(request)) ?? next;
      if (kind !== "api" || !isRead(request) || hasBody(request) || !isGuest(request))
        return enqueue(kind, request, response, call);
      const sendCached = cachedAnswer(request, response);
      // A guest over the limit gets the error of the route.
      if (sendCached && !(await refusalOf(countGuestCall(request)))) return sendCached();
      return enqueue(kind, request, response, call);
    };
    requestContext.run({ requestId }, () => answer().catch((error: unknown) => failed(response, error)));
  };
}

/** Whether requests of a kind are calls of the API: they may do anything but read, and get the API's errors. */
function isCall(kind: Kind): boolean {
  return kind === "api" || kind === "order" || kind === "machine";
}

/** Whether a request asks for something without changing it. */
function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
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

/** Next.js handles its own errors; this handles a failure of Next.js itself, or a client that disconnected. */
function failed(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  log.error({ err: error }, "a request failed");
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { "content-type": "text/plain" }).end("Internal Server Error");
}
