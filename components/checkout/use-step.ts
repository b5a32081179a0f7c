"use client";

import { useSearchParams } from "next/navigation";
import { useCallback } from "react";

export const steps = ["Checkout", "Address", "Payment"] as const;
export type Step = (typeof steps)[number];

/** The step from the URL, so that a reload and the back button keep it; and a function to show another. */
export function useStep(): [Step, (step: Step) => void] {
  const named = useSearchParams().get("step");
  const current = steps.find((step) => step.toLowerCase() === named) ?? "Checkout";
  const show = useCallback(
    (step: Step) => {
      if (step === current) return;
      const query = step === "Checkout" ? "" : `?step=${step.toLowerCase()}`;
      window.history.pushState(null, "", `/shop/checkout${query}`);
      window.scrollTo({ top: 0 });
    },
    [current],
  );
  return [current, show];
}
