/** The query key of a user's wishlist, and the prefix of its mutation keys. */
export const wishlistKey = (userId: string | undefined) => ["wishlist", userId ?? "guest"] as const;
