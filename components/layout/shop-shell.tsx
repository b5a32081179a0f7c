import type { ReactNode } from "react";
import { PendingAction } from "@/components/catalog/pending-action";
import { Footer } from "./footer";
import { PanelsProvider } from "./panels";
import { TopBar } from "./top-bar";

/** The layout of every page of the shop. Each page renders its own main element. */
export function ShopShell({ children }: { children: ReactNode }) {
  return (
    <PanelsProvider>
      <a
        href="#content"
        className="print:hidden fixed top-0 left-4 z-40 -translate-y-[calc(100%+4px)] rounded-b-control border-marigold border-t-4 bg-ink px-4 py-3 font-semibold text-paper transition-transform duration-(--duration-touch) focus:translate-y-0"
      >
        Skip to content
      </a>
      <TopBar />
      <div id="content" tabIndex={-1} className="outline-none">
        {children}
      </div>
      <Footer />
      <PendingAction />
    </PanelsProvider>
  );
}
