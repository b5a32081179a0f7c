import "server-only";
import Razorpay from "razorpay";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/server/env";
import { timing } from "./timing";

/** The parts used of the package's internal HTTP client, which its types omit. */
interface Outgoing {
  url?: string;
  data?: { receipt?: string };
  headers: { set: (name: string, value: string) => void };
  signal?: AbortSignal;
}
interface NoAnswer {
  code?: string;
  message: string;
  response?: { status: number; data: unknown };
}
interface Requests {
  defaults: { baseURL: string; maxRedirects: number };
  interceptors: {
    request: { use: (change: (request: Outgoing) => Outgoing) => void };
    response: { use: (pass: undefined, change: (error: NoAnswer) => Promise<never>) => void };
  };
}

/** The package has no timeout and can't send this header. A refund's receipt is also its idempotency key. */
function prepare(request: Outgoing): Outgoing {
  request.signal = AbortSignal.timeout(timing.callMs);
  if (request.url?.endsWith("/refund") && request.data?.receipt) {
    request.headers.set("X-Refund-Idempotency", request.data.receipt);
  }
  return request;
}

/** The package reads `response` even if none arrived, and then loses the cause: set a response with the cause. */
function keepCause(error: NoAnswer): Promise<never> {
  const { response } = error;
  if (!response) error.response = { status: 0, data: { error: causeOf(error) } };
  else if (typeof response.data !== "object" || response.data === null) response.data = {};
  return Promise.reject(error);
}

function causeOf({ code = "unknown", message }: NoAnswer): { code: string; description: string } {
  if (code === "ERR_CANCELED") return { code: "ETIMEDOUT", description: `No answer within ${timing.callMs} ms` };
  return { code, description: message };
}

let client: Razorpay | undefined;

/**
 * The provider's client.
 * @throws AppError not_configured when the keys are not set
 */
export function razorpay(): Razorpay {
  const { RAZORPAY_KEY_ID: key_id, RAZORPAY_KEY_SECRET: key_secret, RAZORPAY_API_URL: address } = env();
  if (!key_id || !key_secret) throw new AppError("not_configured", "Razorpay payments are not set up in this shop.");
  if (client) return client;
  client = new Razorpay({ key_id, key_secret });
  const { rq: requests } = client.api as unknown as { rq: Requests };
  requests.defaults.baseURL = address;
  requests.defaults.maxRedirects = 0;
  requests.interceptors.request.use(prepare);
  requests.interceptors.response.use(undefined, keepCause);
  return client;
}
