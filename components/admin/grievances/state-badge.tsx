import { cn } from "@/lib/class-names";
import { type GrievanceState, stateTraits } from "@/lib/grievance/status";

/** The state of a grievance: text, dot and colour. */
export function StateBadge({ state }: { state: GrievanceState }) {
  return (
    <span
      data-slot="status-badge"
      className={cn(
        "inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-tag px-2 font-semibold text-tiny",
        stateTraits[state].badge,
      )}
    >
      <span className="size-1.5 rounded-full bg-current" />
      <span>{state}</span>
    </span>
  );
}
