import { note } from "../shared/call-log";
import { randomId } from "../shared/random-id";
import type { Books } from "./books";
import type { ProviderEvent } from "./events";
import { webhookSignature } from "./signatures";

export const webhookModes = ["send", "lose", "double", "reorder", "corrupt"] as const;
export type WebhookMode = (typeof webhookModes)[number];

/** An event with its id, and whether the shop has accepted it. */
export interface StoredEvent {
  id: string;
  body: string;
  mode: WebhookMode;
  delivered: boolean;
}

/** One delivery, or one that was skipped (status null), with enough data to replay it. */
export interface LoggedWebhook {
  at: string;
  id: string;
  event: string;
  mode: WebhookMode;
  attempt: number;
  status: number | null;
  signature: string;
  body: string;
}

interface Options {
  url: string | undefined;
  secret: string;
  /** The delay before the second attempt; it doubles each time. In ms. */
  retryMs: number;
}

/** The timeout for the shop's response, in ms. */
const timeoutMs = 5000;
const maxAttempts = 6;

/** Sends signed events, and retries a few times while the shop does not respond with 2xx. */
export class Webhooks {
  readonly log: LoggedWebhook[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  #stopped = false;
  /** How events without their own instruction are sent. */
  usual: { mode: WebhookMode; delayMs: number } = { mode: "send", delayMs: 0 };

  constructor(
    private readonly books: Books,
    private readonly options: Options,
  ) {
    for (const event of books.events.all()) if (!event.delivered && event.mode === "send") this.#later(0, [event]);
  }

  announce(events: ProviderEvent[], mode = this.usual.mode, delayMs = this.usual.delayMs): void {
    const stored = events.map((event): StoredEvent => {
      const one = { id: randomId(14), body: JSON.stringify(event), mode, delivered: false };
      this.books.events.put(one.id, one);
      return one;
    });
    if (mode === "lose") for (const event of stored) this.#note(event, 0, null, event.body);
    else this.#later(delayMs, mode === "reorder" ? stored.reverse() : stored);
  }

  /** Sends an event again, even a lost one. Returns false when there is none with this id. */
  resend(id: string): boolean {
    const event = this.books.events.get(id);
    if (event) this.#later(0, [{ ...event, mode: "send" }]);
    return event !== undefined;
  }

  stop(): void {
    this.#stopped = true;
    this.#forgetTimers();
  }

  clear(): void {
    this.#forgetTimers();
    this.log.length = 0;
    this.usual = { mode: "send", delayMs: 0 };
  }

  #forgetTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #later(ms: number, events: StoredEvent[], attempt = 1): void {
    if (this.#stopped) return;
    const timer = setTimeout(async () => {
      this.#timers.delete(timer);
      for (const event of events) {
        if (this.#stopped) return;
        await this.#deliver(event, attempt);
        if (event.mode === "double") await this.#deliver({ ...event, mode: "send" }, attempt);
      }
    }, ms);
    this.#timers.add(timer);
  }

  async #deliver(event: StoredEvent, attempt: number): Promise<void> {
    const { url, secret, retryMs } = this.options;
    const signature = webhookSignature(secret, event.body);
    const body = event.mode === "corrupt" ? event.body.replace(/"amount":(\d+)/, '"amount":1$1') : event.body;
    const status = url ? await this.#post(url, event.id, body, signature) : null;
    this.#note(event, attempt, status, body);
    if (!this.books.events.get(event.id)) return;
    if (status !== null && status >= 200 && status < 300) {
      this.books.events.put(event.id, { ...event, delivered: true });
    } else if (url && event.mode !== "corrupt" && attempt < maxAttempts) {
      this.#later(retryMs * 2 ** (attempt - 1), [{ ...event, mode: "send" }], attempt + 1);
    }
  }

  async #post(url: string, id: string, body: string, signature: string): Promise<number | null> {
    const headers = {
      "content-type": "application/json",
      "user-agent": "Razorpay-Webhook/v1",
      "x-razorpay-signature": signature,
      "x-razorpay-event-id": id,
    };
    try {
      const options = {
        method: "POST",
        headers,
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      } as const;
      const { status } = await fetch(url, options);
      return status;
    } catch {
      return null;
    }
  }

  #note({ id, mode, body: signed }: StoredEvent, attempt: number, status: number | null, body: string): void {
    const { event } = JSON.parse(signed) as ProviderEvent;
    const signature = webhookSignature(this.options.secret, signed);
    note(this.log, { at: new Date().toISOString(), id, event, mode, attempt, status, signature, body });
  }
}
