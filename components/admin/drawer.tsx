"use client";

import { Menu } from "lucide-react";
import { useState } from "react";
import { DialogX } from "@/components/ui/dialog";
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from "@/components/ui/sheet";
import { AdminTitle, SidebarNav } from "./sidebar";

/** The menu button of small screens, and the sidebar as a drawer that it opens. */
export function AdminDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger aria-label="Menu" className="-ml-2.5 grid size-11 place-items-center lg:hidden">
        <Menu className="size-6" />
      </SheetTrigger>
      <SheetContent side="left" className="max-w-[min(18rem,86vw)] bg-cotton">
        <div className="flex shrink-0 items-center justify-between pr-1.5 pl-6">
          <SheetTitle asChild>
            <h2>
              <AdminTitle />
            </h2>
          </SheetTitle>
          <DialogX className="bg-transparent hover:bg-cotton-deep" />
        </div>
        <SidebarNav onNavigate={() => setOpen(false)} />
      </SheetContent>
    </Sheet>
  );
}
