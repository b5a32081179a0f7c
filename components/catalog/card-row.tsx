import { clsx } from "clsx";
import type { CardProduct } from "@/lib/catalog/schema";
import { ProductCard } from "./product-card";
import { SectionHead } from "./section-head";

interface CardRowProps {
  title: string;
  products: readonly CardProduct[];
  /** Classes of its list. */
  className?: string;
}

/** A section of products: a row to swipe on phones, a grid of four columns from 768 px. */
export function CardRow({ title, products, className }: CardRowProps) {
  return (
    <section aria-label={title}>
      <SectionHead title={title} />
      <ul className={clsx("card-row", className)}>
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} sizes="(width >= 90rem) 325px, (width >= 48rem) 24vw, 44vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
