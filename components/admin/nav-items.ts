import { LayoutDashboard, Package, Shirt } from "lucide";

/** The entries of the sidebar; less frequent pages are linked from the Dashboard. */
export const adminNav = [
  { label: "Dashboard", href: "/admin/dashboard", icon: LayoutDashboard },
  { label: "Products", href: "/admin/products", icon: Shirt },
  { label: "Orders", href: "/admin/orders", icon: Package },
] as const;
