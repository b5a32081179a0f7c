import type { Route } from "next";
import { today } from "@/lib/dates";
import type { OrderGroup } from "@/lib/order/groups";
import type { OrderStatus } from "@/lib/order/status";
import type { Period } from "./periods";

/** The URL of the orders behind a figure: of a status or a group, within the days of `period` if given. */
export function ordersLink(
  narrowed: { status?: OrderStatus; group?: OrderGroup },
  period?: Pick<Period, "from" | "to">,
): Route {
  const query = new URLSearchParams({
    ...narrowed,
    ...(period && { from: today(new Date(period.from)), to: today(new Date(period.to)) }),
  });
  return `/admin/orders?${query}`;
}

/** The URL of the returns that wait for the shop. */
export const returnsLink: Route = "/admin/returns";

/** The URL of the order list filtered to one order. */
export function orderLink(id: string): Route {
  return `/admin/orders?q=${id}`;
}

/** The URL of the products with low or no stock. */
export const lowStockLink: Route = "/admin/products?stock=low";

/** The URL of the products without a code of goods. */
export const withoutHsnLink: Route = "/admin/products?hsn=none";

/** The URL of the product list that searches for a title. */
export function productLink(title: string): Route {
  return `/admin/products?${new URLSearchParams({ q: title.slice(0, 100) })}`;
}
