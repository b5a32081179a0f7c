import * as z from "zod";
import { Id, Message, Page, PageSize, Time } from "@/lib/http/shapes";
import { keysOf } from "@/lib/keys";
import { mailNames, messageStates } from "./options";

export const MessageQuery = z.object({
  page: Page,
  limit: PageSize,
  orderId: Id.optional(),
  state: z.enum(messageStates, { error: `must be one of ${messageStates.join(", ")}` }).optional(),
});

export const ResendMessage = z.object({ messageId: Id });

/** A mail as admins see it: what it is about and what became of it, never its text, address or link. */
export const MessageShape = z
  .object({
    _id: z.string(),
    kind: z.enum(keysOf(mailNames)),
    state: z.enum(messageStates),
    /** Null for a mail about an account or a grievance. */
    orderId: z.string().nullable(),
    /** Null for every other mail. */
    grievanceId: z.string().nullable(),
    tries: z.int(),
    createdAt: Time,
    sentAt: Time.nullable(),
    failedAt: Time.nullable(),
    /** When it is tried next; null unless it waits. */
    dueAt: Time.nullable(),
    /** Why the last try failed, in codes; "" for none. */
    why: z.string(),
    /** Whether "Send again" is possible. */
    canResend: z.boolean(),
  })
  .meta({ id: "Message" });

export const MessageList = z.object({
  messages: z.array(MessageShape),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});

export const ResendAnswer = z.object({ message: Message, sent: MessageShape });

export type MessageQuery = z.infer<typeof MessageQuery>;
export type ShownMessage = z.infer<typeof MessageShape>;
export type MessageList = z.infer<typeof MessageList>;
export type ResendAnswer = z.infer<typeof ResendAnswer>;
