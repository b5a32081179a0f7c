import { cn } from "@/lib/class-names";

export interface Share {
  name: string;
  /** What the share is measured by. */
  value: number;
  /** What stands for it in the list. */
  figure: string;
  /** Its ground, a colour class. */
  look: string;
}

/** Shares of a whole as one stacked bar, and the list that says what each is. */
export function ShareBar({ shares, label }: { shares: Share[]; label: string }) {
  const whole = shares.reduce((sum, share) => sum + share.value, 0);
  return (
    <>
      <div role="img" aria-label={label} className="flex h-5 gap-0.5 overflow-hidden rounded-tag bg-cotton">
        {shares.map(
          ({ name, value, look }) =>
            value > 0 && <span key={name} className={look} style={{ width: `${(value / whole) * 100}%` }} />,
        )}
      </div>
      <dl className="figures mt-4 grid gap-2.5">
        {shares.map(({ name, value, figure, look }) => (
          <div key={name} className="flex items-center gap-3">
            <dt className="flex min-w-0 flex-1 items-center gap-3">
              <span className={cn("size-3 shrink-0 rounded-tag", look)} />
              <span className="truncate">{name}</span>
            </dt>
            <dd className="font-semibold">{figure}</dd>
            <dd className="w-11 text-right text-ink-3 text-small">
              {whole > 0 ? Math.round((value / whole) * 100) : 0}%
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
