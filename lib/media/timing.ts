/** How the media host is waited for. */
export const timing = {
  /** How long one upload may take, in ms. */
  uploadMs: 20_000,
};
