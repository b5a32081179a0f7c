import { CardRating } from "@/components/catalog/card-rating";
import { productPath } from "@/lib/catalog/product-path";
import type { Product } from "@/lib/catalog/schema";

/** The rating beside a product's title, which leads to its reviews; nothing without any. */
export function RatingLink({ product: { _id, rating } }: { product: Pick<Product, "_id" | "rating"> }) {
  if (rating.count === 0) return null;
  return (
    <a href={`${productPath(_id)}#reviews`} className="tap block w-fit hover:underline">
      <CardRating rating={rating} />
    </a>
  );
}
