import { EmptyState } from "@/components/ui/states";
import type { FeaturedProduct } from "@/lib/catalog/schema";
import { CardPurchases } from "../purchase/card-actions";
import { SectionHead } from "../section-head";
import { FeaturedCard } from "./featured-card";
import { MoreFeatured } from "./more-featured";

interface FeaturedProductsProps {
  products: FeaturedProduct[];
  total: number;
}

export function FeaturedProducts({ products, total }: FeaturedProductsProps) {
  return (
    <section>
      <SectionHead title="Featured Products" />
      {products.length === 0 ? (
        <EmptyState as="h3" title="New items are coming soon." className="border-t-0" />
      ) : (
        <CardPurchases>
          <MoreFeatured first={products.map(({ _id }) => _id)} total={total}>
            {products.map((product) => (
              <FeaturedCard key={product._id} product={product} />
            ))}
          </MoreFeatured>
        </CardPurchases>
      )}
    </section>
  );
}
