import * as z from "zod";
import { Id, line, lines, Message, Page, PageSize, SearchText, Time } from "@/lib/http/shapes";
import { PictureUrls } from "@/lib/media/schema";
import {
  fits,
  hideReasons,
  maxReplyLength,
  maxReviewPictures,
  maxTextLength,
  maxTitleLength,
  maxWhyLength,
  minTextLength,
  reviewSorts,
  reviewStatuses,
} from "./options";

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(", ")}` });

const StatusId = oneOf(reviewStatuses);
const WhyHidden = oneOf(hideReasons);

const Earlier = z.object({ rating: z.int(), title: z.string(), text: z.string(), at: Time });
const Reply = z.object({ text: z.string(), at: Time }).nullable();

/** A review as everybody reads it. */
export const ReviewShape = z
  .object({
    _id: z.string(),
    /** The first word of the writer's username. */
    name: z.string(),
    rating: z.int(),
    /** "" without one, as the text. */
    title: z.string(),
    text: z.string(),
    fit: z.enum(fits).nullable(),
    /** The id of the size that was bought; null without one. */
    size: z.string().nullable(),
    /** The same as it is read, "UK 8". */
    sizeLabel: z.string().nullable(),
    images: z.array(z.string()),
    /** How many found it helpful. */
    helpful: z.int(),
    /** When it was first written. */
    at: Time,
    /** When it was last changed; null when it never was. */
    changedAt: Time.nullable(),
    /** What it said before, newest first, as far as it was published. */
    earlier: z.array(Earlier),
    /** The shop's answer. */
    reply: Reply,
  })
  .meta({ id: "Review" });

/** The same as its writer reads it. */
export const OwnReviewShape = ReviewShape.extend({
  productId: z.string(),
  /** Of the product, "" once it is not in the shop any more. */
  productTitle: z.string(),
  productImage: z.string(),
  status: StatusId,
  /** Why it is hidden; null while it is not. */
  why: WhyHidden.nullable(),
}).meta({ id: "OwnReview" });

/** The same as admins read it. */
export const AdminReviewShape = OwnReviewShape.extend({
  /** Null once the writer's account is deleted. */
  userId: z.string().nullable(),
  /** The reports since an admin last decided, oldest first. */
  reports: z.array(z.object({ why: z.string(), at: Time })),
  version: z.int(),
}).meta({ id: "AdminReview" });

/** A product that its buyer has not reviewed. */
export const WaitingShape = z
  .object({
    productId: z.string(),
    title: z.string(),
    image: z.string(),
    size: z.string().nullable(),
    sizeLabel: z.string().nullable(),
    orderId: z.string(),
  })
  .meta({ id: "WaitingForReview" });

export const SummaryShape = z
  .object({
    /** With one decimal; 0 without ratings. */
    average: z.number(),
    count: z.int(),
    /** How many have each number of stars. */
    stars: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
    fit: z.object({ small: z.int(), true: z.int(), large: z.int() }),
  })
  .meta({ id: "RatingSummary" });

const wholeStars = { error: "must be a whole number from 1 to 5" };

/** Nothing, null and "" say nothing of the fit. */
const FitInput = z.preprocess((fit) => (fit === null || fit === "" ? undefined : fit), oneOf(fits).optional());

export const SaveReview = z.object({
  productId: Id,
  rating: z.int(wholeStars).min(1, wholeStars).max(5, wholeStars),
  title: line(0, maxTitleLength, "a title").default(""),
  text: lines(0, maxTextLength)
    .refine((text) => text === "" || [...text].length >= minTextLength, {
      error: `must be empty or have at least ${minTextLength} characters`,
    })
    .default(""),
  fit: FitInput.meta({ description: "For a product with sizes only" }),
  images: PictureUrls(maxReviewPictures).default([]).meta({ description: "URLs from review/upload_image" }),
});

export const ReviewParams = z.object({ productId: Id });

const sortIds = reviewSorts.map(({ id }) => id);

export const ReviewQuery = z.object({
  sortBy: z.enum(sortIds, { error: `must be one of ${sortIds.join(", ")}, once` }).default("helpful"),
  rating: z
    .enum(["1", "2", "3", "4", "5"], { error: "must be 1 to 5, once" })
    .optional()
    .meta({ description: "Only those with so many stars" }),
  page: Page,
  limit: PageSize.meta({ description: "How many a page has, 1 to 100; 10 when omitted" }),
});

export const MineQuery = z.object({
  productId: Id.optional().meta({ description: "Only what is about this product, with the votes of the caller" }),
});

export const HelpfulBody = z.object({ reviewId: Id, helpful: z.boolean({ error: "must be true or false" }) });
export const ReportBody = z.object({ reviewId: Id, why: line(1, maxWhyLength, "a reason") });

export const AdminReviewQuery = z.object({
  status: StatusId.optional(),
  q: SearchText.optional().meta({
    description:
      "Words of the product's title or the writer's name, or the id of the review, the product or the writer",
  }),
  page: Page,
  limit: PageSize,
});

export const UpdateReview = z
  .object({
    reviewId: Id,
    status: oneOf(["Published", "Hidden"]).optional(),
    why: WhyHidden.optional().meta({ description: "Required with Hidden; its writer reads it" }),
    reply: lines(1, maxReplyLength).optional().meta({ description: "The shop's answer, of which there is one" }),
    seen: z
      .int({ error: "must be a whole number" })
      .optional()
      .meta({ description: "The version that was read; of a newer one nothing is changed (409 stale)" }),
  })
  .refine((body) => body.status || body.reply, { path: ["status"], error: "is missing" })
  .refine((body) => body.status !== "Hidden" || body.why, { path: ["why"], error: "is missing" })
  .refine((body) => body.status === "Hidden" || !body.why, { path: ["why"], error: "can only be sent with Hidden" });

const position = { total: z.int(), page: z.int(), pages: z.int() };

export const ReviewListAnswer = z.object({ reviews: z.array(ReviewShape), ...position, summary: SummaryShape });
export const SavedAnswer = z.object({ message: Message, review: OwnReviewShape });
export const DeletedAnswer = z.object({ message: Message });
export const HelpfulAnswer = z.object({ message: Message, helpful: z.int() });
export const MineAnswer = z.object({
  reviews: z.array(OwnReviewShape).describe("Newest first, at most 200"),
  waiting: z.array(WaitingShape).describe("Delivered products without a review, the last delivered first, at most 50"),
  voted: z.array(z.string()).describe("With productId: the reviews of it that the caller found helpful"),
});
export const KeptAnswer = z.object({
  /** The size that the caller kept of the same brand, kind and size set; null without one. */
  kept: z.object({ size: z.string(), text: z.string() }).nullable(),
});
export const AdminListAnswer = z.object({
  reviews: z.array(AdminReviewShape),
  ...position,
  hidden: z.int().describe("How many reviews are hidden in all"),
  waiting: z.int().describe("How many are Pending or reported"),
});
export const UpdatedAnswer = z.object({ message: Message, review: AdminReviewShape });

/** What a product's page shows of its reviews before anything is asked for: the figures, and the most helpful reviews. */
export interface PageReviews {
  summary: z.infer<typeof SummaryShape>;
  reviews: ReviewData[];
}

export type ReviewData = z.infer<typeof ReviewShape>;
export type OwnReview = z.infer<typeof OwnReviewShape>;
export type AdminReview = z.infer<typeof AdminReviewShape>;
export type WaitingProduct = z.infer<typeof WaitingShape>;
export type SaveReview = z.output<typeof SaveReview>;
export type SentReview = z.input<typeof SaveReview>;
export type ReviewQuery = z.output<typeof ReviewQuery>;
export type AdminReviewQuery = z.output<typeof AdminReviewQuery>;
export type UpdateReview = z.output<typeof UpdateReview>;
export type ReviewListAnswer = z.infer<typeof ReviewListAnswer>;
export type SavedAnswer = z.infer<typeof SavedAnswer>;
export type HelpfulAnswer = z.infer<typeof HelpfulAnswer>;
export type DeletedAnswer = z.infer<typeof DeletedAnswer>;
export type MineAnswer = z.infer<typeof MineAnswer>;
export type KeptAnswer = z.infer<typeof KeptAnswer>;
export type AdminListAnswer = z.infer<typeof AdminListAnswer>;
export type UpdatedAnswer = z.infer<typeof UpdatedAnswer>;
