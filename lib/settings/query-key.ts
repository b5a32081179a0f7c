/** The query key of the settings in force, for admins. */
export const settingsKey = ["settings"] as const;
