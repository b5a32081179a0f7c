"use client";

import { useSearchParams } from "next/navigation";

export const steps = ["Checkout", "Address", "Payment"] as const;
export type Step = (typeof steps)[number];

function stepOf(query: URLSearchParams): Step {
  const named = query.get("step");
  return steps.find((step) => step.toLowerCase() === named) ?? "Checkout";
}

/** The step from the URL, so that a reload and the back button keep it; and a function to show another. */
export function useStep(): [Step, (step: Step) => void] {
  return [stepOf(useSearchParams()), showStep];
}

function showStep(step: Step): void {
  // A busy browser still renders the step before the one in the URL.
  if (step === stepOf(new URLSearchParams(window.location.search))) return;
  const query = step === "Checkout" ? "" : `?step=${step.toLowerCase()}`;
  window.history.pushState(null, "", `/shop/checkout${query}`);
  window.scrollTo({ top: 0 });
}
