"use client";

import { site } from "@/lib/site";
import { usePrinting } from "./use-printing";

/** The head of a printed page: whose shop it is, and how to reach it. */
export function PrintHead() {
  const { email, phone, hours } = site.care;
  if (!usePrinting()) return null;
  return (
    <div data-slot="print-head" className="mb-5 border-line border-b pb-3 text-left">
      <p className="display text-h2">{site.name}</p>
      <p className="text-small">{`${site.legalName}, ${site.address}`}</p>
      <p className="text-small">{`Customer care: ${email}, ${phone}, ${hours}`}</p>
    </div>
  );
}
