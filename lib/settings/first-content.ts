import { firstLaw } from "../catalog/goods";
import type { Settings } from "./schema";
import { daysText } from "./texts";

/** What the shop sells, and where it delivers within so many days, for search engines. */
export function describeShop(deliveryDays: number): string {
  return `Clothes, shoes and accessories from brands you know, delivered across India within ${daysText(deliveryDays)}.`;
}

const store = (name: string, state: string, lat: number, lng: number) => ({
  name,
  street: "",
  city: name,
  state,
  pincode: "",
  hours: "",
  phone: "",
  lat,
  lng,
});

const banner = (
  id: string,
  colour: Settings["banners"][number]["colour"],
  text: { heading: string; line: string; button: string },
  pictures: string[],
): Settings["banners"][number] => ({
  id,
  heading: text.heading,
  line: text.line,
  button: { label: text.button, address: `/shop/listing?category=${id}` },
  pictures: pictures.map((name) => `/pictures/hung/${name}.webp`),
  colour,
  hidden: false,
  from: null,
  until: null,
});

/** The banners of a shop whose owner has set none, one for each category. */
export const firstBanners = [
  banner(
    "women",
    "kesar",
    {
      heading: "Woven for\nforty degrees",
      line: "Mul, slub linen and voile that let the afternoon through.",
      button: "Shop Women",
    },
    ["kurta-indigo-blockprint", "saree-offwhite-madder-cotton", "kurti-teal-ikat"],
  ),
  banner(
    "men",
    "neel",
    {
      heading: "Denim that\nlearns you",
      line: "Levi's jeans and jackets, cut straight, made to fade.",
      button: "Shop Men",
    },
    ["denimjacket-mid", "jeans-midblue", "shirt-madras-check"],
  ),
  banner(
    "footwear",
    "leaf",
    {
      heading: "Up before\nthe traffic",
      line: "Running shoes and quick-dry layers from Nike, Adidas and Puma.",
      button: "Shop Footwear",
    },
    ["sneaker-white-bottle", "hoodie-grey-heather", "runner-navy-marigold"],
  ),
  banner(
    "kids",
    "turmeric",
    {
      heading: "Small sizes,\nbig colours",
      line: "Frocks and sets for people who never sit still.",
      button: "Shop Kids",
    },
    ["kidsset-lemon-bottle", "kidsdress-coral-gingham", "kidsset-breton-coral"],
  ),
  banner(
    "accessories",
    "gulab",
    {
      heading: "The last\ntwo metres",
      line: "Dupattas, bags and watches: the piece that finishes it.",
      button: "Shop Accessories",
    },
    ["handbag-cognac", "dupatta-ajrakh-indigo", "watch-olive-brass"],
  ),
];

/** What of the first content the environment may set. */
interface FirstValues {
  /** Rupees. */
  cashLimit: number;
  /** "" for none. */
  gstin: string;
}

/** The settings of a shop whose owner has saved none. Names, addresses and numbers are invented. */
export function firstSettings({ cashLimit, gstin }: FirstValues): Settings {
  return {
    shop: {
      legalName: "Vastra Retail Private Limited",
      address: "12 Mall Road, Kanpur 208001, Uttar Pradesh",
      gstin,
      about: `Vastra is Sanskrit for cloth. We sell clothes, shoes and accessories from brands you know, at prices that include all taxes. Delivery and platform fees are shown upfront.`,
    },
    care: {
      name: "",
      phone: "+91 98765 43210",
      email: "care@vastra.example",
      hours: "10 am to 7 pm, Monday to Saturday",
    },
    officer: { name: "Anjali Srivastava", phone: "+91 98765 43211", email: "grievance@vastra.example", hours: "" },
    stores: [
      store("Jalandhar", "Punjab", 31.326, 75.5762),
      store("Delhi", "National Capital Territory", 28.6139, 77.209),
      store("Mumbai", "Maharashtra", 19.076, 72.8777),
      store("Bangalore", "Karnataka", 12.9716, 77.5946),
      store("Hyderabad", "Telangana", 17.385, 78.4867),
      store("Kanpur", "Uttar Pradesh", 26.4499, 80.3319),
    ],
    social: [
      { label: "Instagram", href: "https://vastra.example/instagram" },
      { label: "LinkedIn", href: "https://vastra.example/linkedin" },
      { label: "GitHub", href: "https://vastra.example/github" },
    ],
    fees: { platform: 350, shipping: 120, freeShippingFrom: null },
    deliveryDays: 5,
    returnDays: 7,
    cashLimit,
    announcement: { text: "", address: "" },
    banners: firstBanners,
    law: firstLaw,
  };
}
