import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { unbroken } from "@/lib/dates";

interface PayOptionProps {
  icon: IconNode;
  label: string;
  /** What it means, in a sentence or two. */
  text: ReactNode;
  /** What is paid; null until known. */
  amount: string | null;
  /** The day by which the order arrives, "Fri, 27 Nov". */
  arrival: string;
  variant?: "custom";
  disabled: boolean;
  waiting: boolean;
  waitingText: string;
  onPay: () => void;
}

/** One payment method; pressing its button selects it and orders. */
export function PayOption({ icon, label, text, amount, arrival, onPay, ...button }: PayOptionProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-4 rounded-b-hung border border-line p-4 md:p-5 @min-[34rem]:grid-cols-[auto_1fr_auto]">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-marigold-soft text-rust">
        <Icon shape={icon} className="size-6 stroke-[1.5]" />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          {amount && <span className="figures font-bold text-lead">{amount}</span>}
          <span className="text-ink-2">{`arrives by ${unbroken(arrival)}`}</span>
        </p>
        <p className="text-pretty text-ink-2">{text}</p>
      </div>
      <Button size="lg" className="@max-[34rem]:col-span-2 @min-[34rem]:min-w-56" onClick={onPay} {...button}>
        {label}
      </Button>
    </li>
  );
}
