import { notFound } from "next/navigation";
import { ProductInDialog } from "@/components/catalog/product/product-in-dialog";
import { RatingLink } from "@/components/review/rating-link";
import { cacheAsMissing } from "@/lib/catalog/server/page-tags";
import { loadProduct } from "@/lib/catalog/server/pages";
import { sizeTableOf } from "@/lib/catalog/sizes/size-guide";
import { loadFit } from "@/lib/review/server/pages";

export const revalidate = 3600;
export const generateStaticParams = () => [];

/** A product whose link was pressed inside the shop: it opens over the page. */
export default async function ProductDialogPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const product = await loadProduct(id);
  if (!product) {
    await cacheAsMissing(id);
    notFound();
  }
  return (
    <ProductInDialog
      product={product}
      sizeTable={sizeTableOf(product)}
      rating={<RatingLink product={product} />}
      fit={await loadFit(product._id)}
    />
  );
}
