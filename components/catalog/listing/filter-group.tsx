import type { ReactNode } from "react";

/** A group of the filters under its heading. */
export function FilterGroupBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="border-line border-t py-4 first:border-0 first:pt-0">
      <legend className="float-left mb-1 w-full font-semibold">{label}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
