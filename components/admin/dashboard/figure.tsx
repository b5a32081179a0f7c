import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";

/** A cell of the row of figures, separated by hairlines: two per row on phones, the first full width; else one row. */
const cellLook =
  "min-w-0 border-line py-4 pr-4 max-lg:border-b max-lg:first:col-span-2 max-lg:not-first:odd:border-l max-lg:not-first:odd:pl-4 lg:border-l lg:px-6 lg:last:pr-0 lg:first:border-l-0 lg:first:pl-0";

interface FigureProps {
  name: string;
  value: string;
  /** A comparison with another figure, or further detail. */
  note?: ReactNode;
  /** The list behind the figure; the whole cell links to it. */
  href: Route;
}

/** One figure: label, value and note. */
export function Figure({ name, value, note, href }: FigureProps) {
  return (
    <div className={`relative ${cellLook}`}>
      <dt className="text-ink-2 text-small">
        <Link
          href={href}
          prefetch={false}
          className="underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 hover:text-rust"
        >
          {name}
        </Link>
      </dt>
      <dd className="figures mt-0.5 font-bold text-[1.375rem] leading-8 xl:text-[1.75rem] xl:leading-10">{value}</dd>
      <dd className="text-ink-3 text-small">{note}</dd>
    </div>
  );
}

/** Placeholders for figures whose labels are known. */
export function WaitingFigures({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <div key={name} className={cellLook}>
      <dt className="text-ink-2 text-small">{name}</dt>
      <dd className="mt-2">
        <Skeleton className="h-6 w-28 max-w-full xl:h-8" />
      </dd>
      <dd className="mt-2">
        <Skeleton className="h-3 w-20 max-w-full" />
      </dd>
    </div>
  ));
}
