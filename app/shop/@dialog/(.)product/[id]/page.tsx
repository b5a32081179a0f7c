import { notFound } from "next/navigation";
import { ProductInDialog } from "@/components/catalog/product/product-in-dialog";
import { loadProduct } from "@/lib/catalog/server/pages";
import { sizeTableOf } from "@/lib/catalog/sizes/size-guide";

export const revalidate = 3600;
export const generateStaticParams = () => [];

/** A product whose link was pressed inside the shop: it opens over the page. */
export default async function ProductDialogPage({ params }: { params: Promise<{ id: string }> }) {
  const product = await loadProduct((await params).id);
  if (!product) notFound();
  return <ProductInDialog product={product} sizeTable={sizeTableOf(product)} />;
}
