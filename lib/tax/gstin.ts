import { stateOfCode } from "./states";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** State code, PAN, number of the registration, Z and a check digit. */
const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * The check digit of a GSTIN's first 14 characters: weights 1 and 2 in turn in base 36, the digits of each product added
 * up (the Luhn algorithm modulo 36).
 */
export function checkDigit(first: string): string {
  const sum = [...first].reduce((total, character, place) => {
    const product = digits.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36] ?? "";
}

/** Whether a text is a GSTIN: its form, a state's code and the check digit. */
export function isGstin(text: string): boolean {
  return form.test(text) && stateOfCode(text.slice(0, 2)) !== null && checkDigit(text.slice(0, 14)) === text[14];
}
