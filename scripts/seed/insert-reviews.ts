import mongoose from "mongoose";
import { listsTag, productsTag } from "@/lib/cache/server/tags.mjs";
import { indianMidnight } from "@/lib/dates";
import { keysOf, mapKeys } from "@/lib/keys";
import { soldOf } from "@/lib/order/sales";
import { averageOf, noRatings, type Ratings, shareOf } from "@/lib/review/figures";
import { InvalidatedTag } from "@/models/invalidated-tag";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { ProductSales } from "@/models/product-sales";
import { Review } from "@/models/review";
import { ReviewVote } from "@/models/review-vote";
import { User } from "@/models/user";
import { withModels } from "../database/with-models";
import { makeRandom } from "./random";
import { emailOf, makeOrders } from "./review-orders";
import { type Planned, planReviews, readReviews } from "./reviews";

/** No password has this hash. */
const noPassword = "*";
const maxVotes = 9;

/** Votes of other shoppers, most of them for reviews with words; sets how many each review has. */
function makeVotes(reviews: Planned[], shopperIds: readonly mongoose.Types.ObjectId[]) {
  const random = makeRandom(4711);
  return reviews.flatMap((review) => {
    const others = random.shuffled(shopperIds.filter((id) => !id.equals(review.userId ?? null)));
    const count = review.status === "Published" ? Math.floor(random.next() ** 3 * (review.text ? maxVotes : 2)) : 0;
    review.helpful = count;
    return others.slice(0, count).map((userId) => ({ reviewId: review._id, productId: review.productId, userId }));
  });
}

/** The sales of the orders by day and product, as `countSold` of lib/order/server/stock/sold.ts adds them. */
function salesOf(orders: ReturnType<typeof makeOrders>) {
  return orders.flatMap(({ orderDate, cartItems }) => {
    const day = new Date(indianMidnight(orderDate.getTime()));
    return soldOf(cartItems).map(({ productId, pieces, amount }) => ({
      updateOne: {
        filter: { _id: `${day.toISOString()} ${productId}` },
        update: {
          $setOnInsert: { day, productId: new mongoose.Types.ObjectId(productId) },
          $inc: { pieces, amount },
        },
        upsert: true,
      },
    }));
  });
}

/** The figures of each reviewed product, as a write. */
function figuresOf(reviews: readonly Planned[]) {
  const shares = new Map<string, Ratings[]>();
  for (const review of reviews) {
    const id = review.productId.toString();
    shares.set(id, [...(shares.get(id) ?? []), shareOf(review)]);
  }
  return [...shares].map(([id, own]) => {
    const ratings = mapKeys(keysOf(noRatings), (name) => own.reduce((sum, share) => sum + share[name], 0));
    const update = { $set: { ratings, rating: averageOf(ratings) } };
    return { updateOne: { filter: { _id: new mongoose.Types.ObjectId(id) }, update } };
  });
}

/**
 * Gives the demo's products reviews by made-up shoppers, each of whom got the product, in one transaction.
 * @returns how many
 */
export function seedReviews(uri: string): Promise<number> {
  return withModels(uri, async () => {
    const products = await Product.find({ live: true }).sort({ titleKey: 1 }).lean();
    const { shoppers, reviews } = planReviews(readReviews(), products as never, new Date());
    const votes = makeVotes(
      reviews,
      shoppers.map(({ _id }) => _id),
    );
    const admin = await User.findOne({ role: "admin" }, { _id: 1 }).lean();
    const orders = makeOrders(shoppers, reviews, admin?._id ?? null);
    const users = shoppers.map(({ _id, username }) => ({
      _id,
      username,
      usernameKey: username.toLowerCase(),
      passwordHash: noPassword,
      role: "user",
      email: emailOf(username),
      sessions: [],
      createdAt: new Date(),
      updatedAt: new Date(),
    }));
    await mongoose.connection.transaction(async (session) => {
      await User.collection.insertMany(users, { session });
      await Order.collection.insertMany(orders, { session });
      await ProductSales.collection.bulkWrite(salesOf(orders) as never, { session });
      await Review.collection.insertMany(
        reviews.map(({ product: _, ...review }) => review),
        { session },
      );
      await ReviewVote.collection.insertMany(votes, { session });
      await Product.collection.bulkWrite(figuresOf(reviews), { session });
      await InvalidatedTag.create([{ tags: [productsTag, listsTag], at: new Date() }], { session });
    });
    return reviews.length;
  });
}
