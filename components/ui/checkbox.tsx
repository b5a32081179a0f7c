import { clsx } from "clsx";
import { type ComponentProps, useId } from "react";
import { Icon } from "./icon";

interface CheckboxProps extends ComponentProps<"input"> {
  type?: "checkbox" | "radio";
  label: string;
  /** How many items match, on the right; an option with 0 is dimmed but can still be pressed. */
  count?: number;
}

/** A row with a checkbox or radio button, its label and a count, as used by the filters. */
export function Checkbox({ type = "checkbox", label, count, className, ...props }: CheckboxProps) {
  const id = useId();
  return (
    <label data-slot="checkbox" className={clsx("check-row", count === 0 && "text-ink-3", className)}>
      <input
        type={type}
        aria-labelledby={`${id}-label`}
        aria-describedby={count === undefined ? undefined : `${id}-count`}
        className="peer check-input"
        {...props}
      />
      {type === "radio" ? (
        <span className="radio-box" />
      ) : (
        <span className="check-box">
          <Icon name="check" className="invisible size-3.5 stroke-3" />
        </span>
      )}
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
