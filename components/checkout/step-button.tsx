import { Button } from "@/components/ui/button";
import { PinnedBar } from "@/components/ui/pinned-bar";
import type { Totals } from "@/lib/cart/totals";
import { formatPaise } from "@/lib/money";

interface StepButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

/** The step's button beside the content, from 1024 px on. */
export function StepButton({ label, ...props }: StepButtonProps) {
  return (
    <Button variant="custom" size="lg" className="w-full max-lg:hidden" {...props}>
      {label}
    </Button>
  );
}

/** The same button with the total, pinned to the bottom of smaller screens. */
export function StepBar({ totals, label, ...props }: StepButtonProps & { totals: Totals | null }) {
  return (
    <PinnedBar until="lg" className="gap-4">
      {totals && (
        <p className="figures">
          <span className="block text-ink-3 text-tiny">Total amount</span>
          <span className="block font-bold text-lead leading-[1.25rem]">{formatPaise(totals.total)}</span>
        </p>
      )}
      <Button variant="custom" size="lg" className="ml-auto max-w-[14rem] flex-1 px-3" {...props}>
        {label}
      </Button>
    </PinnedBar>
  );
}
