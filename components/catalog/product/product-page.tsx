import type { CSSProperties, ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import type { ShownFact } from "@/lib/catalog/product-facts";
import { stepsTo } from "@/lib/catalog/product-steps";
import type { CardProduct, Product } from "@/lib/catalog/schema";
import { fitTableOf } from "@/lib/catalog/sizes/fit-table";
import { sizeRows } from "@/lib/catalog/sizes/size-rows";
import { CardRow } from "../card-row";
import { PageBuyBar } from "../purchase/buy-buttons";
import { BuyProvider } from "../purchase/buy-context";
import { Gallery } from "./gallery";
import { LateRecent } from "./late-recent";
import { OwnScroll } from "./own-scroll";
import { pageGallery } from "./page-gallery";
import { ProductDetails } from "./product-details";
import { ProductFacts } from "./product-facts";
import { SizeAndFit } from "./size-and-fit";

interface ProductPageProps {
  product: Product;
  similar: CardProduct[];
  facts: ShownFact[];
  /** The rating, with a link to the reviews. */
  rating: ReactNode;
  /** What its buyers say of the fit. */
  fit: string | null;
  reviews: ReactNode;
}

/**
 * A product's own page, for direct links and search engines: pictures, what is bought and how, what is known of it, what
 * its buyers say, and other products. From 1024 px the second part stands beside the others and stays in sight.
 */
export function ProductPage({ product, similar, facts, rating, fit, reviews }: ProductPageProps) {
  const { _id, title, images, size, stock } = product;
  const sizes = fitTableOf(product);
  const rows = sizeRows(size);
  const isSoldOut = stock <= 0;
  return (
    <BuyProvider product={product}>
      <main className="page md:pt-5" style={{ "--size-rows": rows - 1 } as CSSProperties}>
        <div className="flex flex-col">
          {/* A phone has room for the picture, the price and the sizes only: there they follow the details. */}
          <div className="max-md:order-last max-md:mt-8">
            <Breadcrumb links={stepsTo(product)} current={title} />
          </div>
          <div className="product-columns">
            <Gallery product={product} variant={pageGallery(new Set(images).size, rows)} />
            <div className="product-aside">
              <ProductDetails
                product={product}
                sizeTable={sizes?.id ?? null}
                heading={<h1 className="display wrap-anywhere text-h3 md:mt-1 md:text-h2">{title}</h1>}
                whole
                rating={rating}
                fit={fit}
                instead={isSoldOut && <InStockInstead products={similar} />}
              />
            </div>
            <div className="product-more">
              <ProductFacts facts={facts} />
              {sizes && <SizeAndFit fit={sizes} />}
            </div>
          </div>
        </div>
        {reviews}
        {!isSoldOut && similar.length > 0 && (
          <div className="mt-14 md:mt-20">
            <CardRow title="Similar products" products={similar} said={product.audience} />
          </div>
        )}
        <LateRecent except={_id} className="mt-14 md:mt-20" />
        <PageBuyBar />
        <OwnScroll />
      </main>
    </BuyProvider>
  );
}

/** Of a product that is sold out, those that are like it come before all that is said of it. */
function InStockInstead({ products }: { products: CardProduct[] }) {
  if (products.length === 0) return null;
  return (
    <div className="mt-7">
      <CardRow
        title="Similar products"
        text="This one is sold out. These are like it, and in stock."
        products={products}
        className="card-row-narrow"
      />
    </div>
  );
}
