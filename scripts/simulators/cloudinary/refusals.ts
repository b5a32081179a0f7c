import { type Answer, json } from "../shared/exchange";

/** An error of the provider: its message is in the body and in a header. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }

  /** The response of upload and admin calls. */
  asJson(): Answer {
    return json(this.status, { error: { message: this.message } }, this.#header());
  }

  /** The response of delivery. */
  asEmpty(): Answer {
    return { status: this.status, headers: { ...this.#header(), "cache-control": "no-store" } };
  }

  #header() {
    return { "x-cld-error": this.message.replace(/[^\x20-\x7e]/g, "?") };
  }
}

/** The provider's response when it is instructed to fail. */
export function failureWith(status: number): Answer {
  return new Refusal(status, status === 429 || status === 420 ? "Rate Limit Exceeded" : "General Error").asJson();
}
