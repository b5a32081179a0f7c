import * as z from "zod";
import { Mobile } from "@/lib/address/phone";
import { isRealDay, today } from "@/lib/dates";
import { ClaimedUserId, line, Message } from "@/lib/http/shapes";

/** A day before today in Indian time, yyyy-mm-dd. */
export const BirthDay = z
  .string({ error: "must be a date" })
  .refine((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && isRealDay(day), { error: "must be a valid date" })
  .refine((day) => day < today(), { error: "must be in the past" });

/** A value of this kind, or "" to clear the field; errors use the kind's own message. */
function orNothing<Kind extends z.ZodType<string, string>>(kind: Kind) {
  return z.union([z.literal(""), kind], {
    error: ({ errors }) => (errors as z.core.$ZodIssue[][] | undefined)?.at(-1)?.[0]?.message,
  });
}

/** The editable fields; omitted fields stay unchanged, "" clears a field. */
export const ProfileForm = z.object({
  fullname: line(0, 100, "a name"),
  phone: orNothing(Mobile),
  gender: z.enum(["Male", "Female", "undefined", ""], { error: "must be Male, Female or undefined" }),
  dob: orNothing(BirthDay),
  location: line(0, 100, "a place"),
  avatar: z.string({ error: "must be the URL of a picture" }).max(2048, { error: "is too long" }),
});

export const EditProfile = ProfileForm.partial().extend({ userId: ClaimedUserId });

export const ProfileShape = z
  .object({
    fullname: z.string(),
    phone: z.string(),
    email: z.string(),
    gender: z.string(),
    dob: z.string(),
    location: z.string(),
    avatar: z.string(),
    emailVerified: z.boolean(),
  })
  .meta({ id: "Profile" });

export const ProfileAnswer = z.object({ message: Message, data: ProfileShape });
export const ProfileOwnerParams = z.object({ userId: z.string() });

export type ProfileForm = z.infer<typeof ProfileForm>;
export type Profile = z.infer<typeof ProfileShape>;
export type ProfileAnswer = z.infer<typeof ProfileAnswer>;
