import { cn } from "@/lib/class-names";
import { formatMoment, unbroken } from "@/lib/dates";
import { missedClock } from "@/lib/grievance/clocks";
import type { ShownGrievance } from "@/lib/grievance/schema";
import { stateTraits } from "@/lib/grievance/status";
import { serverNow } from "@/lib/server-time";

/** The two clocks of a grievance in words; one that is missed stands out. */
export function clockTexts(shown: ShownGrievance): { name: string; text: string; isMissed: boolean }[] {
  const missed = missedClock(shown, serverNow());
  return [
    {
      name: shown.acknowledgedAt ? "Acknowledged" : "Acknowledge by",
      text: unbroken(formatMoment(shown.acknowledgedAt ?? shown.acknowledgeBy)),
      isMissed: !shown.acknowledgedAt && missed !== null,
    },
    { name: "Resolve by", text: unbroken(formatMoment(shown.resolveBy)), isMissed: missed === "resolve" },
  ];
}

/** What is due next of a grievance that is not resolved. */
export function NextClock({ shown }: { shown: ShownGrievance }) {
  if (stateTraits[shown.state].isOver) return null;
  const clocks = clockTexts(shown);
  const next = shown.acknowledgedAt ? clocks[1] : clocks[0];
  if (!next) return null;
  return (
    <p className={cn("text-small", next.isMissed ? "font-semibold text-error-ink" : "text-ink-3")}>
      {`${next.isMissed ? "Overdue: " : ""}${next.isMissed ? next.name.toLowerCase() : next.name} ${next.text}`}
    </p>
  );
}
