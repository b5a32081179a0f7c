/** The query key of a user's profile. */
export const profileKey = (userId: string | undefined) => ["profile", userId ?? "guest"] as const;
