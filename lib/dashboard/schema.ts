import type { Size } from "@/lib/catalog/options";
import type { OrderStatus } from "@/lib/order/status";
import type { Sales } from "./sales";

/** Sales of a period and of the period it is compared with. */
export interface ComparedSales {
  now: Sales;
  before: Sales;
}

export interface BestSeller {
  id: string;
  title: string;
  image: string;
  pieces: number;
  /** Paise. */
  amount: number;
}

/** The number of orders ready to ship, and when the oldest was placed (null for none). */
export interface ToShip {
  orders: number;
  oldest: Date | null;
}

export interface LowProduct {
  id: string;
  title: string;
  image: string;
  stock: number;
  /** The sizes with a stock of their own that run low or are sold out, smallest first. */
  sizes: { size: Size; pieces: number }[];
}

/** A share of pieces, or of parcels: `pieces` of `of`. */
export interface ReturnedShare {
  name: string;
  pieces: number;
  of: number;
}

/** What comes back: returns that wait for the shop, and what was received in a period. */
export interface ReturnFigures {
  open: number;
  pieces: number;
  /** What is refunded for them, in paise. */
  amount: number;
  /** The products with the most returned pieces, of those sold in the period; and all reasons, of all that came back. */
  products: ReturnedShare[];
  reasons: ReturnedShare[];
  /** Parcels that came back undelivered, of those that were shipped, by payment method. */
  undelivered: ReturnedShare[];
}

/** The number of products with low stock, how many of them are out of stock, and the lowest ones. */
export interface LowStock {
  low: number;
  out: number;
  lowest: LowProduct[];
}

export interface LatestOrder {
  id: string;
  /** ISO 8601. */
  at: string;
  orderStatus: OrderStatus;
  /** Paise. */
  amount: number;
}
