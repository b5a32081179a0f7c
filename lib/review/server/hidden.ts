import "server-only";
import { mapKeys } from "@/lib/keys";
import { cachedFor } from "@/lib/server/cached-for";
import { connectDatabase } from "@/lib/server/database/connection";
import { Review } from "@/models/review";
import type { HiddenFigures } from "../figures";
import { type HideReason, hideReasons } from "../options";
import { countAll } from "./admin";

/** How many reviews are hidden and why, at most a minute old. */
export const hiddenFigures = cachedFor(60_000, count);

async function count(): Promise<HiddenFigures> {
  await connectDatabase();
  const [all, counted] = await Promise.all([
    countAll(),
    Review.aggregate<{ _id: HideReason; reviews: number }>([
      { $match: { status: "Hidden" } },
      { $group: { _id: "$why", reviews: { $sum: 1 } } },
    ]).hint({ why: 1 }),
  ]);
  const byReason = mapKeys(hideReasons, (reason) => counted.find(({ _id }) => _id === reason)?.reviews ?? 0);
  return { all, hidden: Object.values(byReason).reduce((sum, each) => sum + each, 0), byReason };
}
