import type { ReactNode } from "react";

/** Names with what stands for them, two beside each other; without those that have nothing. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3.5 border-line border-t py-4 sm:grid-cols-2">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="min-w-0">
              <dt className="text-ink-3 text-small">{name}</dt>
              <dd className="wrap-anywhere lining-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
