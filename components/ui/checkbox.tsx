import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: string;
  /** How many there are of it, at the right; an option with 0 fades and stays pressable. */
  count?: number;
}

/** A row with a box, its label and a count, as the filters show it. */
export function Checkbox({ label, count, className, ...props }: CheckboxProps) {
  return (
    <label
      data-slot="checkbox"
      className={cn(
        "relative flex min-h-11 cursor-pointer items-center gap-3 lg:min-h-9",
        count === 0 && "text-ink-3",
        className,
      )}
    >
      <input type="checkbox" className="peer sr-only" {...props} />
      <span className="grid size-5 shrink-0 place-items-center rounded-tag border border-line-strong bg-paper text-transparent outline-rust outline-offset-2 transition-colors duration-(--duration-touch) peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2">
        <Check className="size-3.5 stroke-3" />
      </span>
      <span className="min-w-0 flex-1">{label}</span>
      {count !== undefined && <span className="figures text-ink-3 text-small">{count}</span>}
    </label>
  );
}
