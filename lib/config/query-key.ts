/** The query key of the shop's configuration. */
export const configKey = ["config"] as const;
