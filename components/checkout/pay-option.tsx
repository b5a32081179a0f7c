import type { ComponentType, ReactNode } from "react";
import { Button } from "@/components/ui/button";

interface PayOptionProps {
  icon: ComponentType<{ className: string }>;
  label: string;
  /** What it means, in a sentence or two. */
  text: ReactNode;
  /** What is paid; null until known. */
  amount: string | null;
  variant?: "custom";
  disabled: boolean;
  waiting: boolean;
  waitingText: string;
  onPay: () => void;
}

/** One payment method; pressing its button selects it and orders. */
export function PayOption({ icon: Icon, label, text, amount, onPay, ...button }: PayOptionProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-4 rounded-b-hung border border-line p-5 @min-[34rem]:grid-cols-[auto_1fr_auto]">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-marigold-soft text-rust">
        <Icon className="size-6 stroke-[1.5]" />
      </span>
      <div className="min-w-0">
        {amount && <p className="figures font-bold text-lead">{amount}</p>}
        <p className="text-pretty text-ink-2">{text}</p>
      </div>
      <Button size="lg" className="@max-[34rem]:col-span-2 @min-[34rem]:min-w-56" onClick={onPay} {...button}>
        {label}
      </Button>
    </li>
  );
}
