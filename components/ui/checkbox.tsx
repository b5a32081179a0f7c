import { Check } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { cn } from "@/lib/class-names";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: string;
  /** How many items match, on the right; an option with 0 is dimmed but can still be pressed. */
  count?: number;
}

/** A row with a checkbox, its label and a count, as used by the filters. */
export function Checkbox({ label, count, className, ...props }: CheckboxProps) {
  const id = useId();
  return (
    <label
      data-slot="checkbox"
      className={cn(
        "relative flex min-h-11 cursor-pointer items-center gap-3 lg:min-h-9",
        count === 0 && "text-ink-3",
        className,
      )}
    >
      {/* The input covers the whole row, so that a press anywhere on it, by coordinates too, hits the input. */}
      <input
        type="checkbox"
        aria-labelledby={`${id}-label`}
        aria-describedby={count === undefined ? undefined : `${id}-count`}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        {...props}
      />
      <span className="grid size-5 shrink-0 place-items-center rounded-tag border border-line-strong bg-paper outline-rust outline-offset-2 transition-colors duration-(--duration-touch) peer-checked:chosen peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 peer-checked:[&>svg]:visible">
        <Check className="invisible size-3.5 stroke-3" />
      </span>
      <span id={`${id}-label`} className="min-w-0 flex-1">
        {label}
      </span>
      {count !== undefined && (
        <span id={`${id}-count`} className="figures text-ink-3 text-small">
          {count}
        </span>
      )}
    </label>
  );
}
