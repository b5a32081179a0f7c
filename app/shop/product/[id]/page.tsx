import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JsonLd } from "@/components/catalog/product/json-ld";
import { ProductPage } from "@/components/catalog/product/product-page";
import { RatingLink } from "@/components/review/rating-link";
import { ReviewsSection } from "@/components/review/reviews-section";
import { paidPrice } from "@/lib/catalog/discount";
import { pageFacts } from "@/lib/catalog/product-facts";
import { productPath } from "@/lib/catalog/product-path";
import { cacheAsMissing } from "@/lib/catalog/server/page-tags";
import { loadProduct, loadSimilar } from "@/lib/catalog/server/pages";
import { formatRupees } from "@/lib/money";
import { productJsonLd } from "@/lib/pages/json-ld";
import { pageMetadata } from "@/lib/pages/server/metadata";
import { siteOrigin } from "@/lib/pages/server/origin";
import { shareAddress } from "@/lib/pages/server/share-address";
import { fitSentence } from "@/lib/review/figures";
import { loadReviews } from "@/lib/review/server/pages";
import { pageSettings } from "@/lib/settings/server/current";

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await loadProduct((await params).id);
  if (!product) return { title: "Not found" };
  const { _id, title, description, image } = product;
  return pageMetadata({
    title,
    description,
    path: productPath(_id),
    picture: { url: shareAddress(image), alt: title },
    price: formatRupees(paidPrice(product)),
  });
}

export default async function ProductRoute({ params }: Props) {
  const { id } = await params;
  const product = await loadProduct(id);
  if (!product) {
    await cacheAsMissing(id);
    notFound();
  }
  const [settings, reviews] = [await pageSettings(), await loadReviews(product._id)];
  return (
    <>
      {/* React hoists these into the head; Next's metadata can't write `property` for names it does not know. */}
      <meta property="product:price:amount" content={paidPrice(product).toFixed(2)} />
      <meta property="product:price:currency" content="INR" />
      <JsonLd data={productJsonLd(product, siteOrigin(), settings, reviews)} />
      <ProductPage
        product={product}
        similar={await loadSimilar(product)}
        facts={pageFacts(product, settings.care)}
        rating={<RatingLink product={product} />}
        fit={fitSentence(reviews.summary.fit)}
        reviews={<ReviewsSection product={product} reviews={reviews} />}
      />
    </>
  );
}
