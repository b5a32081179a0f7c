import { Repeat, Skeleton } from "@/components/ui/skeleton";

/** A form that is still on its way, by the number of its fields. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div aria-hidden="true" className="grid gap-4 md:grid-cols-2">
      <Repeat times={fields}>
        <Skeleton className="h-16" />
      </Repeat>
    </div>
  );
}
