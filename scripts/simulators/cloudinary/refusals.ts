import { type Answer, json } from "../shared/exchange";

/** An error of the provider: its sentence stands in the body and in a header. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }

  /** As the upload and admin calls answer it. */
  asJson(): Answer {
    return json(this.status, { error: { message: this.message } }, this.#header());
  }

  /** As delivery answers it. */
  asEmpty(): Answer {
    return { status: this.status, headers: { ...this.#header(), "cache-control": "no-store" } };
  }

  #header() {
    return { "x-cld-error": this.message.replace(/[^\x20-\x7e]/g, "?") };
  }
}

/** What the provider answers when it is told to fail. */
export function failureWith(status: number): Answer {
  return new Refusal(status, status === 429 || status === 420 ? "Rate Limit Exceeded" : "General Error").asJson();
}
