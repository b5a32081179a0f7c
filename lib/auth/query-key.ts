/** The query key of the session. */
export const sessionKey = ["session"] as const;

/** The query key of the places where a user is signed in. */
export const sessionsKey = (userId: string | undefined) => ["sessions", userId ?? "guest"] as const;
