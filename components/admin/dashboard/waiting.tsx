import { Repeat, Skeleton } from "@/components/ui/skeleton";

/** The loading state of a chart. */
export function WaitingChart() {
  return <Skeleton className="aspect-358/232 w-full md:aspect-720/232" />;
}

/** The loading state of shares. */
export function WaitingShares({ rows }: { rows: number }) {
  return (
    <div className="grid gap-2.5">
      <Skeleton className="mb-1.5 h-5" />
      <Repeat times={rows}>
        <Skeleton className="h-5.5" />
      </Repeat>
    </div>
  );
}

/** The loading state of a short list. */
export function WaitingList() {
  return (
    <div className="divide-y divide-line border-line border-t">
      <Repeat times={5}>
        <div className="flex h-13 items-center justify-between">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-24" />
        </div>
      </Repeat>
    </div>
  );
}
