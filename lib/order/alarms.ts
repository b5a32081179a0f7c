/** What an admin has to decide about money. */
export interface MoneyAlarm {
  /** Orders with a warning. */
  orders: number;
  /** Captured payments that no order carries. */
  strays: number;
  /** The first of those; amounts in paise. */
  payments: { id: string; amount: number }[];
}

/** What new accounts keep off the shelves without having paid. */
export interface ShelfAlarm {
  /** The orders that hold those products, oldest first; as many as one press rejects. */
  orderIds: string[];
  /** How many orders and accounts there are in all. */
  orders: number;
  accounts: number;
  /** The products concerned, the largest share first. `of` counts what is in stock and in these orders. */
  products: { id: string; title: string; pieces: number; of: number }[];
}
