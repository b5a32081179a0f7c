"use client";

import { Check, Hourglass, Undo2 } from "lucide";
import Link from "next/link";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { Thumb } from "@/components/cart/thumb";
import { OrderDelivery } from "@/components/delivery/order-delivery";
import { OrderDestination } from "@/components/order/order-destination";
import { OrderFacts } from "@/components/order/order-facts";
import { OrderLines } from "@/components/order/order-lines";
import { OrderSums } from "@/components/order/order-sums";
import { Button, buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PrintButton } from "@/components/ui/print-button";
import { PrintHead } from "@/components/ui/print-head";
import { Skeleton } from "@/components/ui/skeleton";
import { usePrinting } from "@/components/ui/use-printing";
import { cn } from "@/lib/class-names";
import { formatRupees } from "@/lib/money";
import { orderPath } from "@/lib/order/order-path";
import { moneyBack, type Outcome, outcomeOf } from "@/lib/order/outcome";
import type { Order } from "@/lib/order/schema";
import { shortNumber } from "@/lib/order/short-number";
import { paymentMethods, statuses } from "@/lib/order/status";
import { PayNow } from "./pay-now";
import { usePayNow } from "./use-pay-now";

const confirmationClasses =
  "w-full max-w-xl rounded-b-panel border-marigold border-t-4 bg-cotton px-5 pt-9 pb-8 text-center md:px-12 md:pt-12";

const signs: Record<Outcome, { icon: ReactNode; signClasses: string }> = {
  placed: { icon: <Icon shape={Check} className="size-7 stroke-[2.5]" />, signClasses: "bg-good text-paper" },
  unpaid: { icon: <Icon shape={Hourglass} className="size-7" />, signClasses: "bg-marigold-soft text-rust" },
  owed: { icon: <Icon shape={Hourglass} className="size-7" />, signClasses: "bg-marigold-soft text-rust" },
  refunded: { icon: <Icon shape={Undo2} className="size-7" />, signClasses: "bg-marigold-soft text-rust" },
  rejected: { icon: <Icon shape={Undo2} className="size-7" />, signClasses: "bg-error-soft text-error-ink" },
};

/** The text for an order: heading and one sentence. */
function wordsOf(order: Order, isConfirming: boolean): [heading: string, text: string] {
  const amount = formatRupees(order.totalAmount);
  const outcome = outcomeOf(order);
  if (outcome === "rejected") return ["This order was cancelled", moneyBack(order, amount)];
  if (outcome === "refunded")
    return [
      order.paymentStatus === "Refunded" ? "Your payment was refunded" : "Your payment is refunded",
      moneyBack(order, amount),
    ];
  if (isConfirming) return ["Confirming your payment…", "This takes a few seconds. Your items stay reserved."];
  if (outcome === "unpaid") {
    return ["Not paid yet", "We have not received a payment yet. If you have paid, this page updates automatically."];
  }
  if (outcome === "owed") {
    const where = statuses[order.orderStatus].parcel === "delivered" ? "Delivered" : "On its way";
    return [`${where}, not paid yet`, "Please contact us about the payment."];
  }
  return ["Payment Successful!", placedText(order)];
}

/** The text for a placed order. */
function placedText(order: Order): string {
  if (statuses[order.orderStatus].parcel === "delivered") return "Your order has been delivered.";
  return "Order confirmed.";
}

/** The confirmation of an order. */
export function OrderConfirmation({ order, isConfirming }: { order: Order; isConfirming: boolean }) {
  const router = useRouter();
  const { start, stage, dialog } = usePayNow();
  const outcome = outcomeOf(order);
  const isPrinting = usePrinting();
  const [heading, text] = wordsOf(order, isConfirming);
  const { icon, signClasses } = signs[outcome];
  const { name, city, pincode } = order.addressInfo;
  const atTheDoor = order.paymentMethod === paymentMethods.cash && order.paymentStatus === "Unpaid";
  const facts = [
    ["Order Id", shortNumber(order._id)],
    ...(outcome === "placed" && atTheDoor ? [["Pay at the door", formatRupees(order.totalAmount)]] : []),
    ...(outcome === "placed" && !atTheDoor ? [["Paid", formatRupees(order.totalAmount)]] : []),
    ...(outcome === "unpaid" || outcome === "owed" ? [["To be paid", formatRupees(order.totalAmount)]] : []),
    ...(outcome === "rejected" ? [] : [["Delivers to", `${name && `${name}, `}${city} ${pincode}`]]),
  ];
  return (
    <section className={confirmationClasses}>
      <PrintHead />
      <div role="status">
        <span className={cn("mx-auto grid size-14 place-items-center rounded-full", signClasses)}>{icon}</span>
        <h1 className="display mt-5 text-h1">{heading}</h1>
        <p className="mt-2 text-pretty text-ink-2 text-lead">{text}</p>
        {outcome === "placed" && <OrderDelivery order={order} className="mt-2 justify-center gap-3 text-left" />}
      </div>
      <dl className="mt-7 grid print:hidden grid-cols-[auto_1fr] gap-x-6 gap-y-2.5 border-line-strong border-y border-dashed py-5 text-left">
        {facts.map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-2">{label}</dt>
            <dd className={cn("text-right font-semibold", label !== "Delivers to" && "figures")}>
              {label === "Order Id" ? (
                <Link href={orderPath(order._id)} className="tap underline underline-offset-4 hover:text-rust">
                  {value}
                </Link>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      <ul aria-label="Items" className="mt-6 flex flex-wrap justify-center gap-3 print:hidden">
        {order.cartItems.map(({ _id, image, title }) => (
          <li key={_id}>
            <Thumb image={image} alt={title} className="w-20 bg-paper" />
          </li>
        ))}
      </ul>
      {isPrinting && (
        <div className="mt-6 text-left">
          <OrderFacts order={order} />
          <OrderLines lines={order.cartItems} />
          <OrderSums order={order} />
          <OrderDestination order={order} />
        </div>
      )}
      {outcome === "unpaid" && !isConfirming && (
        <PayNow order={order} stage={stage} onPay={() => void start(order)} className="mt-8" />
      )}
      {dialog}
      <div className="print:hidden mt-8 flex flex-col gap-2 md:flex-row md:justify-center">
        <Button
          size="lg"
          variant={outcome === "unpaid" ? "outline" : "default"}
          onClick={() => router.push("/shop/account?tab=orders")}
        >
          Go to orders
        </Button>
        <Link
          className={buttonClasses({ variant: "ghost", size: "lg", className: "hover:bg-cotton-deep" })}
          href="/shop/listing"
        >
          Keep shopping
        </Link>
        {outcome === "placed" && <PrintButton className="h-13 hover:bg-cotton-deep" />}
      </div>
    </section>
  );
}

/** The loading state of the confirmation. */
export function OrderConfirmationSkeleton() {
  return (
    <section className={confirmationClasses}>
      <Skeleton className="mx-auto size-14 rounded-full" />
      <h1 role="status" className="display mt-5 text-h1">
        Confirming your payment…
      </h1>
      <div className="mt-7 grid gap-3 border-line-strong border-y border-dashed py-5">
        <Skeleton className="h-5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5" />
      </div>
      <div className="mt-6 flex justify-center gap-3">
        <Skeleton className="hung-shape aspect-3/4 w-20" />
        <Skeleton className="hung-shape aspect-3/4 w-20" />
      </div>
    </section>
  );
}
