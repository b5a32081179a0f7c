/** The query key of a user's cart, and the prefix of its mutation keys. */
export const cartKey = (userId: string | undefined) => ["cart", userId ?? "guest"] as const;
