import type { PageOfList } from "@/lib/http/page-of-list";

/** The query key of the lists of all orders. */
export const allOrdersKey = ["admin-orders"] as const;

/** The filters of the list; an empty string means no filter. */
export interface OrderSearch {
  q: string;
  status: string;
  group: string;
  from: string;
  to: string;
}

/** A page of all shoppers' orders, as All Orders shows it. */
export function allOrders(page: number, search: OrderSearch): PageOfList {
  const path = "/api/admin/orders/fetchAllOrders";
  return { key: allOrdersKey, path, limit: 20, page, search: { ...search } };
}
