import { Button } from "@/components/ui/button";
import { Badge } from "@/components/ui/status-badge";
import { formatDay } from "@/lib/dates";
import type { ShownGrievance } from "@/lib/grievance/schema";
import { stateTraits } from "@/lib/grievance/status";
import { NextClock } from "./clocks";

interface GrievancesListProps {
  grievances: readonly ShownGrievance[];
  onOpen: (opened: ShownGrievance) => void;
}

/** Grievances as rows: how far it is, what it says and of whom, and what is due next. */
export function GrievancesList({ grievances, onOpen }: GrievancesListProps) {
  return (
    <ul aria-label="Grievances" className="hung">
      {grievances.map((one) => (
        <li
          key={one._id}
          className="grid grid-cols-1 gap-x-5 gap-y-2 border-line border-b py-4 @min-[44rem]:grid-cols-[9rem_minmax(0,1fr)_13rem_auto] @min-[44rem]:items-center"
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Badge label={one.state} badge={stateTraits[one.state].badge} />
            <span className="figures text-ink-2 text-small">{formatDay(one.at)}</span>
          </div>
          <div className="min-w-0">
            <p className="wrap-anywhere line-clamp-2">{one.text}</p>
            <p className="wrap-anywhere text-ink-3 text-small">
              {one.name ? `${one.name}, ${one.email}` : "Name erased"}
            </p>
          </div>
          <div className="min-w-0">
            <p className="figures font-semibold">{one.number}</p>
            <NextClock shown={one} />
          </div>
          <Button variant="outline" size="sm" onClick={() => onOpen(one)}>
            <span>View Detail</span>
            <span className="sr-only">{` of ${one.number}`}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
