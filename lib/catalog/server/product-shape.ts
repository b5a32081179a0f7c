import { pick } from "@/lib/keys";
import { paiseToRupees } from "@/lib/money";
import type { StoredProduct, StoredRatings } from "@/models/product";
import { type FieldName, fieldNames } from "../admin/product-fields";
import type { AdminProduct } from "../admin/schema";
import { audienceOf } from "../audience";
import { type Goods, goodsOf } from "../goods";
import { sizesOfKind, withCurrentIds } from "../lists/current";
import type { Product } from "../schema";

/** The stored fields of a product that its API form is made of. */
export type ShownProduct = Pick<StoredProduct, "_id" | "version" | "rating" | FieldName> & {
  ratings?: Pick<StoredRatings, "count"> | null;
};

/** The projection to these fields. The largest field of a stored product, its search words, is not among them. */
export const shownFields = Object.fromEntries(
  ["version", "rating", "ratings.count", ...fieldNames].map((name) => [name, 1]),
);

/** All pictures of a stored product. Its `image` counts: an older version of the shop changes that one alone. */
export function imagesOf({ image, images }: Pick<StoredProduct, "image" | "images">): string[] {
  return [image, ...(images?.slice(1) ?? [])];
}

/** The fields that shoppers see. */
const shopFields = fieldNames.filter((name) => name !== "hsn");

/** Converts a stored product (paise) to its API form (rupees). */
export function toProduct(of: ShownProduct): Product {
  const stored = withCurrentIds(of);
  return {
    _id: stored._id.toString(),
    ...pick(stored, shopFields),
    price: paiseToRupees(stored.price),
    saleprice: paiseToRupees(stored.saleprice),
    images: imagesOf(stored),
    size: sizesOfKind(stored.size, stored.kind),
    kind: stored.kind ?? "",
    audience: audienceOf(stored),
    facts: stored.facts ?? {},
    colour: stored.colour ?? "",
    stockBySize: stored.stockBySize ?? null,
    ...shownGoods(stored),
    rating: { average: stored.rating ?? 0, count: stored.ratings?.count ?? 0 },
    version: stored.version,
  };
}

/** What holds for its goods. */
function shownGoods(stored: ShownProduct): Goods {
  const { importerMissing: _, ...goods } = goodsOf(stored);
  return goods;
}

/** What a stored product says of its goods itself. */
export function ownGoods({ origin, maker, importer, netQuantity }: Partial<Goods>): Goods {
  return { origin: origin ?? "", maker: maker ?? null, importer: importer ?? null, netQuantity: netQuantity ?? "" };
}

/** The same as admins see it: with what is stored of its goods. */
export function toAdminProduct(stored: ShownProduct): AdminProduct {
  return { ...toProduct(stored), ...ownGoods(stored), hsn: stored.hsn ?? "" };
}
