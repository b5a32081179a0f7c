"use client";

import { useLatePart } from "@/components/ui/use-late-part";

/** Each browser has its own, far below the fold. */
const loadRecent = () => import("../recently-viewed").then(({ RecentlyViewed }) => RecentlyViewed);

/** The recently viewed products, loaded once the page is there. @param except the id of one that is left out */
export function LateRecent({ except, className }: { except: string; className: string }) {
  const Recent = useLatePart(loadRecent);
  return Recent && <Recent except={except} className={className} />;
}
