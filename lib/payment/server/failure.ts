import * as z from "zod";

/** What the `razorpay` package throws instead of an Error. Status 0 means that no response arrived; see client.ts. */
const Thrown = z.object({
  statusCode: z.coerce.number(),
  error: z.object({ code: z.string().optional(), description: z.string().optional() }).optional().catch(undefined),
});

/** Error codes that mean that the request never reached the provider. */
const neverSent = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

/** Why a call to the provider failed. Contains no secrets, so it may be logged. */
export class ProviderFailure extends Error {
  override readonly name = "ProviderFailure";

  constructor(
    /** The HTTP status of the response; 0 without a response. */
    readonly status: number,
    readonly code: string,
    description: string,
  ) {
    super(description);
  }

  /** Whether the failure is temporary, so that the same call may succeed on a retry. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 409 || this.status === 429 || this.status >= 500 || this.status < 300;
  }

  /**
   * Whether the provider is currently unavailable: no usable response, no access, too many requests or a server error.
   * Errors that concern only one payment or order do not count.
   */
  get isUnavailable(): boolean {
    return this.status < 300 || [401, 403, 408, 429].includes(this.status) || this.status >= 500;
  }

  /** Whether the same call will be refused again, such as for an id that is unknown in the provider's account. */
  get isRefusal(): boolean {
    return !this.isUnavailable && this.status >= 400 && this.status !== 409;
  }

  /** Whether the provider has certainly not executed the call. */
  get wasNotExecuted(): boolean {
    return this.status === 401 || this.status === 429 || (this.status === 0 && neverSent.has(this.code));
  }
}

/** Converts anything that a call threw to a ProviderFailure. */
export function failureOf(thrown: unknown): ProviderFailure {
  if (thrown instanceof ProviderFailure) return thrown;
  if (thrown instanceof z.ZodError) {
    return new ProviderFailure(200, "unreadable", `The answer is not of the expected form: ${z.prettifyError(thrown)}`);
  }
  const { success, data } = Thrown.safeParse(thrown);
  if (!success) return new ProviderFailure(0, "unknown", thrown instanceof Error ? thrown.message : "Unknown failure");
  const { code = "none", description = "No description" } = data.error ?? {};
  return new ProviderFailure(data.statusCode, code, description);
}
