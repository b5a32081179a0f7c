import { Skeleton } from "@/components/ui/skeleton";

/** The loading state of a card, in the same layout. */
export function ProductCardSkeleton() {
  return (
    <div data-slot="product-card-skeleton" aria-hidden="true">
      <Skeleton className="hung-shape aspect-3/4" />
      <Skeleton className="mt-3 h-3.5 w-1/3" />
      <Skeleton className="mt-2 h-4 w-4/5" />
      <Skeleton className="mt-2 h-4 w-1/2" />
    </div>
  );
}
