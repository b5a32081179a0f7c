import * as z from "zod";
import { cleanLine, cleanText } from "@/lib/clean-text";
import { maxSearchLength } from "./address-query";
import { hasMarkPile, hasUnprintable, isVisible, normalised } from "./characters";

/** The message for a text with more marks on a letter than any script needs. */
export const tooManyMarks = { error: "must not have more than 30 accents on one letter", abort: true } as const;

const notAnId = "must be an id of 24 hexadecimal digits";

/** A database id as text: 24 hexadecimal digits, converted to lower case. */
export const Id = z
  .string({ error: notAnId })
  .regex(/^[0-9a-f]{24}$/i, { error: notAnId })
  .toLowerCase();

/** The `userId` that clients of the specification send; checked against the session, never trusted. */
export const ClaimedUserId = z
  .string({ error: "must be the id of a user" })
  .max(200, { error: "must be the id of a user" })
  .optional();

/** What a list is searched for. */
export const SearchText = z.string({ error: "must be a single value" }).trim().max(maxSearchLength);

/** Rupees with at most two decimals, as in responses. */
export const Rupees = z.number();

/** A time in ISO 8601, UTC. */
export const Time = z.iso.datetime();

/** A single line of text: trimmed, without what is invisible where it was copied from, NFC, `min` to `max` characters long, all of them visible or needed by a script. */
export function line(min: number, max: number, what = "text") {
  const length = min > 0 ? `${min} to ${max} characters` : `at most ${max} characters`;
  return z
    .string({ error: `must be ${what} of ${length}` })
    .overwrite(cleanLine)
    .trim()
    .overwrite((text) => normalised(text, max))
    .min(min, { error: min === 1 ? "must not be empty" : `must have ${length}` })
    .max(max, { error: `must have ${length}`, abort: true })
    .refine((text) => !hasMarkPile(text), tooManyMarks)
    .refine((text) => !hasUnprintable(text), { error: "must not contain control or invisible characters", abort: true })
    .refine((text) => text === "" || isVisible(text), { error: "must contain visible characters" });
}

/** The same for multi-line text, which may contain dashes, tabs and line breaks, stored as \n. */
export function lines(min: number, max: number) {
  return z
    .string({ error: `must be text of at most ${max} characters` })
    .overwrite((text) => cleanText(text).replace(/\r\n?/g, "\n"))
    .trim()
    .overwrite((text) => normalised(text, max))
    .min(min, { error: "must not be empty" })
    .max(max, { error: `must have at most ${max} characters`, abort: true })
    .refine((text) => !hasMarkPile(text), tooManyMarks)
    .refine((text) => !hasUnprintable(text.replace(/[\t\n\r]/g, "")), {
      error: "must not contain control or invisible characters",
      abort: true,
    })
    .refine((text) => text === "" || isVisible(text), { error: "must contain visible characters" });
}

/** The header by which a request can be repeated without being carried out twice; `what` it creates. */
export const idempotencyHeaders = (what: string) =>
  z.object({
    "Idempotency-Key": z
      .string()
      .regex(/^[\x20-\x7e]{1,200}$/)
      .optional()
      .meta({ description: `Repeating it within 24 hours returns the same ${what} instead of creating another` }),
  });

/** A sentence for a person, beside `success`. */
export const Message = z.string();

/** The page of a list, from 1; past the end it is empty. */
export const Page = z.coerce
  .number<string>({ error: "must be a whole number" })
  .int({ error: "must be a whole number" })
  .min(1, { error: "must be at least 1" })
  .default(1);

/** How many entries a page of a list has, 1 to 100; 500 when omitted. */
export const PageSize = z.coerce
  .number<string>({ error: "must be a whole number" })
  .int({ error: "must be a whole number" })
  .min(1, { error: "must be from 1 to 100" })
  .max(100, { error: "must be from 1 to 100" })
  .optional();

/** The page size when the caller does not set one. */
export const defaultPageSize = 500;
