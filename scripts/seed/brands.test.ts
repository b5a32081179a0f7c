import { expect, test } from "vitest";
import { brandLabel } from "@/lib/catalog/options";
import { readCatalogue } from "./catalogue";

const products = readCatalogue();

/** What sports brands make for grown-ups and kids. */
const sports = `t-shirts polos hoodies jackets shorts kids-t-shirts kids-sets kids-winter-wear kids-shoes sneakers
  running-shoes caps backpacks`;

/** Clothes that are cut as they are in Europe, and what goes with them. */
const western = `t-shirts polos shirts sweaters jeans trousers shorts palazzos skirts dresses handbags totes belts wallets
  sunglasses watches loafers heels sandals dupattas kids-t-shirts kids-frocks kids-dungarees kids-winter-wear`;

/** Indian wear and footwear, in the demo under the label with the widest range. */
const indian = `kurtas kurtis sarees lehengas dupattas nehru-jackets juttis kolhapuris kids-kurta-sets kids-lehengas
  kids-shirts kids-sets`;

/** The kinds that the brand of a demo product may make. */
const kindsOf: Readonly<Record<string, string>> = {
  nike: sports,
  adidas: sports,
  puma: `${sports} sunglasses wallets watches`,
  levis: `jeans jackets shirts t-shirts polos trousers shorts dresses belts wallets backpacks sunglasses watches sneakers
    sandals kids-t-shirts kids-sets kids-dungarees kids-winter-wear kids-shoes`,
  zara: western,
  "h&m": `${western} ${indian}`,
};

test("a brand has only goods that it would make", () => {
  for (const { brand, kind, title } of products) {
    expect(kindsOf[brand]?.split(/\s+/), `${brandLabel(brand)}: ${title}`).toContain(kind);
  }
});

test("no title of another brand's goods names an Indian craft or garment", () => {
  const crafts = /saree|kurta|kurti\b|lehenga|dupatta|bandhani|bandi\b|jutti|kolhapuri|zari\b|chikan/i;
  for (const { brand, title } of products.filter((product) => product.brand !== "h&m")) {
    expect(title, brand).not.toMatch(crafts);
  }
});

test("titles name garments for legs in the plural", () => {
  for (const { title, kind } of products.filter((product) => /jeans|trousers|shorts|palazzos/.test(product.kind))) {
    expect(title, kind).toMatch(/(Jeans|Trousers|Chinos|Shorts|Palazzos|Joggers)$/);
  }
});
