/** The query key of the lists as admins see them. */
export const listsKey = ["admin-catalogue"] as const;
