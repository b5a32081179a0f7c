import { Repeat, Skeleton } from "@/components/ui/skeleton";

/** The loading state of a list of rows. */
export function RowSkeletons({ rows = 8, label }: { rows?: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="hung">
      <Repeat times={rows}>
        <div className="flex h-14 items-center gap-6 border-line border-b">
          <Skeleton className="h-4 w-48 max-w-[40%]" />
          <Skeleton className="h-4 w-24 max-md:hidden" />
          <Skeleton className="ml-auto h-4 w-24" />
        </div>
      </Repeat>
    </div>
  );
}
