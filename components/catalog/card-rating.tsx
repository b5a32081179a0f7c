import type { CardProduct } from "@/lib/catalog/schema";

/** The average of a product's ratings and their number, "4.3 ★ (128)"; nothing without any. */
export function CardRating({ rating }: Pick<CardProduct, "rating">) {
  if (!rating?.count) return null;
  return (
    <p className="card-rating">
      <span>Rated </span>
      <b>{rating.average.toFixed(1)}</b>
      <span>{` (${rating.count})`}</span>
    </p>
  );
}
