import { forgetReviewsOf } from "@/lib/review/server/forget";
import { adoptConnection } from "@/lib/server/database/connection";
import { inTransaction } from "@/lib/server/database/transaction";
import { withModels } from "@/scripts/database/with-models";

/** Takes a shopper out of their reviews, as the deletion of an account does: `forget-reviews.ts <uri> <user id>`. */
const [uri = "", userId = ""] = process.argv.slice(2);
// Cached pages are the shop's: it hears of the change from the database.
globalThis.vastraInvalidated = { invalidate: () => undefined } as unknown as typeof globalThis.vastraInvalidated;
await withModels(uri, async () => {
  adoptConnection();
  await inTransaction((session) => forgetReviewsOf(userId, session));
});
