import type { Category } from "@/lib/catalog/options";

export interface Banner {
  /** The class of its background colour. */
  ground: `bg-${"kesar" | "neel" | "leaf" | "turmeric" | "gulab"}`;
  /** The two lines of its headline. */
  head: [string, string];
  text: string;
  category: Category;
  action: string;
  /** Three pictures, left to right. */
  pictures: [string, string, string];
}

/** The five banners of the home page. */
export const banners: readonly Banner[] = [
  {
    ground: "bg-kesar",
    head: ["Woven for", "forty degrees"],
    text: "Mul, slub linen and voile that let the afternoon through.",
    category: "women",
    action: "Shop Women",
    pictures: ["kurta-indigo-blockprint", "saree-offwhite-madder-cotton", "kurti-teal-ikat"],
  },
  {
    ground: "bg-neel",
    head: ["Denim that", "learns you"],
    text: "Levi's jeans and jackets, cut straight, made to fade.",
    category: "men",
    action: "Shop Men",
    pictures: ["jeans-midblue", "denimjacket-mid", "shirt-madras-check"],
  },
  {
    ground: "bg-leaf",
    head: ["Up before", "the traffic"],
    text: "Running shoes and quick-dry layers from Nike, Adidas and Puma.",
    category: "footwear",
    action: "Shop Footwear",
    pictures: ["sneaker-white-bottle", "runner-navy-marigold", "hoodie-grey-heather"],
  },
  {
    ground: "bg-turmeric",
    head: ["Small sizes,", "big colours"],
    text: "Frocks and sets for people who never sit still.",
    category: "kids",
    action: "Shop Kids",
    pictures: ["kidsset-lemon-bottle", "kidsdress-coral-gingham", "kidsset-breton-coral"],
  },
  {
    ground: "bg-gulab",
    head: ["The last", "two metres"],
    text: "Dupattas, bags and watches: the piece that finishes it.",
    category: "accessories",
    action: "Shop Accessories",
    pictures: ["dupatta-ajrakh-indigo", "handbag-cognac", "watch-olive-brass"],
  },
];
