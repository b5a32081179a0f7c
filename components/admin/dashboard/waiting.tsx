import { Skeleton } from "@/components/ui/skeleton";

/** A chart that is coming. */
export function WaitingChart() {
  return <Skeleton className="aspect-358/232 w-full md:aspect-720/232" />;
}

/** Shares that are coming. */
export function WaitingShares({ rows }: { rows: number }) {
  return (
    <div className="grid gap-2.5">
      <Skeleton className="mb-1.5 h-5" />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no identity
        <Skeleton key={row} className="h-5.5" />
      ))}
    </div>
  );
}

/** A short list that is coming. */
export function WaitingList() {
  return (
    <div className="divide-y divide-line border-line border-t">
      {Array.from({ length: 5 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no identity
        <div key={row} className="flex h-13 items-center justify-between">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </div>
  );
}
