"use client";

import { Store } from "lucide";
import { usePathname } from "next/navigation";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { cn } from "@/lib/class-names";
import { adminNav } from "./nav-items";

/** "Admin Panel" hanging from its orange bar. */
export function AdminTitle() {
  return (
    <span className="relative flex h-16 w-fit items-center">
      <span className="absolute inset-x-0 top-0 h-1 bg-marigold" />
      <span className="display font-bold text-[1.625rem] leading-none">Admin Panel</span>
    </span>
  );
}

/** The entries, with a link to the shop at the bottom; selecting one closes the drawer. */
export function SidebarNav({ onNavigate }: { onNavigate?: (href: string) => void }) {
  const path = usePathname();
  return (
    <nav aria-label="Admin" className="flex flex-1 flex-col px-3 pt-3 pb-4">
      <ul className="grid gap-1">
        {adminNav.map(({ label, href, icon }) => {
          const current = path === href;
          return (
            <li key={href}>
              <PageLink
                href={href}
                onNavigate={() => onNavigate?.(href)}
                aria-current={current ? "page" : undefined}
                className={cn(
                  "flex h-12 items-center gap-3 rounded-control px-3.5 font-medium transition-colors duration-(--duration-touch)",
                  current ? "chosen bg-ink text-paper" : "text-ink-2 hover:bg-cotton-deep hover:text-ink",
                )}
              >
                <Icon shape={icon} className="size-5 stroke-[1.5]" />
                <span>{label}</span>
              </PageLink>
            </li>
          );
        })}
      </ul>
      <PageLink
        href="/shop/home"
        onNavigate={() => onNavigate?.("/shop/home")}
        className="mt-auto flex h-11 items-center gap-3 px-3.5 text-ink-2 text-small hover:text-rust"
      >
        <Icon shape={Store} className="size-4" />
        <span>Open the shop</span>
      </PageLink>
    </nav>
  );
}
