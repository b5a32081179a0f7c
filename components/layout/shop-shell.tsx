"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import type { ComponentProps, ReactNode } from "react";
import { KnownLists } from "@/components/catalog/known-lists";
import { ProductDialogs } from "@/components/catalog/product/product-dialogs";
import { HeartsProvider } from "@/components/catalog/purchase/hearts";
import { PendingAction } from "@/components/catalog/purchase/pending-action";
import { type ShopWords, ShopWordsContext } from "@/lib/settings/shop-words";
import { Footer } from "./footer";
import { PanelsProvider } from "./panels";
import { TopBar } from "./top-bar";

interface ShopShellProps {
  lists: ComponentProps<typeof KnownLists>["sent"];
  /** The year of the copyright line: the browser's may be another than the cached page's. */
  year: number;
  words: ShopWords;
  /** The details of a product whose link was pressed, where products open over the page. */
  dialog?: ReactNode;
  children: ReactNode;
}

/**
 * The layout of every page of the shop. Each page renders its own main element. A client component, as are the pages it
 * surrounds: their markup would otherwise be sent twice, as HTML and as the data to hydrate it with. The checkout has a
 * header and a footer of its own. What surrounds the pages is inside it: a page names the scripts of each client
 * component that a server component renders.
 */
export function ShopShell({ lists, year, words, dialog, children }: ShopShellProps) {
  // Of the page below a product's dialog, whose URL is the product's.
  const isCheckout = useSelectedLayoutSegments()[0] === "checkout";
  return (
    <KnownLists sent={lists}>
      <ShopWordsContext value={words}>
        <PanelsProvider>
          <a href={isCheckout ? "#step" : "#content"} className="skip-link">
            Skip to content
          </a>
          {!isCheckout && <TopBar />}
          <div id="content" tabIndex={-1} className="outline-none">
            <HeartsProvider>
              {dialog === undefined ? children : <ProductDialogs dialog={dialog}>{children}</ProductDialogs>}
            </HeartsProvider>
          </div>
          {!isCheckout && <Footer year={year} />}
          <PendingAction />
        </PanelsProvider>
      </ShopWordsContext>
    </KnownLists>
  );
}
