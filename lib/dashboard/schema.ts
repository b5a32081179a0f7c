import type { OrderStatus } from "@/lib/order/status";
import type { Sales } from "./sales";

/** Sales of a period and of the one it is compared with. */
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

/** Orders that can be sent now: how many, and when the oldest was placed (null for none). */
export interface ToShip {
  orders: number;
  oldest: Date | null;
}

export interface LowProduct {
  id: string;
  title: string;
  image: string;
  stock: number;
}

/** How many products run low, how many of them are out, and the lowest. */
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
