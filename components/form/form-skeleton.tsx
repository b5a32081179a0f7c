import { Repeat, Skeleton } from "@/components/ui/skeleton";

/** The loading state of a form, with this number of fields. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div aria-hidden="true" className="grid gap-4 md:grid-cols-2">
      <Repeat times={fields}>
        <Skeleton className="h-16" />
      </Repeat>
    </div>
  );
}
