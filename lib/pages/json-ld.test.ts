import { describe, expect, it } from "vitest";
import type { Product } from "@/lib/catalog/schema";
import { summaryOf } from "@/lib/review/figures";
import type { ReviewData } from "@/lib/review/schema";
import { productJsonLd, scriptJson } from "./json-ld";

const product: Product = {
  _id: "0123456789abcdef01234567",
  image: "/pictures/kurta.webp",
  images: ["/pictures/kurta.webp"],
  colour: "",
  kind: "",
  audience: "women",
  facts: {},
  title: "Neel Kurta </script>",
  description: "Mul cotton.",
  category: "women",
  brand: "h&m",
  size: ["m"],
  price: 2499,
  saleprice: 1499.5,
  stock: 14,
  stockBySize: null,
  rating: { average: 0, count: 0 },
  seller: "Jaipur Weaves",
  origin: "IN",
  maker: null,
  importer: null,
  netQuantity: "1 N",
  version: 1,
};
const terms = {
  fees: { platform: 350, shipping: 120, freeShippingFrom: null },
  deliveryDays: 5,
  returnDays: 7,
};
const origin = "https://vastra.example";
const url = `${origin}/shop/product/${product._id}`;

describe("the JSON-LD of a product", () => {
  const [itself, way] = productJsonLd(product, origin, terms);

  it("contains absolute URLs, its brand and its offer", () => {
    expect(itself).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Product",
      "@id": url,
      image: `${origin}/pictures/kurta.webp`,
      brand: { "@type": "Brand", name: "H&M" },
      offers: {
        "@type": "Offer",
        url,
        price: "1499.50",
        priceCurrency: "INR",
        seller: { name: "Jaipur Weaves" },
        shippingDetails: { shippingRate: { value: 120, currency: "INR" } },
        hasMerchantReturnPolicy: { merchantReturnDays: 7 },
      },
    });
  });

  it.each([
    [14, "InStock"],
    [6, "InStock"],
    [5, "LimitedAvailability"],
    [0, "OutOfStock"],
  ])("with %i pieces says %s", (stock, word) => {
    const [{ offers }] = productJsonLd({ ...product, stock }, origin, terms) as [
      { offers: { availability: string } },
      unknown,
    ];
    expect(offers.availability).toBe(`https://schema.org/${word}`);
  });

  it("has breadcrumbs of three steps", () => {
    expect(way.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: `${origin}/shop/home` },
      { "@type": "ListItem", position: 2, name: "Women", item: `${origin}/shop/listing?category=women` },
      { "@type": "ListItem", position: 3, name: product.title, item: url },
    ]);
  });

  it("has a step for the kind of a product that has one", () => {
    const [, way] = productJsonLd({ ...product, kind: "kurtas" }, origin, terms);
    const address = `${origin}/shop/listing?category=women&kind=kurtas`;
    const steps = way.itemListElement as object[];
    expect(steps).toHaveLength(4);
    expect(steps[2]).toEqual({ "@type": "ListItem", position: 3, name: "Kurtas", item: address });
  });

  it("keeps the URLs of pictures of the media host", () => {
    const image = "https://res.example/a/image/upload/v1/x.jpg";
    expect(productJsonLd({ ...product, image }, origin, terms)[0].image).toBe(image);
  });

  it("can't close its script element", () => {
    expect(scriptJson([itself, way])).not.toContain("</script");
    expect(JSON.parse(scriptJson(itself))).toEqual(itself);
  });
});

const review: ReviewData = {
  _id: "r",
  name: "Asha",
  rating: 4,
  title: "</script>",
  text: "",
  fit: null,
  size: null,
  sizeLabel: null,
  images: [],
  helpful: 0,
  at: "2026-11-20T20:00:00.000Z",
  changedAt: null,
  earlier: [],
  reply: null,
};

it("has a rating and reviews only where the page shows some", () => {
  const ratings = { count: 3, sum: 13, stars1: 0, stars2: 0, stars3: 0, stars4: 2, stars5: 1 };
  const summary = summaryOf({ ...ratings, fitSmall: 0, fitTrue: 0, fitLarge: 0 });
  const [none] = productJsonLd(product, origin, terms, { summary: summaryOf(null), reviews: [] });
  expect(none).not.toHaveProperty("aggregateRating");
  expect(none).not.toHaveProperty("review");
  const [hidden] = productJsonLd(product, origin, terms, { summary, reviews: [] });
  expect(hidden).not.toHaveProperty("review");
  const [rated] = productJsonLd(product, origin, terms, { summary, reviews: [review] });
  expect(rated).toMatchObject({
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.3, ratingCount: 3, bestRating: 5, worstRating: 1 },
    review: [
      {
        "@type": "Review",
        author: { name: "Asha" },
        datePublished: "2026-11-21",
        reviewRating: { ratingValue: 4 },
        name: "</script>",
      },
    ],
  });
  expect(scriptJson(rated)).not.toContain("</script>");
});
