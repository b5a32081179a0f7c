import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";
import { Tag } from "@/components/ui/tag";
import { cardLine } from "@/lib/catalog/card-audience";
import type { CardProduct } from "@/lib/catalog/schema";
import { pictureAddress } from "@/lib/media/picture";
import { CardRating } from "./card-rating";
import { Picture } from "./picture";
import { ProductLink } from "./product-link";
import { HeartButton } from "./purchase/heart-button";
import { tagText } from "./tag-text";

/** No card is as wide as the widest pictures, and few screens show one in less than 200 pixels. */
const cardWidths = [280, 400, 640] as const;

interface ProductCardProps {
  product: CardProduct;
  /** The width of the picture, as the `sizes` of an img. */
  sizes: string;
  load?: "first" | "eager" | "lazy";
  as?: "h2" | "h3";
  /** The audience that the page names, so that the card does not. */
  said?: string | undefined;
  hasHeart?: boolean;
  /** Content over the bottom of the picture. */
  over?: ReactNode;
  /** Content below the price, at the bottom of the card. */
  foot?: ReactNode;
}

export function ProductCard({
  product,
  sizes,
  load,
  as: Heading = "h3",
  said,
  hasHeart = true,
  over,
  foot,
}: ProductCardProps) {
  const { _id: id, title, image } = product;
  const soldOut = product.stock <= 0;
  const second = product.second ?? product.images?.[1];
  const tag = tagText(product);
  return (
    <article
      aria-label={title}
      className="group card"
      // Only who points at it sees it, so it is not in the HTML of each card.
      onPointerEnter={({ currentTarget: { style } }) =>
        second && style.setProperty("--second", `url("${pictureAddress(second, 400)}")`)
      }
    >
      <div>
        <ProductLink product={{ id, title, image }} className="card-frame">
          <Picture
            image={image}
            alt={title}
            sizes={sizes}
            widths={cardWidths}
            load={load}
            className={soldOut ? "opacity-55" : undefined}
          />
        </ProductLink>
        {tag && <Tag>{tag}</Tag>}
        {hasHeart && <HeartButton productId={id} />}
        {over}
      </div>
      <div className="card-text">
        <p>{cardLine(product, said)}</p>
        <Heading>
          <ProductLink product={{ id, title, image }} className="card-link">
            {title}
          </ProductLink>
        </Heading>
        <Price price={product.price} saleprice={product.saleprice} />
        <CardRating rating={product.rating} />
        {foot}
      </div>
    </article>
  );
}
