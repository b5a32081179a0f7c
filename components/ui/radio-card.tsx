import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/class-names";

interface RadioCardProps extends Omit<ComponentProps<"input">, "type"> {
  children: ReactNode;
  /** Buttons at the bottom of the card, outside the area that selects it. */
  actions?: ReactNode;
}

/** A selectable card; when selected it has an ink border and a marigold bar. `className` applies to the card. */
export function RadioCard({ children, actions, className, ...props }: RadioCardProps) {
  return (
    <div
      data-slot="radio-card"
      className={cn(
        "relative flex h-full flex-col rounded-b-hung border border-line p-5 pt-6 outline-rust outline-offset-2 hover:border-line-strong has-checked:border-ink has-[input:focus-visible]:outline-2 has-checked:ring-1 has-checked:ring-ink has-checked:before:absolute has-checked:before:-inset-x-px has-checked:before:-top-px has-checked:before:h-1 has-checked:before:bg-marigold",
        className,
      )}
    >
      <label className="flex flex-1 cursor-pointer gap-3">
        <input type="radio" className="peer sr-only" {...props} />
        <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-line-strong before:hidden before:size-2.5 before:rounded-full before:bg-ink peer-checked:border-ink forced-colors:before:bg-[Highlight] peer-checked:before:block" />
        <span className="min-w-0 flex-1">{children}</span>
      </label>
      {actions && <div className="-mb-2 mt-3 ml-6 flex gap-1">{actions}</div>}
    </div>
  );
}
