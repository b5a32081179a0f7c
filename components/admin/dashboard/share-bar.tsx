import type { Route } from "next";
import { PageLink } from "@/components/ui/page-link";
import { cn } from "@/lib/class-names";

export interface Share {
  name: string;
  /** The value that determines the share. */
  value: number;
  /** The value as shown in the list. */
  figure: string;
  /** Its background, a colour class. */
  barClasses: string;
  /** The list behind the share, as a link. */
  href: Route;
}

/** Shares of a whole as one stacked bar, with a legend that lists them. */
export function ShareBar({ shares, label }: { shares: Share[]; label: string }) {
  const whole = shares.reduce((sum, share) => sum + share.value, 0);
  return (
    <>
      <div
        role="img"
        aria-label={label}
        className="forced-color-adjust-none flex h-5 gap-0.5 overflow-hidden rounded-tag bg-cotton"
      >
        {shares.map(
          ({ name, value, barClasses }) =>
            value > 0 && <span key={name} className={barClasses} style={{ width: `${(value / whole) * 100}%` }} />,
        )}
      </div>
      <dl className="figures mt-4 grid gap-2.5">
        {shares.map(({ name, value, figure, barClasses, href }) => (
          <div key={name} className="flex flex-wrap items-center gap-x-3">
            <dt className="flex min-w-0 flex-[1_1_5rem] items-center gap-3">
              <span className={cn("forced-color-adjust-none size-3 shrink-0 rounded-tag", barClasses)} />
              <PageLink
                href={href}
                className="tap truncate underline decoration-line-strong underline-offset-4 hover:text-rust"
              >
                {name}
              </PageLink>
            </dt>
            <dd className="ml-auto font-semibold">{figure}</dd>
            <dd className="min-w-11 text-right text-ink-3 text-small">
              {`${whole > 0 ? Math.round((value / whole) * 100) : 0}%`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
