import { type Answer, json } from "../shared/exchange";

interface Details {
  status?: number;
  code?: string;
  field?: string;
  source?: string;
  step?: string;
  reason?: string;
}

/** An error of the provider, with its response body. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(description: string, details: Details = {}) {
    super(description);
    const { status = 400, code = "BAD_REQUEST_ERROR", field } = details;
    const { source = "NA", step = "NA", reason = "NA" } = details;
    const error = { code, description, source, step, reason, metadata: {}, ...(field && { field }) };
    this.answer = json(status, { error });
  }
}

export const wrongKeys = () => new Refusal("Authentication failed", { status: 401 });
export const noSuchUrl = () => new Refusal("The requested URL was not found on the server.");
export const noSuchId = () => new Refusal("The id provided does not exist");

/** For a field value that the provider would reject. */
export function badInput(field: string, description: string): Refusal {
  return new Refusal(description, {
    field,
    source: "business",
    step: "payment_initiation",
    reason: "input_validation_failed",
  });
}

/** The provider's response when it is instructed to fail. */
export function failureWith(status: number): Answer {
  if (status === 429) return new Refusal("Too many requests", { status }).answer;
  const description = "We are facing some trouble completing your request at the moment. Please try again shortly.";
  return new Refusal(description, { status, code: status >= 500 ? "SERVER_ERROR" : undefined }).answer;
}
