/** How long uploads wait. */
export const timing = {
  /** How long one upload may take, in ms. */
  uploadMs: 20_000,
  /** How long it may take to remove one, in ms. */
  removeMs: 5_000,
  /** How long an uploaded picture may wait for its turn to be decoded, in ms. */
  turnMs: 20_000,
};
