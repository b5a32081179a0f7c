/** Why something of a person stays when the account is deleted, in plain words. */
export interface RetentionReason {
  what: string;
  why: string;
  /** For how long, as what follows "Kept". */
  period: string;
}

/**
 * Every reason for which something stays. The tab Privacy shows them, and each stored field that stays names one:
 * lib/privacy/stored-fields.ts. Section 36 of the CGST Act, 2017: records are kept for 72 months from the due date of the
 * annual return, which is 31 December after the financial year.
 */
export const retentionReasons = {
  tax: {
    what: "Invoices and credit notes, with the name and address that are on them, also in their orders",
    why: "Tax law obliges the shop to keep them",
    period:
      "for 72 months from the 31 December that follows the financial year: those of April 2026 to March 2027 until 31 December 2033",
  },
  books: {
    what: "What was ordered and returned, and what it cost: without name, email, phone or account",
    why: "The shop's sums of sales, stock and refunds have to stay right",
    period: "as long as the shop keeps its books",
  },
  reviews: {
    what: 'Reviews, as by "Former shopper" and without pictures, and what you found helpful or reported, as by nobody',
    why: "Other shoppers rely on them, and averages have to stay honest",
    period: "as long as the shop keeps the product, also one that it sells no more",
  },
  grievances: {
    what: "Grievances with our answers, without your account; name and email of those that are not resolved yet",
    why: "The law gives you an answer within a month, and the shop has to show that it was given",
    period: "for name and email until a year after it is resolved, for the rest as long as the shop keeps its books",
  },
  payments: {
    what: "The numbers of payments, refunds and parcels at Razorpay, banks and couriers",
    why: "A payment that arrives late, or one that is disputed, has to find its order",
    period: "as long as the shop keeps its books",
  },
  pictures: {
    what: "Your pictures at the provider that stores them, where nothing shows them any more",
    why: "They are removed in the background",
    period: "for two days at most, and the note that they were removed for 30 days",
  },
  attempts: {
    what: "Counts of attempts to sign in and of grievances, by the address that somebody types or the network that they come from",
    why: "They stop those who guess passwords or flood us",
    period: "for a day at most",
  },
  leftovers: {
    what: "The number of the deleted account",
    why: "What another tab saved in the same moment is erased by it",
    period: "for a few minutes",
  },
  log: {
    what: "What admins have changed, with the number of their account, not their name",
    why: "The owner has to see who changed prices, orders and roles",
    period: "as long as the shop keeps its log",
  },
  imports: {
    what: "Which admin's account has imported products",
    why: "Only that admin can go on with an import that was interrupted",
    period: "for a week",
  },
  published: {
    what: "Names and addresses that the owner has published as those of the shop",
    why: "They are the shop's, and earlier versions of its settings and documents say what held then",
    period: "until the owner replaces them, in documents as long as these",
  },
} as const satisfies Record<string, RetentionReason>;

export type Reason = keyof typeof retentionReasons;

/** Those that concern a shopper, in the order in which they are shown. */
export const shopperReasons: readonly Reason[] = [
  "tax",
  "books",
  "payments",
  "reviews",
  "grievances",
  "pictures",
  "attempts",
];
