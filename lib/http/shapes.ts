import * as z from "zod";

/** Characters that no single-line text has: control characters and marks that turn the reading direction. */
const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** The same for texts of several lines, which may have tabs and line breaks. */
const unprintableInLines = /[^\P{Cc}\t\n\r]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** An id of the database as text: 24 hexadecimal digits. */
export const Id = z.string().regex(/^[0-9a-f]{24}$/i, { error: "must be an id of 24 hexadecimal digits" });

/** The `userId` that clients of the specification send along; checked against the session, never trusted. */
export const ClaimedUserId = z.string().max(200).optional();

/** Rupees with at most two decimals, as they stand in answers. */
export const Rupees = z.number();

/** A time in ISO 8601, UTC. */
export const Time = z.iso.datetime();

/** A single line of text: trimmed, NFC, without control characters, `min` to `max` characters long. */
export function line(min: number, max: number, what = "text") {
  const length = min > 0 ? `${min} to ${max} characters` : `at most ${max} characters`;
  return z
    .string({ error: `must be ${what} of ${length}` })
    .trim()
    .normalize("NFC")
    .min(min, { error: min === 1 ? "must not be empty" : `must have ${length}` })
    .max(max, { error: `must have ${length}` })
    .refine((text) => !unprintable.test(text), { error: "must not have control characters" });
}

/** A text of several lines: trimmed, NFC, without control characters but line breaks and tabs. */
export function lines(min: number, max: number) {
  return z
    .string({ error: `must be text of at most ${max} characters` })
    .trim()
    .normalize("NFC")
    .min(min, { error: "must not be empty" })
    .max(max, { error: `must have at most ${max} characters` })
    .refine((text) => !unprintableInLines.test(text), { error: "must not have control characters" });
}

/** A sentence for a person, beside `success`. */
export const Message = z.string();

/** The page of a list, from 1; outside 1 to 1,000,000 it is refused. */
export const Page = z.coerce.number<string>({ error: "must be a whole number" }).int().min(1).max(1_000_000).default(1);

/** How many entries a page of a list has, 1 to 100; 500 when it is left out. */
export const PageSize = z.coerce.number<string>({ error: "must be a whole number" }).int().min(1).max(100).optional();

/** How long a page is when the caller does not say. */
export const defaultPageSize = 500;
