import type { Route } from "next";
import { today } from "@/lib/dates";
import type { OrderGroup } from "@/lib/order/groups";
import type { OrderStatus } from "@/lib/order/status";
import type { Period } from "./periods";

/** The address of the orders behind a figure: those of a status or a group, of the period's days where one is given. */
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

/** The address of the list that shows one order. */
export function orderLink(id: string): Route {
  return `/admin/orders?q=${id}`;
}

/** The address of the products with little or no stock. */
export const lowStockLink: Route = "/admin/products?stock=low";

/** The address of the products that a title finds. */
export function productLink(title: string): Route {
  return `/admin/products?${new URLSearchParams({ q: title.slice(0, 100) })}`;
}
