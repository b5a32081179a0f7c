import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";
import { Tag } from "@/components/ui/tag";
import { brands, labelOf } from "@/lib/catalog/options";
import type { CardProduct } from "@/lib/catalog/schema";
import { cn } from "@/lib/class-names";
import { CardActions, CardBuyNow } from "./card-actions";
import { HeartButton } from "./heart-button";
import { Picture } from "./picture";
import { ProductLink } from "./product-link";
import { tagText } from "./tag-text";

interface ProductCardProps {
  product: CardProduct;
  /** The width of the picture, as the `sizes` of an img. */
  sizes: string;
  load?: "first" | "eager" | "lazy";
  /** Shows the buttons of the home page. */
  actions?: boolean;
  as?: "h2" | "h3";
  /** Content below the price, at the bottom of the card. Used by the wishlist's card, which needs no heart. */
  foot?: ReactNode;
}

export function ProductCard({ product, sizes, load, actions, as: Heading = "h3", foot }: ProductCardProps) {
  const { _id: id, title, image } = product;
  const soldOut = product.stock <= 0;
  const tag = tagText(product);
  const choice = { productId: id, sizes: product.size };
  return (
    <article data-slot="product-card" aria-label={title} className="group flex h-full min-w-0 flex-col">
      <div className="relative">
        <ProductLink product={{ id, title, image }} className="hung-shape block aspect-3/4 overflow-hidden bg-cotton">
          <Picture
            image={image}
            alt={title}
            sizes={sizes}
            load={load}
            className={cn(
              "transition-transform duration-(--duration-panel) ease-fall group-hover:scale-[1.03]",
              soldOut && "opacity-55",
            )}
          />
        </ProductLink>
        {tag && <Tag>{tag}</Tag>}
        {!foot && <HeartButton productId={id} />}
        {actions && !soldOut && <CardActions {...choice} />}
      </div>
      <div className="flex flex-1 flex-col pt-2.5">
        <p className="text-ink-3 text-small">{labelOf(brands, product.brand)}</p>
        <Heading className="truncate text-body">
          <ProductLink product={{ id, title, image }} className="hover:text-rust">
            {title}
          </ProductLink>
        </Heading>
        <div className="mt-0.5">
          <Price price={product.price} saleprice={product.saleprice} />
        </div>
        {actions && !soldOut && <CardBuyNow {...choice} />}
        {foot}
      </div>
    </article>
  );
}
