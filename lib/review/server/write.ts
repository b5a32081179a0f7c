import { claimPictures } from "@/lib/media/server/claim";
import "server-only";
import { type ClientSession, Types } from "mongoose";
import { AppError, invalid } from "@/lib/errors";
import { indexedWords } from "@/lib/search-words";
import { connectDatabase } from "@/lib/server/database/connection";
import { isDuplicateKey } from "@/lib/server/database/errors";
import { inTransaction } from "@/lib/server/database/transaction";
import { Review, type StoredReview } from "@/models/review";
import { ReviewReport } from "@/models/review-report";
import { ReviewVote } from "@/models/review-vote";
import { hasContact } from "../contact";
import { maxEarlier } from "../options";
import type { DeletedAnswer, SavedAnswer, SaveReview } from "../schema";
import { deliveredLines, sizeOf } from "./bought";
import { followReview } from "./figures";
import { type ReviewedProduct, readProduct } from "./products";
import { toOwnReview } from "./shape";

interface Writer {
  id: string;
  username: string;
}

/** A shopper's review of a product, within the transaction; one of which only the fact is left is among them. */
function ownReview(userId: string, productId: string, session: ClientSession): Promise<StoredReview | null> {
  const owner = { userId: new Types.ObjectId(userId), productId: new Types.ObjectId(productId) };
  return Review.collection.findOne<StoredReview>(owner, { session });
}

/**
 * Writes or changes a shopper's review of a product that was delivered to them, with the figures of the product, in one
 * transaction. One with a link, a phone number or the like, also as the name of its writer, or with pictures, waits until an
 * admin publishes it, as does a change of one that is hidden.
 * @throws AppError not_found, forbidden when the product was never delivered to them, invalid
 */
export async function saveReview(writer: Writer, body: SaveReview): Promise<SavedAnswer> {
  await connectDatabase();
  const save = () => inTransaction((session) => write(writer, body, session));
  // Two first reviews at once: the second one is a change.
  return save().catch((error: unknown) => (isDuplicateKey(error) ? save() : Promise.reject(error)));
}

async function write(writer: Writer, body: SaveReview, session: ClientSession): Promise<SavedAnswer> {
  const product = await readProduct(body.productId, session);
  const stored = await ownReview(writer.id, body.productId, session);
  const before = stored?.status === "Removed" ? null : stored;
  const [line] = await deliveredLines(writer.id, body.productId, session);
  if (!line && !before) {
    throw new AppError("forbidden", "You can review a product once it was delivered to you.");
  }
  if (body.fit && product.size.length === 0) throw invalid("fit", "can only be said of a product with sizes");
  const said = saidBy(body);
  if (before && isSame(before, said)) return answer("Your review is as it was.", before, product);
  await claimPictures("reviews", { before: before?.images ?? [], after: said.images }, session);
  const isHeld = stored?.isHeld ?? false;
  const name = writer.username.split(/\s+/)[0] ?? "";
  const isPending = isHeld || said.images.length > 0 || hasContact(name, said.title, said.text);
  const size = line ? sizeOf(line) : { size: before?.size ?? null, sizeLabel: before?.sizeLabel ?? null };
  const status = isPending ? "Pending" : "Published";
  const reports = before?.reports ?? 0;
  const _id = stored?._id ?? new Types.ObjectId();
  const after: StoredReview = {
    _id,
    productId: product._id,
    userId: new Types.ObjectId(writer.id),
    name,
    ...said,
    ...size,
    status,
    why: "",
    isHeld,
    wasPublished: !isPending,
    helpful: before?.helpful ?? 0,
    reports,
    attention: isPending || reports > 0 ? 1 : 0,
    at: before?.at ?? new Date(),
    ...(before && { changedAt: new Date() }),
    earlier: before ? earlierOf(before, said) : [],
    ...(before?.reply && { reply: before.reply }),
    version: (stored?.version ?? 0) + 1,
    searchWords: indexedWords(writer.username, product.title, body.productId, writer.id, _id.toString()),
  };
  if (stored) await Review.collection.replaceOne({ _id: stored._id }, after, { session });
  else await Review.collection.insertOne(after, { session });
  await followReview(before, after, session);
  return answer(isPending ? waits : "Thank you. Your review is on the product's page.", after, product);
}

const waits = "Thank you. Somebody from the shop reads your review, then it is on the product's page.";

function answer(message: string, review: StoredReview, product: ReviewedProduct): SavedAnswer {
  return { message, review: toOwnReview(review, product) };
}

type Said = Pick<StoredReview, "rating" | "title" | "text" | "fit" | "images">;

function saidBy({ rating, title, text, fit, images }: SaveReview): Said {
  return { rating, title, text, fit: fit ?? "", images: [...new Set(images)] };
}

function isSame(before: StoredReview, said: Said): boolean {
  const { rating, title, text, fit, images } = before;
  return JSON.stringify({ rating, title, text, fit, images }) === JSON.stringify(said);
}

/** What a review said before, with what it says now if that was published and differs from what is said instead. */
function earlierOf({ rating, title, text, earlier, wasPublished, at, changedAt }: StoredReview, said: Said) {
  const isOther = rating !== said.rating || title !== said.title || text !== said.text;
  if (!wasPublished || !isOther) return earlier;
  return [{ rating, title, text, at: changedAt ?? at }, ...earlier].slice(0, maxEarlier);
}

/**
 * Deletes a shopper's review of a product, with everything that belongs to it. Of one that was hidden the fact is left:
 * what they write instead waits for an admin.
 */
export async function deleteReview(userId: string, productId: string): Promise<DeletedAnswer> {
  await connectDatabase();
  const isGone = await inTransaction(async (session) => {
    const before = await ownReview(userId, productId, session);
    if (!before || before.status === "Removed") return false;
    await removeReview(before, session);
    await followReview(before, null, session);
    return true;
  });
  return { message: isGone ? "Your review is deleted." : "You have no review of this product." };
}

async function removeReview(review: StoredReview, session: ClientSession): Promise<void> {
  const { _id } = review;
  await claimPictures("reviews", { before: review.images, after: [] }, session);
  await ReviewVote.deleteMany({ reviewId: _id }, { session });
  await ReviewReport.deleteMany({ reviewId: _id }, { session });
  if (!review.isHeld) await Review.collection.deleteOne({ _id }, { session });
  else await Review.collection.replaceOne({ _id }, remainsOf(review), { session });
}

/** What is left of a review that was hidden. */
function remainsOf({ _id, productId, userId, version }: StoredReview): StoredReview {
  return {
    _id,
    productId,
    userId,
    name: "",
    rating: 0,
    title: "",
    text: "",
    fit: "",
    size: null,
    sizeLabel: null,
    images: [],
    status: "Removed",
    why: "",
    isHeld: true,
    wasPublished: false,
    helpful: 0,
    reports: 0,
    attention: 0,
    at: new Date(),
    earlier: [],
    version: version + 1,
    searchWords: [],
  };
}
