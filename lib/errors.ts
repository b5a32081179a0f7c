import { type Issue, issueSentence } from "./issue-sentence";

export type { Issue };

/** Every error of the API, by its code. The only place that maps codes to statuses. */
export const errorStatus = {
  bad_json: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  second_factor_needed: 401,
  bad_signature: 401,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  in_use: 409,
  duplicate: 409,
  stale: 409,
  out_of_stock: 409,
  cart_empty: 409,
  total_changed: 409,
  size_needed: 409,
  limit_reached: 409,
  email_not_confirmed: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  provider_failed: 502,
  database_away: 503,
  not_configured: 503,
  not_ready: 503,
  busy: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

interface Details {
  issues?: Issue[];
  /** Additional fields of the error response, such as the fresh cart. */
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An expected failure. The route wrapper responds with the status of its code. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly issues?: Issue[];
  readonly extra?: Record<string, unknown>;
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    { issues, extra, retryAfterSeconds, cause }: Details = {},
  ) {
    super(message, { cause });
    this.issues = issues;
    this.extra = extra;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** For an id that is malformed, unknown or deleted. */
export function notFound(what: string): AppError {
  return new AppError("not_found", `This ${what} does not exist.`);
}

/** For a value that is well-formed but not acceptable; names its field. */
export function invalid(field: string, reason: string): AppError {
  const issue = { field, reason };
  return new AppError("invalid", issueSentence(issue), { issues: [issue] });
}
