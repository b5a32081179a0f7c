"use client";

import { Menu } from "lucide";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { DialogX } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { PendingBar } from "@/components/ui/page-link";
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from "@/components/ui/sheet";
import { AdminTitle, SidebarNav } from "./sidebar";

/** The menu button of small screens, and the sidebar as a drawer that it opens. */
export function AdminDrawer() {
  const [open, setOpen] = useState(false);
  // The pressed link is gone with the drawer before its page is there.
  const path = usePathname();
  const [left, setLeft] = useState<string | null>(null);
  if (left !== null && left !== path) setLeft(null);

  function leave(href: string) {
    setOpen(false);
    setLeft(href === path ? null : path);
  }

  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger aria-label="Menu" className="-ml-2.5 grid size-11 place-items-center lg:hidden">
        <Icon shape={Menu} className="size-6" />
      </SheetTrigger>
      <SheetContent side="left" size="drawer" ground="cotton">
        <div className="flex shrink-0 items-center justify-between pr-1.5 pl-6">
          <SheetTitle asChild>
            <h2>
              <AdminTitle />
            </h2>
          </SheetTitle>
          <DialogX className="bg-transparent hover:bg-cotton-deep" />
        </div>
        <SidebarNav onNavigate={leave} />
      </SheetContent>
      <PendingBar isPending={left !== null} />
    </Sheet>
  );
}
