import { notFound } from "next/navigation";
import { ProductPage } from "@/components/catalog/product-page";
import { loadMoreOf, loadProduct } from "@/lib/catalog/pages-service";

export const revalidate = 3600;
export const generateStaticParams = () => [];

export default async function ProductRoute({ params }: { params: Promise<{ id: string }> }) {
  const product = await loadProduct((await params).id);
  if (!product) notFound();
  return <ProductPage product={product} more={await loadMoreOf(product)} />;
}
