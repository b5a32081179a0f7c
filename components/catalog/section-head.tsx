import type { ReactNode } from "react";

/** A section's heading, hanging from its line. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="hung flex items-baseline justify-between gap-4 pt-3 pb-5 md:pb-6">
      <h2 className="display text-h2">{title}</h2>
      {children}
    </div>
  );
}
