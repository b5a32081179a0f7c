import { Picture } from "@/components/catalog/picture";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { Tag } from "@/components/ui/tag";
import { shownText, typedText } from "@/lib/catalog/admin/product-fields";
import type { AdminProduct } from "@/lib/catalog/admin/schema";
import { saleDisplay } from "@/lib/catalog/discount";
import { brandLabel, categoryLabel } from "@/lib/catalog/options";
import { runningLow } from "@/lib/catalog/stock";
import { cn } from "@/lib/class-names";
import { formatCount } from "@/lib/counted";

interface ProductCardProps {
  product: AdminProduct;
  /** Visible without scrolling; the picture loads eagerly. */
  isFirst: boolean;
  /** The card's actions, in the order of the buttons. */
  actions: readonly { verb: "Edit" | "Delete" | "Restore"; onPress: () => void; waiting?: boolean }[];
}

export function ProductCard({ product, isFirst, actions }: ProductCardProps) {
  const { tag } = saleDisplay(product);
  return (
    <article className="flex h-full min-w-0 flex-col rounded-b-hung border border-line">
      <div className="relative aspect-4/5 overflow-hidden bg-cotton">
        <Picture
          image={product.image}
          alt={product.title}
          sizes="(width < 48rem) 50vw, (width < 80rem) 33vw, 18rem"
          load={isFirst ? "eager" : "lazy"}
        />
        {tag && <Tag>{tag}</Tag>}
      </div>
      <div className="flex flex-1 flex-col p-3.5">
        <h2 className="line-clamp-2 font-medium">{product.title}</h2>
        <p className="truncate text-ink-3 text-small">
          {`${brandLabel(product.brand)} · ${categoryLabel(product.category)}`}
        </p>
        <div className="mt-1">
          <Price price={product.price} saleprice={product.saleprice} />
        </div>
        <p
          className={cn("mt-1 mb-3 text-small", product.stock < runningLow ? "font-semibold text-rust" : "text-ink-2")}
        >
          <span>{`${formatCount(product.stock)} in stock`}</span>
          {product.stockBySize && (
            <span className="mt-0.5 block font-normal text-ink-3">
              {shownText("stockBySize", typedText("stockBySize", product))}
            </span>
          )}
        </p>
        <div data-row-actions="" className="mt-auto flex flex-wrap gap-2">
          {actions.map(({ verb, onPress, waiting }) => (
            <Button
              key={verb}
              variant={verb === "Delete" ? "ghost" : "outline"}
              size="custom"
              className={cn("tap h-10 flex-1 px-2", verb === "Delete" && "text-error-ink hover:bg-error-soft")}
              waiting={waiting}
              onClick={onPress}
            >
              <span>{verb}</span>
              <span className="sr-only"> {product.title}</span>
            </Button>
          ))}
        </div>
      </div>
    </article>
  );
}
