import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  /** What the group is for, in a sentence. */
  text?: string;
  children: ReactNode;
}

/** A group of settings with its heading. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <section className="hung pt-3 pb-10">
      <h2 tabIndex={-1} className="display text-h3 outline-none">
        {title}
      </h2>
      {text && <p className="max-w-2xl pt-1 text-ink-2">{text}</p>}
      <div className="pt-4">{children}</div>
    </section>
  );
}

/** The grid of a group's fields. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className="grid max-w-4xl items-start gap-4 @min-[44rem]:grid-cols-2">{children}</div>;
}
