import type { AggregateRating, BreadcrumbList, Offer, Product as ProductLd, Review, WithContext } from "schema-dts";
import { shippingFeeFor } from "@/lib/cart/totals";
import { paidPrice } from "@/lib/catalog/discount";
import { brandLabel, categoryLabel, colours, labelOf } from "@/lib/catalog/options";
import { productPath } from "@/lib/catalog/product-path";
import { stepsTo } from "@/lib/catalog/product-steps";
import type { Product } from "@/lib/catalog/schema";
import { fewLeft } from "@/lib/catalog/stock";
import { indianDay } from "@/lib/dates";
import { summaryOf } from "@/lib/review/figures";
import type { PageReviews } from "@/lib/review/schema";
import type { Settings } from "@/lib/settings/schema";

const context = "https://schema.org";

function availabilityOf(stock: number) {
  if (stock <= 0) return "https://schema.org/OutOfStock";
  return stock < fewLeft ? "https://schema.org/LimitedAvailability" : "https://schema.org/InStock";
}

/** The settings that offers name. */
type OfferTerms = Pick<Settings, "fees" | "deliveryDays" | "returnDays">;

function offerOf(product: Product, url: string, { fees, deliveryDays, returnDays }: OfferTerms): Offer {
  const shippingFee = shippingFeeFor(paidPrice(product), fees.shipping, fees.freeShippingFrom);
  return {
    "@type": "Offer",
    url,
    priceCurrency: "INR",
    price: paidPrice(product).toFixed(2),
    availability: availabilityOf(product.stock),
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@type": "Organization", name: product.seller },
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingRate: { "@type": "MonetaryAmount", value: shippingFee, currency: "INR" },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        transitTime: { "@type": "QuantitativeValue", minValue: 1, maxValue: deliveryDays, unitCode: "DAY" },
      },
    },
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: "IN",
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: returnDays,
    },
  };
}

/** The figures and the reviews that the page itself shows; nothing without ratings. */
function ratingsOf({ summary: { average, count }, reviews }: PageReviews): {
  aggregateRating?: AggregateRating;
  review?: Review[];
} {
  if (count === 0) return {};
  const ofFive = { bestRating: 5, worstRating: 1 };
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: average, ratingCount: count, ...ofFive },
    ...(reviews.length > 0 && {
      review: reviews.map(({ name, at, rating, title, text }) => ({
        "@type": "Review",
        author: { "@type": "Person", name },
        datePublished: indianDay(new Date(at)),
        reviewRating: { "@type": "Rating", ratingValue: rating, ...ofFive },
        ...(title && { name: title }),
        ...(text && { reviewBody: text }),
      })),
    }),
  };
}

/**
 * The structured data of a product for search engines: the product, its offer, its breadcrumbs.
 * @param origin the origin of the shop, such as "https://vastra.example"
 * @param terms of the settings, in rupees
 * @param shown the figures and reviews that its page shows
 */
export function productJsonLd(
  product: Product,
  origin: string,
  terms: OfferTerms,
  shown: PageReviews = { summary: summaryOf(null), reviews: [] },
): [WithContext<ProductLd>, WithContext<BreadcrumbList>] {
  const { _id, title, description, image, images, brand, category, colour } = product;
  const absolute = (path: string) => new URL(path, origin).href;
  const url = absolute(productPath(_id));
  const steps = [...stepsTo(product), { label: title, href: productPath(_id) }];
  return [
    {
      "@context": context,
      "@type": "Product",
      "@id": url,
      name: title,
      description,
      sku: _id,
      category: categoryLabel(category),
      image: images.length > 1 ? images.map(absolute) : absolute(image),
      ...(colour && { color: labelOf(colours, colour) }),
      brand: { "@type": "Brand", name: brandLabel(brand) },
      offers: offerOf(product, url, terms),
      ...ratingsOf(shown),
    },
    {
      "@context": context,
      "@type": "BreadcrumbList",
      itemListElement: steps.map(({ label, href }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: absolute(href),
      })),
    },
  ];
}

/** JSON for a script element, escaped so that user text can't close it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
