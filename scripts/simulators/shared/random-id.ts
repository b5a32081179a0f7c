import { randomInt } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A random id of letters and digits. */
export function randomId(length: number, alphabet = letters): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}
