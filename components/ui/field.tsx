import { CircleAlert } from "lucide";
import * as Slot from "radix-ui/slot";
import { type ReactElement, type ReactNode, useId } from "react";
import { Icon } from "./icon";
import { Label } from "./label";

interface FieldProps {
  label: string;
  /** One Input, Select or Textarea: it gets its id and, with a hint or an error, the ARIA attributes for it. */
  children: ReactElement;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: string;
  optional?: boolean;
  className?: string;
}

export function Field({ label, children, hint, error, optional, className }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div data-slot="field" className={className}>
      <Label htmlFor={id} optional={optional}>
        {label}
      </Label>
      <Slot.Root id={id} aria-invalid={error ? true : undefined} aria-describedby={note ? `${id}-note` : undefined}>
        {children}
      </Slot.Root>
      <p id={`${id}-note`} aria-live="polite" className="text-small empty:hidden [&:not(:empty)]:mt-1.5">
        {error ? (
          <span className="flex gap-1.5 text-error-ink">
            <Icon shape={CircleAlert} className="mt-px size-4" />
            <span>{error}</span>
          </span>
        ) : (
          hint && <span className="text-ink-3">{hint}</span>
        )}
      </p>
    </div>
  );
}
