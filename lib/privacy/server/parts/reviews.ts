import "server-only";
import { forgetReviewsOf } from "@/lib/review/server/forget";
import { reviewsOf } from "@/lib/review/server/mine";
import { listed, type PersonalPart } from "../part";

export const reviewsPart: PersonalPart<"reviews"> = {
  name: "reviews",
  what: "What you wrote about products, with your pictures, and what it said before. Newest first",
  read: async ({ id }) => listed(await reviewsOf(id.toString())),
  erase: ({ id }, session) => forgetReviewsOf(id.toString(), session),
  canReturn: true,
};
