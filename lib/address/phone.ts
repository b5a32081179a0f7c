import * as z from "zod";

/** What may stand before the ten digits. */
const prefix = /^(?:\+91|0)/;

/** An Indian mobile number, kept as its ten digits, the first from 6 to 9 (numbering plan of the DoT). */
export const Mobile = z
  .string({ error: "must be a mobile number" })
  .max(40, { error: "must be a mobile number of 10 digits" })
  .transform((text) => text.trim().replace(/[\s-]/g, "").replace(prefix, ""))
  .refine((digits) => /^[6-9]\d{9}$/.test(digits), { error: "must have 10 digits, the first from 6 to 9" });

/** Ten digits as people read them: "9845011223" -> "+91 98450 11223". Anything else comes back as it is. */
export function formatMobile(digits: string): string {
  return /^\d{10}$/.test(digits) ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : digits;
}
