/** How the provider is waited for. */
export const timing = {
  /** How long one call may take, its answer included, in ms. */
  callMs: 8000,
  /** How often a call is tried in all. */
  tries: 3,
  /** Before the second try, in ms; it doubles for the third. */
  backoffMs: 300,
  /** After this time no further try is begun, in ms: somebody waits for the answer. */
  timeoutMs: 12_000,
};
