import { timingSafeEqual } from "node:crypto";
import { Behaviour } from "../shared/behaviour";
import { type LoggedCall, note } from "../shared/call-log";
import { type Answer, type Call, jsonOf, type Silence } from "../shared/exchange";
import { findRoute, type Routes } from "../shared/routes";
import { type Simulator, serve } from "../shared/serve";
import { type Books, openBooks } from "./books";
import { checkoutRoutes } from "./checkout-routes";
import { orderRoutes } from "./orders";
import { paymentRoutes } from "./payments";
import { refundRoutes } from "./refunds";
import { failureWith, noSuchUrl, Refusal, wrongKeys } from "./refusals";
import { steeringRoutes } from "./steering";
import { Webhooks } from "./webhooks";

export interface RazorpaySettings {
  /** 0 uses any free port. */
  port: number;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The shop's webhook URL; without it none are sent. */
  webhookUrl?: string;
  /** The delay before a webhook is retried; it doubles each time. In ms. */
  webhookRetryMs?: number;
  /** The folder for the state; without it the state is in memory only. */
  folder?: string;
  /** How the program dies when instructed to; by default it kills itself. */
  die?: () => void;
}

/** The parts of a running simulator. */
export interface Razorpay {
  settings: RazorpaySettings;
  books: Books;
  webhooks: Webhooks;
  behaviour: Behaviour;
  calls: LoggedCall[];
}

function signedIn({ keyId, keySecret }: RazorpaySettings, call: Call): boolean {
  const wanted = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`);
  const given = Buffer.from(call.headers.authorization ?? "");
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Runs a route; a refusal is a response too. */
async function answerOf(routes: Routes, call: Call): Promise<Answer> {
  try {
    const found = findRoute(routes, call);
    if (!found) throw noSuchUrl();
    return await found();
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

async function answerApi(parts: Razorpay, routes: Routes, call: Call): Promise<Answer | Silence> {
  const { method, path, query, headers, body } = call;
  const entry: LoggedCall = {
    at: new Date().toISOString(),
    method,
    path: query.size > 0 ? `${path}?${query}` : path,
    status: null,
    ...(body.length > 0 && { body: jsonOf(call) }),
    ...(headers["x-refund-idempotency"] && { idempotency: headers["x-refund-idempotency"] }),
  };
  note(parts.calls, entry);
  const work = async () => (signedIn(parts.settings, call) ? answerOf(routes, call) : wrongKeys().answer);
  const answer = await parts.behaviour.run(work, failureWith);
  entry.status = typeof answer === "string" ? null : answer.status;
  return answer;
}

/** Starts the simulator on this machine. */
export async function startRazorpay(settings: RazorpaySettings): Promise<Simulator> {
  const books = openBooks(settings.folder);
  const { webhookUrl: url, webhookSecret: secret, webhookRetryMs: retryMs = 1000 } = settings;
  const webhooks = new Webhooks(books, { url, secret, retryMs });
  const parts: Razorpay = { settings, books, webhooks, behaviour: new Behaviour(), calls: [] };
  const announce = webhooks.announce.bind(webhooks);
  const open: Routes = { ...steeringRoutes(parts), ...checkoutRoutes(parts) };
  const api: Routes = {
    ...orderRoutes(books),
    ...paymentRoutes(books, (events) => announce(events)),
    ...refundRoutes(books, (events) => announce(events)),
  };
  const server = await serve(
    settings.port,
    async (call) => (findRoute(open, call) ? answerOf(open, call) : answerApi(parts, api, call)),
    settings.die,
  );
  const close = async () => {
    webhooks.stop();
    await server.close();
  };
  return { url: server.url, close };
}
