import * as z from "zod";
import { cleanNumber } from "@/lib/clean-text";

/** The prefixes that people write before the ten digits: of the country, of a call to another city, or both. */
const prefix = /^(?:\+91|0091|0?91(?=0?\d{10}$))?0?/;

/** The digits of a number as people write it, "(+91) 098450-11223", without its prefixes. */
export function mobileDigits(text: string): string {
  return cleanNumber(text)
    .replace(/[\s().-]/g, "")
    .replace(prefix, "");
}

/** An Indian mobile number, stored as its ten digits, the first from 6 to 9 (numbering plan of the DoT). */
export const Mobile = z
  .string({ error: "must be a mobile number" })
  .max(100, { error: "must be a mobile number of 10 digits" })
  .transform(mobileDigits)
  .refine((digits) => /^[6-9]\d{9}$/.test(digits), { error: "must have 10 digits, the first from 6 to 9" });
