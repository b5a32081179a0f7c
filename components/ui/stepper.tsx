import { Minus, Plus } from "lucide";
import { cn } from "@/lib/class-names";
import { Icon } from "./icon";

interface StepperProps {
  quantity: number;
  /** The most that can be bought; from there on the plus is disabled and "Out of Stock" is shown. */
  stock: number;
  onChange: (quantity: number) => void;
  /** What is counted, for screen readers. */
  title: string;
  className?: string;
}

const partClasses =
  "grid size-11 shrink-0 place-items-center rounded-control hover:bg-cotton disabled:bg-transparent disabled:text-ink-3/50";

/** A quantity field that changes in steps of one. */
export function Stepper({ quantity, stock, onChange, title, className }: StepperProps) {
  const full = quantity >= stock;
  return (
    <div data-slot="stepper" className={cn("flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1.5", className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend would change the layout and says no more */}
      <div
        role="group"
        aria-label={`Quantity of ${title}`}
        className="inline-flex h-11 shrink-0 items-center rounded-control border border-line-strong"
      >
        <button
          type="button"
          aria-label="Less"
          disabled={quantity <= 1}
          onClick={() => onChange(quantity - 1)}
          className={partClasses}
        >
          <Icon shape={Minus} className="size-4" />
        </button>
        <output className="figures min-w-6 text-center font-semibold">{quantity}</output>
        <button
          type="button"
          aria-label="More"
          disabled={full}
          onClick={() => onChange(quantity + 1)}
          className={partClasses}
        >
          <Icon shape={Plus} className="size-4" />
        </button>
      </div>
      {/* Two lines beside the buttons if there is room, else one below. */}
      {full && (
        <span className="grow basis-11 font-semibold text-error-ink text-small leading-[1rem]">Out of Stock</span>
      )}
    </div>
  );
}
