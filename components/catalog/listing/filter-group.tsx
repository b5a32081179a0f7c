import type { ReactNode } from "react";

/** A group of the filters under its heading. */
export function FilterGroupBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="filter-group">
      <legend>{label}</legend>
      <div>{children}</div>
    </fieldset>
  );
}
