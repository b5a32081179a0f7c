import type { FeaturedProduct } from "@/lib/catalog/schema";
import { sizesToOffer } from "@/lib/catalog/stock";
import { featuredSizes } from "../featured-sizes";
import { ProductCard } from "../product-card";
import { CardActions, CardBuyNow } from "../purchase/card-actions";

/** A card of the home page, with buttons that add to the cart and buy; requires CardPurchases. */
export function FeaturedCard({ product }: { product: FeaturedProduct }) {
  const choice = { productId: product._id, sizes: sizesToOffer(product) };
  const canBuy = product.stock > 0;
  return (
    <ProductCard
      product={product}
      sizes={featuredSizes}
      over={canBuy && <CardActions {...choice} />}
      foot={canBuy && <CardBuyNow {...choice} />}
    />
  );
}
