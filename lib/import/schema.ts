import * as z from "zod";
import { Id, line, Message, Time } from "@/lib/http/shapes";
import { maxParts } from "./limits";

export const PartQuery = z.object({
  /** The import that the part belongs to; omitted for the first part, which starts an import. */
  import: Id.optional(),
  /** Its index in the file, from 0. */
  part: z.coerce
    .number<string>({ error: "must be a whole number" })
    .int({ error: "must be a whole number" })
    .min(0, { error: "must be at least 0" })
    .max(maxParts - 1, { error: `must be below ${maxParts}` }),
});

export const PartAnswer = z.object({ message: Message, importId: z.string() });

export const CheckImport = z.object({ importId: Id });

export const PictureQuery = z.object({
  /** The import whose file names the picture. */
  import: Id,
  /** The file name, as in the row. */
  name: line(1, 255, "a file's name"),
});

export const PictureAnswer = z.object({ message: Message, url: z.url() });

export const FetchPictures = z.object({ importId: Id });

const PictureProgress = z.object({
  done: z.boolean(),
  /** How many pictures are done (fetched or rejected), of how many. */
  handled: z.int(),
  total: z.int(),
});

export const PictureProgressAnswer = PictureProgress.extend({ message: Message });

export const ApplyImport = z.object({
  importId: Id,
  seal: z
    .string({ error: "must be the seal from a preview" })
    .regex(/^[0-9a-f]{64}$/, { error: "must be the seal from a preview" }),
});

const Progress = z.object({
  done: z.boolean(),
  /** How many steps are done, of how many. */
  handled: z.int(),
  total: z.int(),
  added: z.int(),
  edited: z.int(),
});

export const ImportProgressAnswer = Progress.extend({ message: Message });

export const ContinueImport = z.object({ importId: Id });

/** An import that is running, or ended within the last hour. */
const RecentImport = z.object({
  importId: z.string(),
  /** True for the caller's own. */
  own: z.boolean(),
  /** The email of the admin who started it; "" when the account was deleted. */
  by: z.string(),
  state: z.enum(["running", "done", "refused"]),
  /** True when it has made no progress for half a minute. */
  stalled: z.boolean(),
  handled: z.int(),
  total: z.int(),
  added: z.int(),
  edited: z.int(),
  /** Why it was refused; "" otherwise. */
  why: z.string(),
  /** When it last made progress, or ended. */
  movedAt: Time,
});

export const RecentImportsAnswer = z.object({ imports: z.array(RecentImport) });

export type RecentImport = z.infer<typeof RecentImport>;
export type RecentImportsAnswer = z.infer<typeof RecentImportsAnswer>;
export type PictureProgress = z.infer<typeof PictureProgress>;
export type PictureProgressAnswer = z.infer<typeof PictureProgressAnswer>;
export type PictureAnswer = z.infer<typeof PictureAnswer>;
export type ImportProgress = z.infer<typeof Progress>;
export type ImportProgressAnswer = z.infer<typeof ImportProgressAnswer>;
export type PartAnswer = z.infer<typeof PartAnswer>;
