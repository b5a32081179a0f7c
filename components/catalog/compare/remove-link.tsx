"use client";

import Link from "next/link";
import { comparePath, removeCompared } from "@/lib/catalog/compare/compared";

interface RemoveLinkProps {
  id: string;
  title: string;
  /** The ids of the products that stay. */
  others: readonly string[];
}

/** Leads to the comparison without a product, which also leaves that of this browser. */
export function RemoveLink({ id, title, others }: RemoveLinkProps) {
  return (
    <Link
      href={comparePath(others)}
      prefetch={false}
      scroll={false}
      onClick={() => removeCompared(id)}
      className="tap text-small underline underline-offset-4 hover:text-rust"
    >
      <span>Remove</span>
      <span className="sr-only">{` ${title}`}</span>
    </Link>
  );
}
