"use client";

import { featuredSizes } from "@/components/catalog/featured-sizes";
import { ProductCard } from "@/components/catalog/product-card";
import { useAddedToCart } from "@/components/catalog/purchase/use-added-to-cart";
import { Button } from "@/components/ui/button";
import { useAddToCart } from "@/lib/cart/hooks";
import type { Product } from "@/lib/catalog/schema";
import { preferredSize } from "@/lib/catalog/sizes/last-size";
import { fewLeft, sizesToOffer } from "@/lib/catalog/stock";
import { useRemoveFromWishlist } from "@/lib/wishlist/hooks";

interface WishlistItemProps {
  product: Product;
  inSight: boolean;
}

export function WishlistItem({ product, inSight }: WishlistItemProps) {
  const { _id: id, stock } = product;
  const { mutate: add, isPending: isAdding } = useAddToCart();
  const { mutate: takeOff, isPending: isLeaving } = useRemoveFromWishlist({ quiet: true });
  const { mutate: remove, isPending: isRemoving } = useRemoveFromWishlist();

  const { sayTaken } = useAddedToCart();

  function moveToCart() {
    const size = preferredSize(sizesToOffer(product));
    const onSuccess = () => {
      sayTaken("Product added to cart successfully", size);
      takeOff(id);
    };
    add({ productId: id, size }, { onSuccess });
  }

  return (
    <ProductCard
      product={product}
      sizes={featuredSizes}
      load={inSight ? "eager" : "lazy"}
      as="h2"
      hasHeart={false}
      foot={
        <>
          {stock > 0 && stock < fewLeft && (
            <p className="mt-1 font-semibold text-rust text-small">{`Only ${stock} left`}</p>
          )}
          <div className="mt-auto grid gap-1 pt-2.5 xl:grid-cols-[1fr_auto]">
            <Button
              className="px-3"
              disabled={stock <= 0}
              waiting={isAdding || isLeaving}
              waitingText="Moving…"
              onClick={moveToCart}
            >
              Move to cart
            </Button>
            <Button
              variant="ghost"
              className="px-3 text-ink-2"
              waiting={isRemoving}
              waitingText="Removing…"
              onClick={() => remove(id)}
            >
              Remove
            </Button>
          </div>
        </>
      }
    />
  );
}
