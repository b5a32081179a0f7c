import type { HomeRow, KindTile } from "@/lib/catalog/home-rows";
import type { CardProduct, FeaturedProduct } from "@/lib/catalog/schema";
import { type Packed, pack, unpack } from "@/lib/packed";
import { fromRows, type Rows, toRows } from "@/lib/rows";
import type { ShownBanner } from "@/lib/settings/banners";

/** What home shows. */
interface HomeData {
  banners: readonly ShownBanner[];
  kinds: readonly KindTile[];
  rows: readonly HomeRow[];
  /** The first featured products, and how many there are. */
  products: FeaturedProduct[];
  total: number;
}

/** The same as it is sent with the page. */
interface SentHome extends Omit<HomeData, "rows" | "products"> {
  rows: (Omit<HomeRow, "products"> & { products: Rows })[];
  products: Rows;
}

/** What home brings to the browser. */
export function sentHome(home: HomeData): Packed<SentHome> {
  const rows = home.rows.map((row) => ({ ...row, products: toRows(row.products) }));
  return pack({ ...home, rows, products: toRows(home.products) });
}

/** What home has brought. */
export function receivedHome(sent: Packed<SentHome>): HomeData {
  const { rows, products, ...rest } = unpack(sent);
  return {
    ...rest,
    rows: rows.map((row) => ({ ...row, products: fromRows<CardProduct>(row.products) })),
    products: fromRows<FeaturedProduct>(products),
  };
}
