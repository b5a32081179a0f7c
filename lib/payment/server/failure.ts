import * as z from "zod";

/** What the `razorpay` package throws: no Error, but this. Status 0 says that no answer came; see client.ts. */
const Thrown = z.object({
  statusCode: z.coerce.number(),
  error: z.object({ code: z.string().optional(), description: z.string().optional() }).optional().catch(undefined),
});

/** Causes after which the provider can't have heard the call. */
const neverSent = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

/** Why a call to the provider did not succeed. Holds nothing secret, so it may be logged. */
export class ProviderFailure extends Error {
  override readonly name = "ProviderFailure";

  constructor(
    /** The status of the answer; 0 when none came. */
    readonly status: number,
    readonly code: string,
    description: string,
  ) {
    super(description);
  }

  /** Whether the same call may succeed a moment later. */
  get passing(): boolean {
    return this.status === 0 || this.status === 409 || this.status === 429 || this.status >= 500 || this.status < 300;
  }

  /**
   * Whether the provider can't be used at all now: no answer, no access, too many calls or an error of its own. What it
   * says of one payment or order alone is no absence.
   */
  get isAway(): boolean {
    return this.status < 300 || [401, 403, 408, 429].includes(this.status) || this.status >= 500;
  }

  /** Whether the same call will be refused again, such as for an id that the provider's account does not know. */
  get isRefusal(): boolean {
    return !this.isAway && this.status >= 400 && this.status !== 409;
  }

  /** Whether the provider surely did nothing. */
  get surelyNotDone(): boolean {
    return this.status === 401 || this.status === 429 || (this.status === 0 && neverSent.has(this.code));
  }
}

/** Makes a failure of whatever a call threw. */
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
