import * as z from "zod";
import { Message } from "@/lib/http/shapes";

export const ImportQuery = z.object({
  /** The seal of the report the admin has seen: applies its changes. Without it, nothing is changed. */
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
  /** The picture as named in the row, when that is a file name or an external URL; `after.image` is the stored URL. */
  picture: z.string().optional(),
});

export const ImportError = z.object({ line: z.int(), field: z.string(), reason: z.string() });

export const ImportReport = z
  .object({
    added: z.int(),
    edited: z.int(),
    same: z.int(),
    /** The first rows that change something. */
    rows: z.array(ImportedRow),
    /** New products whose title is that of a product in the shop: how many, and the first; omitted when there are none. */
    taken: z.object({ count: z.int(), first: z.array(z.object({ line: z.int(), title: z.string() })) }).optional(),
    wrong: z.int(),
    /** The first errors, by line. */
    errors: z.array(ImportError),
    /** Pictures that rows name and that are not stored yet; only for a file sent in parts. */
    pictures: z
      .object({
        /** The names of files to be uploaded, in lower case; the first 1,000. */
        files: z.array(z.string()),
        /** How many are to be fetched from their URLs. */
        addresses: z.int(),
      })
      .optional(),
    /**
     * Identifies all changes and the state of their products; it differs as soon as one of them does, and once its new
     * products were added.
     */
    seal: z.string(),
  })
  .meta({ id: "ImportReport" });

export const ImportAnswer = z.object({ message: Message, report: ImportReport });

export type ImportReport = z.infer<typeof ImportReport>;
export type ImportAnswer = z.infer<typeof ImportAnswer>;
