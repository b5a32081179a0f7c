import type { Route } from "next";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { Skeleton } from "@/components/ui/skeleton";

/** A cell of the row of figures, separated by hairlines: in one row, or two per row below the first where that has no room. */
const cellClasses =
  "min-w-0 border-line py-4 pr-4 @max-[44rem]:border-b @max-[44rem]:first:col-span-full @min-[16rem]:@max-[44rem]:not-first:odd:border-l @min-[16rem]:@max-[44rem]:not-first:odd:pl-4 @min-[44rem]:border-l @min-[44rem]:px-6 @min-[44rem]:last:pr-0 @min-[44rem]:first:border-l-0 @min-[44rem]:first:pl-0";

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
    <div className={`relative ${cellClasses}`}>
      <dt className="text-ink-2 text-small">
        <PageLink
          href={href}
          className="underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 hover:text-rust"
        >
          {name}
        </PageLink>
      </dt>
      <dd className="figures mt-0.5 font-bold text-[1.375rem] leading-[2rem] xl:text-[1.75rem] xl:leading-[2.5rem]">
        {value}
      </dd>
      <dd className="text-ink-3 text-small">{note}</dd>
    </div>
  );
}

/** Placeholders for figures whose labels are known. */
export function WaitingFigures({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <div key={name} className={cellClasses}>
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
