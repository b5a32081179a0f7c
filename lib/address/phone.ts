import * as z from "zod";

/** The optional prefix of the ten digits. */
const prefix = /^(?:\+91|0)/;

/** An Indian mobile number, stored as its ten digits, the first from 6 to 9 (numbering plan of the DoT). */
export const Mobile = z
  .string({ error: "must be a mobile number" })
  .max(40, { error: "must be a mobile number of 10 digits" })
  .transform((text) => text.trim().replace(/[\s-]/g, "").replace(prefix, ""))
  .refine((digits) => /^[6-9]\d{9}$/.test(digits), { error: "must have 10 digits, the first from 6 to 9" });
