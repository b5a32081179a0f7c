"use client";

import { featuredSizes } from "@/components/catalog/featured-sizes";
import { ProductCard } from "@/components/catalog/product-card";
import { useAddedToCart } from "@/components/catalog/purchase/use-added-to-cart";
import { Button } from "@/components/ui/button";
import { useAddToCart } from "@/lib/cart/hooks";
import type { Product } from "@/lib/catalog/schema";
import { preferredSize } from "@/lib/catalog/sizes/last-size";
import { fewLeft, sizesToOffer } from "@/lib/catalog/stock";
import { cn } from "@/lib/class-names";
import { useRemoveFromWishlist } from "@/lib/wishlist/hooks";

interface WishlistItemProps {
  product: Product;
  inSight: boolean;
}

/** With large text the words of a button stand in two lines. */
const actionClasses = "h-auto min-h-11 whitespace-normal px-3";

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
          <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-1 pt-2.5 xl:grid-cols-[minmax(0,1fr)_auto]">
            <Button
              className={actionClasses}
              disabled={stock <= 0}
              waiting={isAdding || isLeaving}
              waitingText="Moving…"
              onClick={moveToCart}
            >
              Move to cart
            </Button>
            <Button
              variant="ghost"
              className={cn(actionClasses, "text-ink-2")}
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
