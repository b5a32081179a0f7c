"use client";

import type { CardProduct } from "@/lib/catalog/schema";
import { cn } from "@/lib/class-names";
import { ProductCard } from "./product-card";
import { SectionHead } from "./section-head";

interface CardRowProps {
  title: string;
  products: readonly CardProduct[];
  /** Says above the products why they are here. */
  text?: string;
  /** The audience that the page names. */
  said?: string;
  /** Classes of its list. */
  className?: string;
}

/** A section of products: a row to swipe on phones, a grid of four columns from 768 px. */
export function CardRow({ title, products, text, said, className }: CardRowProps) {
  return (
    <section aria-label={title}>
      <SectionHead title={title} />
      {text && <p className="-mt-3 mb-4 text-ink-2">{text}</p>}
      <ul className={cn("card-row", className)}>
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} said={said} sizes="(width >= 90rem) 325px, (width >= 48rem) 24vw, 44vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
