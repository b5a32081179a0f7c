/** The key of what a user has reviewed and can review, of one product or all. */
export const mineKey = (userId: string | undefined, productId = "") =>
  ["my reviews", userId ?? "guest", productId] as const;
