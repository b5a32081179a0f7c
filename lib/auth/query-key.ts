/** The query key of the session. */
export const sessionKey = ["session"] as const;

/** The query key of the places where a user is signed in. */
export const sessionsKey = (userId: string | undefined) => ["sessions", userId ?? "guest"] as const;

/** The query key of the list of admins. */
export const adminsKey = ["admins"] as const;

/** The query key of the state of the admin's second factor. */
export const secondFactorKey = ["second-factor"] as const;
