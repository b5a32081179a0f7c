"use client";

import { featuredSizes } from "@/components/catalog/featured-sizes";
import { Picture } from "@/components/catalog/picture";
import { ProductLink } from "@/components/catalog/product-link";
import { tagText } from "@/components/catalog/tag-text";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { Tag } from "@/components/ui/tag";
import { useAddToCart } from "@/lib/cart/hooks";
import { preferredSize } from "@/lib/catalog/last-size";
import { brands, labelOf } from "@/lib/catalog/options";
import type { Product } from "@/lib/catalog/schema";
import { fewLeft } from "@/lib/catalog/stock";
import { cn } from "@/lib/class-names";
import { notify } from "@/lib/notify";
import { useRemoveFromWishlist } from "@/lib/wishlist/hooks";

interface WishlistItemProps {
  product: Product;
  inSight: boolean;
}

export function WishlistItem({ product, inSight }: WishlistItemProps) {
  const { _id: id, title, image, brand, price, saleprice, stock, size } = product;
  const { mutate: add, isPending: isAdding } = useAddToCart();
  const { mutate: takeOff, isPending: isLeaving } = useRemoveFromWishlist({ quiet: true });
  const { mutate: remove, isPending: isRemoving } = useRemoveFromWishlist();
  const tag = tagText(product);
  const preview = { id, title, image };

  function moveToCart() {
    const onSuccess = () => {
      notify.done("Product added to cart successfully");
      takeOff(id);
    };
    add({ productId: id, size: preferredSize(size) }, { onSuccess });
  }

  return (
    <article aria-label={title} className="flex h-full flex-col">
      <div className="relative">
        <ProductLink product={preview} className="hung-shape block aspect-3/4 overflow-hidden bg-cotton">
          <Picture
            image={image}
            alt={title}
            sizes={featuredSizes}
            load={inSight ? "eager" : "lazy"}
            className={cn(stock <= 0 && "opacity-55")}
          />
        </ProductLink>
        {tag && <Tag>{tag}</Tag>}
      </div>
      <div className="py-2.5">
        <p className="text-ink-3 text-small">{labelOf(brands, brand)}</p>
        <h2 className="truncate text-body">
          <ProductLink product={preview} className="hover:text-rust">
            {title}
          </ProductLink>
        </h2>
        <div className="mt-0.5">
          <Price price={price} saleprice={saleprice} />
        </div>
        {stock > 0 && stock < fewLeft && <p className="mt-1 font-semibold text-rust text-small">Only {stock} left</p>}
      </div>
      <div className="mt-auto grid gap-1 xl:grid-cols-[1fr_auto]">
        <Button className="px-3" disabled={stock <= 0} waiting={isAdding || isLeaving} onClick={moveToCart}>
          Move to cart
        </Button>
        <Button variant="ghost" className="px-3 text-ink-2" waiting={isRemoving} onClick={() => remove(id)}>
          Remove
        </Button>
      </div>
    </article>
  );
}
