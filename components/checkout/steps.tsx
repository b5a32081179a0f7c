import { Check } from "lucide";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/class-names";
import { type Step, steps } from "./use-step";

interface StepsProps {
  current: Step;
  onShow: (step: Step) => void;
  /** True while an order is pending. */
  locked: boolean;
}

/** The progress of the checkout; each step can be opened at any time. */
export function Steps({ current, onShow, locked }: StepsProps) {
  const now = steps.indexOf(current);
  return (
    <nav aria-label="Steps of the checkout" className="@container">
      <ol className="grid grid-cols-3 @max-[17rem]:grid-cols-[repeat(3,auto)] gap-2 md:gap-4">
        {steps.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              aria-current={index === now ? "step" : undefined}
              disabled={locked}
              onClick={() => onShow(step)}
              className={cn(
                "flex h-12 w-full items-center gap-2 border-t-4 text-left max-xs:gap-1 max-xs:text-small transition-colors duration-(--duration-step) hover:text-rust disabled:hover:text-inherit",
                index === now && "chosen border-marigold font-semibold",
                index < now && "border-ink",
                index > now && "border-line text-ink-3",
              )}
            >
              <span
                className={cn(
                  "figures grid size-6 shrink-0 place-items-center rounded-full font-bold text-tiny max-xs:size-5",
                  index === now && "bg-marigold text-ink",
                  index < now && "bg-ink text-paper",
                  index > now && "bg-cotton-deep text-ink-2",
                )}
              >
                {index < now ? <Icon shape={Check} className="size-3.5 stroke-3" /> : index + 1}
              </span>
              <span className={cn(index !== now && "@max-[17rem]:sr-only")}>{step}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
