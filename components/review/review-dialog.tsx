"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { loadPart } from "@/lib/load-part";
import type { OwnReview } from "@/lib/review/schema";
import type { ReviewForm } from "./review-form";

const loadForm = () => import("./review-form");

export interface ReviewDialogProps {
  product: { productId: string; title: string; hasSizes: boolean };
  /** What is changed; absent for a new review. */
  before?: OwnReview;
  open: boolean;
  onClose: () => void;
}

/** The form of a review, which is loaded when it is opened. */
export function ReviewDialog(props: ReviewDialogProps) {
  const [part, setPart] = useState<{ ReviewForm: typeof ReviewForm } | null>(null);
  const load = useEffectEvent(() => void loadPart(loadForm, setPart, props.onClose));
  useEffect(() => {
    if (props.open) load();
  }, [props.open]);
  return part && <part.ReviewForm {...props} />;
}
