import { withoutTrailingSlashes } from "../trailing-slashes";
import type { Role } from "./schema";

const privatePages = ["account", "checkout", "wishlist", "giftcard", "wallet", "razorpayreturn"].map(
  (page) => `/shop/${page}`,
);
/** The page of an order, whether the order exists or not. */
const orderPage = /^\/shop\/account\/orders\/[^/]+$/;
/** `[id]` is any segment. */
const adminPages = ["dashboard", "features", "orders", "returns", "products", "people", "log", "messages", "security"]
  .concat([
    "reviews",
    "grievances",
    "orders/slips",
    "orders/[id]/slip",
    "catalogue",
    "settings",
    "settings/help",
    "settings/self-check",
  ])
  .map((page) => new RegExp(`^/admin/${page.replaceAll("[id]", "[^/]+")}$`));
const authPages = ["/auth/login", "/auth/register"];
/** The address of each segment without a page of its own leads to its first page. */
const firstPages: Record<string, string> = {
  "/admin": "/admin/dashboard",
  "/shop": "/shop/home",
  "/auth": "/auth/login",
};

/** The page that users land on after signing in. */
export function landingPage(role: Role): string {
  return role === "admin" ? "/admin/dashboard" : "/shop/home";
}

/**
 * Where a visitor of `path` is redirected, by role (null for a guest); null when they may stay. Unknown paths are not
 * redirected either: they show the not-found page to everybody.
 */
export function redirectFor(path: string, role: Role | null): string | null {
  const asked = path.length > 1 ? withoutTrailingSlashes(path) : path;
  const first = Object.hasOwn(firstPages, asked) ? firstPages[asked] : undefined;
  const page = first ?? asked;
  if (role !== null && authPages.includes(page)) return landingPage(role);
  const isAdminPage = adminPages.some((pattern) => pattern.test(page));
  if (role === null && (isAdminPage || privatePages.includes(page) || orderPage.test(page))) return "/auth/login";
  if (role === "user" && isAdminPage) return "/unauth-page";
  return first ?? null;
}
