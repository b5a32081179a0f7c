import { buttonClasses } from "@/components/ui/button";
import { lists } from "@/lib/catalog/lists/current";
import { visible } from "@/lib/catalog/options";
import { cn } from "@/lib/class-names";
import { FilterLink } from "./filter-link";

/** A link to each category, where there is nothing else to show. */
export function CategoryLinks({ className }: { className?: string }) {
  return (
    <ul aria-label="Categories" className={cn("flex flex-wrap justify-center gap-2", className)}>
      {visible(lists().categories).map(({ id, label }) => (
        <li key={id}>
          <FilterLink filters={{ category: [id] }} className={buttonClasses({ variant: "outline" })}>
            {label}
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}
