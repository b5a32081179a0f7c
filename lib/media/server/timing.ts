/** Timeouts of uploads. */
export const timing = {
  /** Timeout of one upload, in ms. */
  uploadMs: 20_000,
  /** Timeout of removing one, in ms. */
  removeMs: 5_000,
  /** How long an uploaded picture may be queued for decoding, in ms. */
  queueMs: 20_000,
};
