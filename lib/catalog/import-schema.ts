import * as z from "zod";
import { Message } from "@/lib/http/shapes";

export const ImportQuery = z.object({
  /** The seal of the report that was looked at: carries the changes out. Without it nothing is changed. */
  apply: z
    .string({ error: "must be a single value" })
    .regex(/^[0-9a-f]{64}$/, { error: "must be the seal from a preview" })
    .optional(),
});

/** The changed fields of a product; amounts in rupees. */
const Fields = z.record(z.string(), z.unknown()).nullable();

export const ImportedRow = z.object({
  line: z.int(),
  kind: z.enum(["add", "edit"]),
  title: z.string(),
  before: Fields,
  after: Fields,
  /** What the row calls its picture, where that is a file's name or an address elsewhere; `after.image` is where it is stored. */
  picture: z.string().optional(),
});

export const ImportError = z.object({ line: z.int(), field: z.string(), reason: z.string() });

export const ImportReport = z
  .object({
    added: z.int(),
    edited: z.int(),
    same: z.int(),
    /** The first of the rows that change something. */
    rows: z.array(ImportedRow),
    wrong: z.int(),
    /** The first of what is wrong, by line. */
    errors: z.array(ImportError),
    /** Pictures that rows name and that are not stored yet; only for a file that was sent in parts. */
    pictures: z
      .object({
        /** The names of files to be uploaded, in small letters; the first 1,000. */
        files: z.array(z.string()),
        /** How many are to be fetched from their addresses. */
        addresses: z.int(),
      })
      .optional(),
    /** Stands for every change, and for the products as they were: another one, when any of them is another. */
    seal: z.string(),
  })
  .meta({ id: "ImportReport" });

export const ImportAnswer = z.object({ message: Message, report: ImportReport });

export type ImportReport = z.infer<typeof ImportReport>;
export type ImportAnswer = z.infer<typeof ImportAnswer>;
