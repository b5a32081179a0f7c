import type { PageOfList } from "@/lib/http/page-of-list";

/** The query key of all that is cached of a user's orders. */
export const ordersKey = (userId: string | undefined) => ["orders", userId ?? "guest"] as const;

/** A page of a user's orders whose number contains `number`, as the account area shows it. */
export function ownOrders(userId: string | undefined, page: number, number = ""): PageOfList {
  return {
    key: [...ordersKey(userId), "page"],
    path: `/api/shop/order/fetchOrders/${userId}`,
    limit: 10,
    page,
    search: { q: number },
  };
}
