/** From which day a rate holds, and what it depends on. */
export interface Rate {
  /** The first Indian day of the rate, yyyy-mm-dd. */
  from: string;
  /** The rate in percent of the taxable value, of pieces whose taxable value is at most `upTo` paise (null: of all). */
  rate: number;
  upTo: number | null;
  /** The rate of pieces above `upTo`. */
  above: number;
  /** The notification that sets it, and where it was found. */
  source: string;
}

/** The rates of goods with these HSN prefixes; the longest prefix that matches wins, and of its rows the newest. */
export interface GoodsRate extends Rate {
  prefixes: readonly string[];
}

/** What the shop charges besides goods, with its Service Accounting Code. */
export interface FeeRate extends Rate {
  fee: "platformFee" | "shippingFee";
  sac: string;
  description: string;
}

const from = "2025-09-22";
const notified = "Notification 9/2025-Central Tax (Rate), 17 September 2025";

/** 2,500 rupees, in paise. */
const slab = 2500_00;

/**
 * GST on the goods that the shop sells, looked up on 24 November 2026 in public material, partly second-hand. An
 * operator has it confirmed by their accountant (docs/operations.md).
 */
export const goodsRates: readonly GoodsRate[] = [
  {
    // Apparel and clothing accessories, knitted and not.
    prefixes: ["61", "62"],
    from,
    rate: 5,
    upTo: slab,
    above: 18,
    source: `${notified}: chapters 61 and 62, 5 % up to 2,500 rupees a piece, 18 % above`,
  },
  {
    // Footwear: what counts is the pair.
    prefixes: ["64"],
    from,
    rate: 5,
    upTo: slab,
    above: 18,
    source: `${notified}: chapter 64, 5 % up to 2,500 rupees a pair, 18 % above`,
  },
  {
    // Woven fabrics of silk, wool, cotton, other plants and synthetic fibres: what is not sewn, such as sarees.
    prefixes: [
      ...["5007", "5111", "5112", "5113", "5208", "5209", "5210", "5211", "5212", "5309", "5310", "5311"],
      ...["5407", "5408", "5512", "5513", "5514", "5515", "5516"],
    ],
    from,
    rate: 5,
    upTo: null,
    above: 5,
    source:
      "Notification 1/2017-Central Tax (Rate), schedule of 2.5 %, and the CBIC's FAQ on textiles of 27 July 2017: sarees, also embroidered ones, at the rate of their fabric (second-hand; no change by 9/2025 was found)",
  },
  {
    prefixes: ["7117"],
    from,
    rate: 3,
    upTo: null,
    above: 3,
    source: `${notified}: 7117, imitation jewellery, schedule of 1.5 %`,
  },
  {
    // Bags and wallets, belts of leather, caps and hats, sunglasses, watches.
    prefixes: ["4202", "4203", "6505", "9004", "9101", "9102"],
    from,
    rate: 18,
    upTo: null,
    above: 18,
    source: `${notified}: schedule of 9 %; some goods of 4202 and 6505 (handmade, of cotton or jute) have lower rates`,
  },
];

/** GST on the fees of an order. */
export const feeRates: readonly FeeRate[] = [
  {
    fee: "platformFee",
    sac: "998599",
    description: "Platform fee",
    from: "2017-07-01",
    rate: 18,
    upTo: null,
    above: 18,
    source: "Notification 11/2017-Central Tax (Rate), heading 9985, 18 %",
  },
  {
    fee: "shippingFee",
    sac: "996812",
    description: "Delivery fee",
    from: "2017-07-01",
    rate: 18,
    upTo: null,
    above: 18,
    source: "Notification 11/2017-Central Tax (Rate), heading 9968, courier services, 18 %",
  },
];

/** The HSN of a product that has none of its own, by its category. */
export const categoryHsn = {
  men: "6203",
  women: "6204",
  kids: "6209",
  footwear: "6404",
  accessories: "4202",
} as const;
