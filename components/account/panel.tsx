import type { ReactNode } from "react";

/** A card on the profile tab. */
export function Panel({ title, action, children }: { title: string; action?: ReactNode; children?: ReactNode }) {
  return (
    <section className="hung max-w-3xl rounded-b-hung border-line border-x border-b p-5 md:p-7">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 md:min-h-9">
        <h2 tabIndex={-1} className="display text-h3 outline-none">
          {title}
        </h2>
        {action}
      </div>
      {children && <div className="pt-4">{children}</div>}
    </section>
  );
}
