"use client";

import type { ReactNode } from "react";
import { useLatePart } from "@/components/ui/use-late-part";
import type { LiveProps } from "./live-reviews";

const loadLive = () => import("./live-reviews").then(({ LiveReviews }) => LiveReviews);

/** What came with the page, until what can be pressed is there. */
export function ReviewsPlace(props: LiveProps): ReactNode {
  const Live = useLatePart(loadLive);
  return Live ? <Live {...props} /> : props.children;
}
