import * as z from "zod";
import { Page, PageSize, Time } from "@/lib/http/shapes";
import { logKinds } from "./options";

export const LogQuery = z.object({
  page: Page,
  limit: PageSize,
  /** Prefixes of words in a name, an email, a title, an id or an action. */
  q: z.string({ error: "must be a single value" }).trim().max(200).optional(),
  kind: z.enum(logKinds, { error: `must be one of ${logKinds.join(", ")}` }).optional(),
});

/** The changed fields of a target; amounts in rupees. */
const Fields = z.record(z.string(), z.unknown()).nullable();

export const LogEntry = z
  .object({
    _id: z.string(),
    at: Time,
    /** Name and email of the admin at the time of the change. */
    admin: z.string(),
    action: z.string(),
    kind: z.enum(logKinds),
    targetId: z.string(),
    title: z.string(),
    before: Fields,
    after: Fields,
  })
  .meta({ id: "LogEntry" });

export const LogAnswer = z.object({ entries: z.array(LogEntry), total: z.int(), page: z.int(), pages: z.int() });

export type LogQuery = z.infer<typeof LogQuery>;
export type LogEntry = z.infer<typeof LogEntry>;
export type LogAnswer = z.infer<typeof LogAnswer>;
