import { tabStorage } from "./browser-storage";

/** Where this tab stores its attempt to place an order, and an unanswered one for cash once another one has begun. */
export const attemptPlaces = { last: "checkoutAttempt", earlier: "earlierAttempt" };

/** Ends the attempts of this tab: what is ordered next is another order, even of the same products. */
export function endAttempts(): void {
  for (const place of Object.values(attemptPlaces)) tabStorage.forget(place);
}
