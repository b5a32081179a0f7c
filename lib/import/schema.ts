import * as z from "zod";
import { Id, Message } from "@/lib/http/shapes";
import { mostParts } from "./limits";

export const PartQuery = z.object({
  /** The import that the part belongs to; left out for the first part, which begins one. */
  import: Id.optional(),
  /** Its place in the file, from 0. */
  part: z.coerce
    .number<string>({ error: "must be a whole number" })
    .int({ error: "must be a whole number" })
    .min(0, { error: "must be at least 0" })
    .max(mostParts - 1, { error: `must be below ${mostParts}` }),
});

export const PartAnswer = z.object({ message: Message, importId: z.string() });

export const CheckImport = z.object({ importId: Id });

export const ApplyImport = z.object({
  importId: Id,
  seal: z
    .string({ error: "must be the seal of a report" })
    .regex(/^[0-9a-f]{64}$/, { error: "must be the seal of a report" }),
});

const Progress = z.object({
  done: z.boolean(),
  /** Steps made so far, of so many. */
  handled: z.int(),
  total: z.int(),
  added: z.int(),
  edited: z.int(),
});

export const ImportProgressAnswer = Progress.extend({ message: Message });

export type ImportProgress = z.infer<typeof Progress>;
export type ImportProgressAnswer = z.infer<typeof ImportProgressAnswer>;
export type PartAnswer = z.infer<typeof PartAnswer>;
