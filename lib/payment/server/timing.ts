/** Timeouts and retries of calls to the provider. */
export const timing = {
  /** Timeout of one request including its response, in ms. */
  callMs: 8000,
  /** The maximum number of attempts. */
  tries: 3,
  /** The delay before the second attempt, in ms; doubled before the third. */
  backoffMs: 300,
  /** After this time no further attempt is started, in ms, because a user waits for the response. */
  timeoutMs: 12_000,
};
