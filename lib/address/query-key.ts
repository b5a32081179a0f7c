/** The query key of a user's addresses. */
export const addressKey = (userId: string | undefined) => ["addresses", userId ?? "guest"] as const;
