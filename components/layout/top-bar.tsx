import { Menu } from "lucide";
import { SiteSearch } from "@/components/search/site-search";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/class-names";
import { Announcement, useAnnouncement } from "./announcement";
import { AvatarMenu } from "./avatar-menu";
import { CartButton } from "./cart-button";
import { CategoryNav } from "./category-nav";
import { HeartLink } from "./heart-link";
import { Logo } from "./logo";
import { PanelButton } from "./panel-button";

/** The bar fixed at the top of every page of the shop; its HTML is the same for everybody. */
export function TopBar() {
  const announcement = useAnnouncement();
  return (
    <>
      {announcement && <Announcement {...announcement} />}
      <header
        className={cn(
          "print:hidden inset-x-0 top-0 z-30 border-line border-b bg-paper",
          announcement ? "sticky" : "fixed",
        )}
      >
        <div className="page flex h-14 items-stretch gap-1 lg:h-16 lg:gap-6 xl:gap-10">
          <PanelButton panel="menu" aria-label="Menu" className="-ml-2.5 grid w-11 place-items-center lg:hidden">
            <Icon shape={Menu} className="size-6" />
          </PanelButton>
          <Logo />
          <CategoryNav className="hidden lg:flex" />
          <SiteSearch />
          <div className="flex items-center gap-1">
            <HeartLink />
            <CartButton />
            <AvatarMenu />
          </div>
        </div>
      </header>
      {!announcement && <div className="print:hidden h-14 lg:h-16" />}
    </>
  );
}
