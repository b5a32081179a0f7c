"use client";

import { CreditCard, HandCoins } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { AddressText } from "@/components/address/address-text";
import { Thumb } from "@/components/cart/thumb";
import { Button } from "@/components/ui/button";
import type { Address } from "@/lib/address/schema";
import { lineKey } from "@/lib/cart/changes";
import type { CartLine } from "@/lib/cart/schema";
import { labelOf, sizes } from "@/lib/catalog/options";
import { useShopConfig } from "@/lib/config/hooks";
import { formatPaise } from "@/lib/money";
import { type PaymentMethod, paymentMethods } from "@/lib/order/status";
import type { Totals } from "@/lib/order/totals";
import type { Step } from "./use-step";

interface PaymentStepProps {
  lines: CartLine[];
  totals: Totals | null;
  address: Address | undefined;
  /** Which way of paying is on its way; both are off then. */
  waiting: PaymentMethod | null;
  /** What is being waited for, "Opening…". */
  waitingText: string;
  onCash: () => void;
  onRazorpay: () => void;
  onShow: (step: Step) => void;
}

function Option({
  icon: Icon,
  text,
  button,
}: {
  icon: ComponentType<{ className: string }>;
  text: ReactNode;
  button: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-4 rounded-b-hung border border-line p-5 md:grid-cols-[auto_1fr_auto]">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-marigold-soft text-rust">
        <Icon className="size-6 stroke-[1.5]" />
      </span>
      <p className="text-pretty text-ink-2">{text}</p>
      {button}
    </li>
  );
}

function Review({ title, onChange, children }: { title: string; onChange: () => void; children: ReactNode }) {
  return (
    <section>
      <div className="flex items-baseline justify-between border-line border-b pb-2">
        <h2 className="font-semibold">{title}</h2>
        <button
          type="button"
          aria-label={`Change: ${title}`}
          onClick={onChange}
          className="tap text-small underline underline-offset-4 hover:text-rust"
        >
          Change
        </button>
      </div>
      <div className="pt-3">{children}</div>
    </section>
  );
}

/** How to pay, and once more where it goes and what it is. */
export function PaymentStep({
  lines,
  totals,
  address,
  waiting,
  waitingText,
  onCash,
  onRazorpay,
  onShow,
}: PaymentStepProps) {
  const { data: config } = useShopConfig();
  const buttonLook = "max-md:col-span-2 md:w-56";
  return (
    <>
      <ul className="grid gap-4">
        {config?.razorpay.enabled && (
          <Option
            icon={CreditCard}
            text="UPI, card, net banking or wallet, on Razorpay's own page. Your cart is kept until the payment is confirmed."
            button={
              <Button
                variant="custom"
                size="lg"
                className={buttonLook}
                disabled={waiting === paymentMethods.cash}
                waiting={waiting === paymentMethods.razorpay}
                waitingText={waitingText}
                onClick={onRazorpay}
              >
                Pay With Razorpay
              </Button>
            }
          />
        )}
        <Option
          icon={HandCoins}
          text={
            totals ? (
              <>
                Cash at the door: keep{" "}
                <span className="figures font-semibold text-ink">{formatPaise(totals.total)}</span> ready. Nothing is
                charged now.
              </>
            ) : (
              "Cash at the door. Nothing is charged now."
            )
          }
          button={
            <Button
              size="lg"
              className={buttonLook}
              disabled={waiting === paymentMethods.razorpay}
              waiting={waiting === paymentMethods.cash}
              waitingText="Ordering…"
              onClick={onCash}
            >
              Pay On Delivery
            </Button>
          }
        />
      </ul>
      <div className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <Review title="Delivers to" onChange={() => onShow("Address")}>
          {address ? <AddressText entry={address} /> : <p className="text-ink-3">No address chosen yet.</p>}
        </Review>
        <Review title="Items" onChange={() => onShow("Checkout")}>
          {lines.length === 0 && <p className="text-ink-3">Cart Is Empty</p>}
          <ul className="flex flex-wrap gap-2.5">
            {lines.map((line) => (
              <li key={lineKey(line)} className="w-16">
                <Thumb image={line.image} alt={line.title} />
                <span className="figures mt-1 block text-ink-2 text-tiny">
                  {line.size && `${labelOf(sizes, line.size)} `}× {line.quantity}
                </span>
              </li>
            ))}
          </ul>
        </Review>
      </div>
    </>
  );
}
