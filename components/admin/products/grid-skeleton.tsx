import { Repeat, Skeleton } from "@/components/ui/skeleton";

export const gridClasses = "grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4";

/** The loading state of the grid. */
export function GridSkeleton() {
  return (
    <div role="status" aria-label="Products are loading" className={gridClasses}>
      <Repeat times={8}>
        <div className="rounded-b-hung border border-line">
          <Skeleton className="aspect-4/5 rounded-none" />
          <div className="grid gap-2 p-3.5">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3 w-2/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="mt-2 h-10" />
          </div>
        </div>
      </Repeat>
    </div>
  );
}
