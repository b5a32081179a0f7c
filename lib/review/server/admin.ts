import "server-only";
import { type ClientSession, type QueryFilter, Types } from "mongoose";
import { writeLog } from "@/lib/admin-log/server/service";
import { AppError, notFound } from "@/lib/errors";
import { defaultPageSize } from "@/lib/http/shapes";
import { beginsWith, searchedWords } from "@/lib/search-words";
import { connectDatabase } from "@/lib/server/database/connection";
import { pageOfTwoParts } from "@/lib/server/database/deep-pages";
import { inTransaction } from "@/lib/server/database/transaction";
import { Review, type ReviewFields, type StoredReview } from "@/models/review";
import { ReviewReport } from "@/models/review-report";
import type { AdminListAnswer, AdminReviewQuery, UpdatedAnswer, UpdateReview } from "../schema";
import { followReview } from "./figures";
import { paired } from "./products";
import { openReports } from "./reports";
import { toAdminReviews } from "./shape";

const order = { attention: -1, at: -1, _id: -1 } as const;

/** A page of all reviews for admins, those that are Pending or reported first, then the newest. */
export async function listAllReviews(query: AdminReviewQuery): Promise<AdminListAnswer> {
  await connectDatabase();
  const { page, limit = defaultPageSize, status, q = "" } = query;
  const words = searchedWords(q);
  const filter: QueryFilter<ReviewFields> = {
    status: status ?? { $ne: "Removed" },
    ...(words.length > 0 && { $and: words.map((word) => ({ searchWords: beginsWith(word) })) }),
  };
  const [{ rows, position }, hidden, waiting] = await Promise.all([
    pageOfTwoParts<ReviewFields>(
      { page, size: limit },
      {
        model: Review,
        filter,
        first: { attention: 1 },
        others: { attention: 0 },
        order,
        time: "at",
        hint: words.length > 0 ? null : status ? { status: 1, ...order } : order,
        ...(!status && words.length === 0 && { count: countAll }),
      },
    ),
    Review.collection.countDocuments({ status: "Hidden" }),
    Review.collection.countDocuments({ attention: 1 }),
  ]);
  const reports = await openReports(rows.flatMap(({ _id, reports }) => (reports > 0 ? [_id] : [])));
  return { reviews: await toAdminReviews(rows as StoredReview[], reports), ...position, hidden, waiting };
}

/** How many reviews there are, without reading each. */
export async function countAll(): Promise<number> {
  const [all, removed] = await Promise.all([
    Review.collection.estimatedDocumentCount(),
    Review.collection.countDocuments({ status: "Removed" }),
  ]);
  return all - removed;
}

/**
 * Publishes or hides a review, or answers it, for an admin: with the figures of the product and an entry of the log, in one
 * transaction. What is published or hidden is decided: its reports are closed.
 * @throws AppError not_found, stale when its writer has changed it since `seen`, or somebody has reported it, conflict when
 * it is answered already or nobody would read the answer
 */
export async function updateReview(adminId: string, body: UpdateReview): Promise<UpdatedAnswer> {
  await connectDatabase();
  const { stored, message } = await inTransaction((session) => update(adminId, body, session));
  const [review] = await toAdminReviews([stored], await openReports([stored._id]));
  if (!review) throw notFound("review");
  return { message, review };
}

async function update(adminId: string, body: UpdateReview, session: ClientSession) {
  const _id = new Types.ObjectId(body.reviewId);
  const before = await Review.collection.findOne<StoredReview>({ _id }, { session });
  if (!before || before.status === "Removed") throw notFound("review");
  if (body.seen !== undefined && body.seen !== before.version) {
    throw new AppError("stale", "The review was changed or reported while you were reading it. Read it again.");
  }
  const decided = body.status ? withStatus(before, body) : before;
  const after = body.reply ? withReply(decided, body.reply) : decided;
  if (after === before) return { stored: before, message: "The review is as it was." };
  after.version++;
  await Review.collection.replaceOne({ _id }, after, { session });
  if (body.status) {
    await ReviewReport.updateMany({ reviewId: _id, isOpen: true }, { $set: { isOpen: false } }, { session });
  }
  await followReview(before, after, session);
  await logModeration(adminId, before, after, session);
  return { stored: after, message: messageOf(before, after) };
}

interface StatusChange {
  status?: UpdateReview["status"];
  why?: StoredReview["why"] | undefined;
}

/** The review with the status that an admin gives it; itself when it has that, for the same reason and without reports. */
function withStatus(before: StoredReview, { status, why = "" }: StatusChange): StoredReview {
  if (before.status === status && before.why === why && before.reports === 0) return before;
  const isHidden = status === "Hidden";
  const wasHidden = before.status === "Hidden";
  return {
    ...before,
    status: isHidden ? "Hidden" : "Published",
    why,
    isHeld: isHidden,
    wasPublished: !isHidden,
    reports: 0,
    attention: 0,
    // What was published before is read again only with the same words that it was hidden with.
    ...((isHidden || wasHidden) && { earlier: before.earlier.map((one) => ({ ...one, isHidden })) }),
  };
}

/** @throws AppError conflict */
function withReply(before: StoredReview, text: string): StoredReview {
  if (before.reply?.text === text) return before;
  if (before.reply) throw new AppError("conflict", "This review is answered already.");
  if (before.status !== "Published") throw new AppError("conflict", "Only a published review can be answered.");
  return { ...before, reply: { text, at: new Date() } };
}

async function logModeration(
  adminId: string,
  before: StoredReview,
  after: StoredReview,
  session: ClientSession,
): Promise<void> {
  const title = (await paired([after])).get(after.productId.toString())?.title ?? "";
  const target = { kind: "review", id: after._id.toString(), title } as const;
  if (after.status !== before.status || after.why !== before.why || before.reports !== after.reports) {
    const action = after.status === "Hidden" ? "hide" : "publish";
    const fields = ({ status, why, reports }: StoredReview) => ({ status, why, reports });
    await writeLog({ adminId, action, target, before: fields(before), after: fields(after) }, session);
  }
  if (after.reply !== before.reply) {
    const reply = after.reply?.text ?? "";
    await writeLog({ adminId, action: "reply", target, before: { reply: "" }, after: { reply } }, session);
  }
}

function messageOf(before: StoredReview, after: StoredReview): string {
  if (after.status !== before.status || after.why !== before.why) {
    return after.status === "Hidden" ? "The review is hidden; its writer reads why." : "The review is published.";
  }
  return after.reply !== before.reply
    ? "Your answer is below the review."
    : "The reports are closed; the review stays.";
}
