import { fileURLToPath } from "node:url";

/** The shop, two folders above this package: its pictures and icons are what this package makes. */
export const shopFolder = fileURLToPath(new URL("../../..", import.meta.url));
