import * as z from "zod";
import { AddressShape } from "@/lib/address/schema";
import { Login, Role } from "@/lib/auth/schema";
import { GrievanceShape } from "@/lib/grievance/schema";
import { Message, Rupees, Time } from "@/lib/http/shapes";
import { OrderShape } from "@/lib/order/schema";
import { ReturnShape } from "@/lib/return/schema";
import { OwnReviewShape } from "@/lib/review/schema";

/** What asks for the password again: a stolen session alone must not be enough. */
export const WithPassword = z.object({ password: Login.shape.password });

export const ExportedAccount = z.object({
  username: z.string(),
  email: z.string(),
  /** Null until the address is confirmed. */
  emailConfirmedAt: Time.nullable(),
  role: Role,
  createdAt: Time.nullable(),
  /** Since when an authenticator app is asked for; null without one. */
  secondFactorSince: Time.nullable(),
});

export const ExportedProfile = z.object({
  fullname: z.string(),
  phone: z.string(),
  gender: z.string(),
  dob: z.string(),
  location: z.string(),
  /** The URL of the picture; "" without one. */
  avatar: z.string(),
});

export const ExportedCartLine = z.object({
  productId: z.string(),
  title: z.string(),
  size: z.string().nullable(),
  quantity: z.int(),
  /** What a piece cost when it was added; null where it was not recorded. */
  addedPrice: Rupees.nullable(),
});

export const ExportedWish = z.object({ productId: z.string(), title: z.string() });

const ExportedDocument = OrderShape.shape.documents.element.extend({
  /** Whom it names. */
  buyer: z.object({
    name: z.string(),
    recipient: z.string(),
    gstin: z.string(),
    address: z.string(),
    city: z.string(),
    pincode: z.string(),
    state: z.string(),
  }),
  total: Rupees,
});

/** An order with what only admins see of it otherwise, and with what its documents say. */
export const ExportedOrder = OrderShape.omit({ documents: true, isStateKnown: true, warning: true }).extend({
  shopper: z.object({ name: z.string(), email: z.string() }).nullable(),
  documents: z.array(ExportedDocument),
});

export const ExportedReturn = ReturnShape.extend({ upi: z.string(), refundReference: z.string() });

/** That somebody found a review helpful, or reported it. */
export const ExportedOpinion = z.object({
  opinion: z.enum(["helpful", "reported"]),
  reviewId: z.string(),
  productId: z.string(),
  productTitle: z.string(),
  /** Null, as the time, for a review that was found helpful. */
  why: z.string().nullable(),
  at: Time.nullable(),
});

export const ExportedMail = z.object({
  kind: z.string(),
  /** The same in words: "Order shipped". */
  about: z.string(),
  /** The order, or the grievance, that it is about; null otherwise. */
  orderId: z.string().nullable(),
  grievanceId: z.string().nullable(),
  state: z.string(),
  createdAt: Time,
  /** Null unless it was sent. */
  sentAt: Time.nullable(),
});

export const ExportedSession = z.object({
  browser: z.string(),
  system: z.string(),
  firstAt: Time.nullable(),
  lastAt: Time.nullable(),
});

export const ExportAnswer = z.object({
  index: z
    .array(
      z.object({
        name: z.string().meta({ description: "The field of this answer" }),
        what: z.string(),
        count: z.int(),
      }),
    )
    .meta({ description: "What follows, in plain words, and how many entries each has" }),
  account: ExportedAccount,
  profile: ExportedProfile,
  addresses: z.array(AddressShape),
  cart: z.array(ExportedCartLine),
  wishlist: z.array(ExportedWish),
  orders: z.array(ExportedOrder),
  returns: z.array(ExportedReturn),
  reviews: z.array(OwnReviewShape),
  reviewOpinions: z.array(ExportedOpinion),
  grievances: z.array(GrievanceShape),
  messages: z.array(ExportedMail),
  sessions: z.array(ExportedSession),
});

export const DeleteAnswer = z.object({ message: Message });

/** What keeps an account from being deleted; both are missing for the last admin. */
export const StillOpen = z.object({
  orders: z.array(z.string()).optional().meta({ description: "Ids of orders that are on their way or being refunded" }),
  returns: z
    .array(z.object({ _id: z.string(), orderId: z.string() }))
    .optional()
    .meta({ description: "Returns that are open or being refunded" }),
});

export type WithPassword = z.infer<typeof WithPassword>;
export type ExportAnswer = z.infer<typeof ExportAnswer>;
export type PartName = Exclude<keyof ExportAnswer, "index">;
export type StillOpen = z.infer<typeof StillOpen>;
