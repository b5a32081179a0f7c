import * as z from "zod";
import { Email } from "@/lib/auth/schema";
import { Id, line, lines, Message, Page, PageSize, SearchText, Time } from "@/lib/http/shapes";
import { PictureUrls } from "@/lib/media/schema";
import { grievanceStates, maxPictures, maxTextLength } from "./status";

const StateId = z.enum(grievanceStates, { error: `must be one of ${grievanceStates.join(", ")}` });

export const RaiseGrievance = z.object({
  name: line(2, 60, "a name"),
  email: Email,
  order: line(0, 40).optional().meta({ description: "The number of an order, as free text: it is not looked up" }),
  text: lines(0, maxTextLength).refine((text) => text.length >= 10, { error: "must have at least 10 characters" }),
  images: PictureUrls(maxPictures).optional(),
});

export const RaisedGrievance = z.object({
  message: Message,
  number: z.string().meta({ description: "G2611-000001: the year, the month, and a number within it" }),
});

export const GrievanceShape = z
  .object({
    _id: z.string(),
    number: z.string(),
    at: Time,
    /** Empty, like the email address, a year after it was resolved. */
    name: z.string(),
    email: z.string(),
    order: z.string(),
    text: z.string(),
    images: z.array(z.string()),
    state: StateId,
    /** When it was first answered; null until then. */
    acknowledgedAt: Time.nullable(),
    acknowledgeBy: Time,
    resolveBy: Time,
    answers: z.array(z.object({ at: Time, text: z.string() })),
  })
  .meta({ id: "Grievance" });

const overdueRule = { error: "must be 1" };

export const GrievanceQuery = z.object({
  page: Page,
  limit: PageSize,
  state: StateId.optional(),
  overdue: z.literal("1", overdueRule).optional().meta({
    description: "1 for those that have missed one of their times, the longest overdue first",
  }),
  q: SearchText.optional().meta({
    description: "The number, its id, the number of the order, or words of the name or email address",
  }),
});

export const GrievanceList = z.object({
  grievances: z.array(GrievanceShape),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});

export const UpdateGrievance = z
  .object({
    grievanceId: Id,
    answer: lines(1, maxTextLength)
      .optional()
      .meta({ description: "Sent by mail; one that is Open becomes Answered with it" }),
    state: StateId.optional().meta({ description: "Resolved needs an answer; one that is Resolved may become Open" }),
    seen: z
      .int({ error: "must be a whole number" })
      .min(0, { error: "must be at least 0" })
      .optional()
      .meta({ description: "How many answers were read: a change is refused if there are others since" }),
  })
  .refine(({ answer, state }) => answer !== undefined || state !== undefined, {
    path: ["answer"],
    error: "is missing",
  })
  .refine(({ answer, state }) => answer === undefined || state !== "Open", {
    path: ["state"],
    error: "can't be Open with an answer",
  });

export const GrievanceAnswer = z.object({ message: Message, grievance: GrievanceShape });

export type RaiseGrievance = z.output<typeof RaiseGrievance>;
export type RaisedGrievance = z.infer<typeof RaisedGrievance>;
export type ShownGrievance = z.infer<typeof GrievanceShape>;
export type GrievanceQuery = z.infer<typeof GrievanceQuery>;
export type GrievanceList = z.infer<typeof GrievanceList>;
export type UpdateGrievance = z.infer<typeof UpdateGrievance>;
export type GrievanceAnswer = z.infer<typeof GrievanceAnswer>;
