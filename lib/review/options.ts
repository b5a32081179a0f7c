/**
 * Whether a review is seen by all (Published), by its writer until an admin has read it (Pending), or by its writer alone
 * (Hidden). Of a Removed one only the fact is left: its writer has deleted it while it was hidden, and what they write of
 * the product next waits for an admin too.
 */
export const reviewStatuses = ["Published", "Pending", "Hidden"] as const;
export const storedStatuses = [...reviewStatuses, "Removed"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];
export type StoredStatus = (typeof storedStatuses)[number];

/** How the size fits, as its buyer finds it. */
export const fits = ["small", "true", "large"] as const;
export type Fit = (typeof fits)[number];

/** What a fit is called where it is chosen and shown. */
export const fitLabels: Record<Fit, string> = { small: "Runs small", true: "True to size", large: "Runs large" };

/** The reasons for which an admin can hide a review, whatever its rating. */
export const hideReasons = [
  "Insult or hate",
  "Personal data",
  "Advertising or link",
  "Not about this product",
  "Against the law",
] as const;
export type HideReason = (typeof hideReasons)[number];

/** Reviews that are hidden for these reasons still say what their buyer thinks of the product: their ratings count. */
export const countedReasons: readonly HideReason[] = ["Personal data", "Not about this product"];

export const stars = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof stars)[number];

/** The orders in which the reviews of a product are read. */
export const reviewSorts = [
  { id: "helpful", label: "Most helpful" },
  { id: "newest", label: "Newest" },
  { id: "highest", label: "Highest rating" },
  { id: "lowest", label: "Lowest rating" },
] as const;
export type ReviewSort = (typeof reviewSorts)[number]["id"];

/** Limits in characters, and in numbers of things. */
export const maxTitleLength = 80;
export const minTextLength = 10;
export const maxTextLength = 2_000;
export const maxReplyLength = 1_000;
export const maxWhyLength = 200;
export const maxReviewPictures = 4;
/** How many earlier versions of a review are kept. */
export const maxEarlier = 20;

/** From how many votes on a product's page says how it fits. */
export const fitVotesNeeded = 5;

/** The page that says how reviews work. */
export const reviewsHelpPath = "/shop/help/reviews";
