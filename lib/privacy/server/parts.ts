import "server-only";
import type { AnyPart } from "./part";
import { accountPart, sessionsPart } from "./parts/account";
import { grievancesPart } from "./parts/grievances";
import { messagesPart } from "./parts/messages";
import { ordersPart } from "./parts/orders";
import { returnsPart } from "./parts/returns";
import { reviewOpinionsPart } from "./parts/review-opinions";
import { reviewsPart } from "./parts/reviews";
import { addressesPart, cartPart, profilePart, wishlistPart } from "./parts/shopping";

/**
 * All that the shop stores about a person, in the order of the export. What is added here is exported and erased with the
 * rest; that every stored field is decided about is held by lib/privacy/server/stored-fields.test.ts.
 */
export const parts: readonly AnyPart[] = [
  accountPart,
  profilePart,
  addressesPart,
  cartPart,
  wishlistPart,
  ordersPart,
  returnsPart,
  reviewsPart,
  reviewOpinionsPart,
  grievancesPart,
  messagesPart,
  sessionsPart,
];
