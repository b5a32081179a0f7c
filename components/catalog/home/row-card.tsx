import { Price } from "@/components/ui/price";
import { Tag } from "@/components/ui/tag";
import { cardLine } from "@/lib/catalog/card-audience";
import type { CardProduct } from "@/lib/catalog/schema";
import { Picture } from "../picture";
import { ProductLink } from "../product-link";
import { tagText } from "../tag-text";

const widths = [280, 400] as const;

/** A small card without buttons: all of it is one link. */
export function RowCard({ product }: { product: CardProduct }) {
  const { _id: id, title, image } = product;
  const tag = tagText(product);
  return (
    <li>
      <ProductLink product={{ id, title, image }} className="group row-card">
        <span className="card-frame">
          <Picture image={image} alt="" sizes="(width >= 64rem) 15vw, 10.5rem" widths={widths} />
        </span>
        {tag && <Tag>{tag}</Tag>}
        <span className="text-ink-3 text-small">{cardLine(product)}</span>
        <span className="row-title">{title}</span>
        <Price price={product.price} saleprice={product.saleprice} />
      </ProductLink>
    </li>
  );
}
