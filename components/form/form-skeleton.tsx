import { Skeleton } from "@/components/ui/skeleton";

/** A form that is still on its way, by the number of its fields. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div aria-hidden="true" className="grid gap-4 md:grid-cols-2">
      {Array.from({ length: fields }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes of one kind, never moved
        <Skeleton key={field} className="h-16" />
      ))}
    </div>
  );
}
