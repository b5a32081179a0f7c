import { PageLink } from "@/components/ui/page-link";
import { cn } from "@/lib/class-names";
import { type PeriodId, periods } from "@/lib/dashboard/periods";

/** The three periods; the selected one has the ink bar that marks the current item. */
export function PeriodSwitch({ current }: { current: PeriodId }) {
  return (
    <nav aria-label="Period" className="flex flex-wrap gap-x-6">
      {periods.map(({ id, label }) => (
        <PageLink
          key={id}
          href={id === "today" ? "/admin/dashboard" : `/admin/dashboard?period=${id}`}
          scroll={false}
          aria-current={id === current ? "page" : undefined}
          className={cn(
            "flex min-h-11 items-center whitespace-nowrap border-t-4 transition-colors duration-(--duration-touch) hover:text-rust",
            id === current ? "chosen border-ink font-semibold" : "border-transparent text-ink-2",
          )}
        >
          {label}
        </PageLink>
      ))}
    </nav>
  );
}
