import { clsx } from "clsx";
import { Tag } from "@/components/ui/tag";
import type { CardProduct } from "@/lib/catalog/schema";
import { Picture } from "./picture";
import { tagText } from "./tag-text";

interface ProductPictureProps {
  product: Pick<CardProduct, "image" | "title" | "stock" | "price" | "saleprice">;
  sizes: string;
  /** Classes for the frame's position and size. */
  className: string;
}

/** A product's picture with its tag, in the dialog and on the page. */
export function ProductPicture({ product, sizes, className }: ProductPictureProps) {
  const tag = tagText(product);
  return (
    <div className={clsx("relative bg-cotton", className)}>
      <Picture
        image={product.image}
        alt={product.title}
        sizes={sizes}
        load="first"
        className={clsx("max-md:object-contain", product.stock <= 0 && "opacity-55")}
      />
      {tag && <Tag>{tag}</Tag>}
    </div>
  );
}
