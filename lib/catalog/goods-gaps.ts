/** What the shop lacks of what the law asks to be said of goods. */
export interface GoodsGaps {
  /** The products for which nobody names a maker, or an importer though they come from abroad: a few titles, and how many. */
  withoutMaker: Gap;
  withoutImporter: Gap;
  /** The labels of size sets whose sizes the shop does not measure in cm. */
  withoutMeasures: string[];
}

export interface Gap {
  products: number;
  titles: string[];
}
