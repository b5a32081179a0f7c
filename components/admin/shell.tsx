import type { ReactNode } from "react";
import { AdminAccount } from "./account";
import { AdminDrawer } from "./drawer";
import { AdminTitle, SidebarNav } from "./sidebar";

/** The layout of every admin page. Each page renders its own main element. */
export function AdminShell({ children }: { children: ReactNode }) {
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[18rem_minmax(0,1fr)]">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <aside className="hidden border-line border-r bg-cotton lg:block">
        <div className="sticky top-0 flex h-dvh flex-col overflow-y-auto">
          <div className="pl-6">
            <AdminTitle />
          </div>
          <SidebarNav />
        </div>
      </aside>
      <div className="min-w-0">
        <header className="sticky top-0 z-20 flex min-h-14 flex-wrap items-center gap-2 border-line border-b bg-paper px-4 py-1 lg:min-h-16 lg:px-8">
          <AdminDrawer />
          <span aria-hidden="true" className="display text-h3 lg:hidden">
            Admin Panel
          </span>
          <AdminAccount />
        </header>
        <div id="content" tabIndex={-1} className="outline-none">
          {children}
        </div>
      </div>
    </div>
  );
}
