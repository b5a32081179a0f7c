import { readFileSync } from "node:fs";
import mongoose from "mongoose";
import * as z from "zod";
import { sizeText } from "@/lib/catalog/options";
import { dayMs } from "@/lib/dates";
import { type Fit, fits, hideReasons } from "@/lib/review/options";
import { indexedWords } from "@/lib/search-words";
import type { StoredProduct } from "@/models/product";
import type { StoredReview } from "@/models/review";
import { inRoot } from "../lib/folders.mjs";
import { makeRandom, type Random } from "./random";

const Said = z.object({
  rating: z.int().min(1).max(5),
  title: z.string().default(""),
  text: z.string().min(10),
  fit: z.enum(fits).optional(),
  /** Words of which the product's title, kind or description has one. */
  about: z.string().optional(),
  forKids: z.boolean().default(false),
});

const ReviewFile = z.object({
  /** What is said of products of some kinds; without kinds, of any. */
  groups: z.array(z.object({ kinds: z.array(z.string()), reviews: z.array(Said) })),
  firstNames: z.array(z.string()),
  lastNames: z.array(z.string()),
  replies: z.array(z.string()),
  held: z.array(Said),
  hidden: z.array(Said.extend({ why: z.enum(hideReasons) })),
});

type Said = z.infer<typeof Said>;
type ReviewFile = z.infer<typeof ReviewFile>;

/** What people say of the demo's products, from scripts/seed/reviews.json. @throws ZodError when it is malformed */
export function readReviews(): ReviewFile {
  return ReviewFile.parse(JSON.parse(readFileSync(inRoot("scripts", "seed", "reviews.json"), "utf8")));
}

type Reviewed = Pick<
  StoredProduct,
  "_id" | "title" | "image" | "images" | "price" | "pays" | "size" | "kind" | "description"
>;
export type Planned = Omit<StoredReview, "_id"> & { _id: mongoose.Types.ObjectId; product: Reviewed };
export type Shopper = { _id: mongoose.Types.ObjectId; username: string };

const shopperCount = 160;

/** Made-up people, who can't sign in: no password has their hash. */
function makeShoppers({ firstNames, lastNames }: ReviewFile, random: Random): Shopper[] {
  const names = new Set<string>();
  while (names.size < shopperCount) names.add(`${random.one(firstNames)} ${random.one(lastNames)}`);
  return [...names].map((username) => ({ _id: new mongoose.Types.ObjectId(), username }));
}

/** How many reviews products have: many have none, a few have most. */
const numbers = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 8, 11];

/** How much of the reviews is stars alone, and of products with sizes also says how they fit. */
const shares = { withText: 0.62, withFit: 0.6 };

/** So many of a hundred give one to five stars to a product that is liked, and to one that is not. */
const liked = [3, 4, 10, 31, 52];
const disliked = [14, 13, 24, 29, 20];

/** One of so many reviews that praise in words shows pictures. */
const everyPictured = 9;

/** The reviews of all products: deterministic, each text once, none by a shopper twice for a product. */
export function planReviews(
  file: ReviewFile,
  products: readonly Reviewed[],
  now: Date,
): {
  shoppers: Shopper[];
  reviews: Planned[];
} {
  const random = makeRandom(20_261_127);
  const shoppers = makeShoppers(file, random);
  const left = file.groups.map(({ kinds, reviews }) => ({ kinds, reviews: random.shuffled(reviews) }));
  const reviews = products.flatMap((product) => {
    const weights = random.next() < 0.8 ? liked : disliked;
    const tendency: Fit = random.next() < 0.2 ? "small" : random.next() < 0.15 ? "large" : "true";
    return random
      .shuffled(shoppers)
      .slice(0, random.one(numbers))
      .map((shopper): Planned => {
        const rating = 1 + random.weighted(weights);
        const said = random.next() < shares.withText ? takeText(left, product, rating) : undefined;
        const fit = random.next() < shares.withFit ? (random.next() < 0.75 ? tendency : random.one(fits)) : "";
        return planned(product, shopper, said ?? { rating, title: "", text: "", fit: fit || undefined }, now, random);
      });
  });
  const held = file.held.map((said, at) => ({ said, status: "Pending" as const, why: "" as const, at }));
  const hidden = file.hidden.map(({ why, ...said }, at) => ({ said, status: "Hidden" as const, why, at: at + 2 }));
  for (const { said, status, why, at } of [...held, ...hidden]) {
    const product = products[at * 7 + 3] as Reviewed;
    const free = shoppers.find(({ _id }) => !reviews.some((one) => one.product === product && one.userId?.equals(_id)));
    const review = planned(product, free as Shopper, said, now, random);
    const attention = status === "Pending" ? 1 : 0;
    reviews.push({ ...review, status, why, isHeld: status === "Hidden", wasPublished: false, attention });
  }
  for (const [at, review] of reviews.filter(isPraise).entries()) {
    // What the shop has drawn of the product's other side and of its cloth: nobody has taken photos of the demo's goods.
    if (at % everyPictured === 0) review.images = (review.product.images ?? []).slice(at % 2 === 0 ? 1 : 2, 3);
  }
  for (const [at, review] of reviews.filter(({ rating, text }) => rating < 3 && text).entries()) {
    const text = at % 4 === 0 ? file.replies[at / 4] : undefined;
    if (text && review.status === "Published") review.reply = { text, at: new Date(review.at.getTime() + 2 * dayMs) };
  }
  return { shoppers, reviews };
}

const isPraise = ({ status, rating, text }: Planned) => status === "Published" && rating > 3 && text !== "";

type Left = { kinds: string[]; reviews: Said[] }[];

/** A text that fits a product and a rating, which nobody else says; undefined when there is none left. */
function takeText(left: Left, product: Reviewed, rating: number): Said | undefined {
  const about = `${product.title} ${product.kind} ${product.description}`.toLowerCase();
  const isKids = product.kind?.startsWith("kids") ?? false;
  for (const { kinds, reviews } of left) {
    const isOfKind = kinds.includes(product.kind ?? "");
    if (!isOfKind && kinds.length > 0) continue;
    const at = reviews.findIndex(
      (one) =>
        one.rating === rating &&
        (!isOfKind || one.forKids === isKids) &&
        (!one.about || one.about.split("|").some((word) => about.includes(word))),
    );
    if (at >= 0) return reviews.splice(at, 1)[0];
  }
  return undefined;
}

function planned(
  product: Reviewed,
  { _id: userId, username }: Shopper,
  { rating, title, text, fit }: Omit<Said, "about" | "forKids">,
  now: Date,
  random: Random,
): Planned {
  const _id = new mongoose.Types.ObjectId();
  const size = product.size.length > 0 ? random.one(product.size) : null;
  const ids = [String(product._id), String(userId), String(_id)];
  return {
    _id,
    product,
    productId: product._id,
    userId,
    name: username.split(" ")[0] ?? "",
    rating,
    title,
    text,
    fit: size ? (fit ?? "") : "",
    size,
    sizeLabel: size && sizeText(size),
    images: [],
    status: "Published",
    why: "",
    isHeld: false,
    wasPublished: true,
    helpful: 0,
    reports: 0,
    attention: 0,
    earlier: [],
    version: 1,
    at: new Date(now.getTime() - Math.floor((2 + random.next() * 230) * dayMs)),
    searchWords: indexedWords(username, product.title, ...ids),
  };
}
