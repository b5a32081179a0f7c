/** Payments that need an admin's decision. */
export interface MoneyAlarm {
  /** Orders with a warning. */
  orders: number;
  /** Captured payments that belong to no order. */
  unmatched: number;
  /** The first of these payments; amounts in paise. */
  payments: { id: string; amount: number }[];
}

/** Stock that new accounts hold in unpaid orders. */
export interface HoardingAlert {
  /** The orders that hold these products, oldest first; at most as many as one request rejects. */
  orderIds: string[];
  /** The total number of orders and accounts. */
  orders: number;
  accounts: number;
  /** The affected products, largest share first. `of` is the sum of the pieces in stock and in these orders. */
  products: { id: string; title: string; pieces: number; of: number }[];
}
