/** The methods that a path can serve. */
export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] as const;

export type Method = (typeof methods)[number];
