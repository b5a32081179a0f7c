"use client";

import { ArrowLeft } from "lucide";
import Link from "next/link";
import { CancelOrder } from "@/components/account/cancel-order";
import { Thumb } from "@/components/cart/thumb";
import { PayNow } from "@/components/checkout/pay-now";
import { usePayNow } from "@/components/checkout/use-pay-now";
import { OrderDelivery } from "@/components/delivery/order-delivery";
import { OrderDestination } from "@/components/order/order-destination";
import { OrderDocuments } from "@/components/order/order-documents";
import { OrderFacts } from "@/components/order/order-facts";
import { OrderHistory } from "@/components/order/order-history";
import { OrderLines } from "@/components/order/order-lines";
import { OrderSums } from "@/components/order/order-sums";
import { OrderReturns } from "@/components/returns/order-returns";
import { ReturnDialog } from "@/components/returns/return-dialog";
import { ReviewLink } from "@/components/review/review-link";
import { Icon } from "@/components/ui/icon";
import { PrintButton } from "@/components/ui/print-button";
import { PrintHead } from "@/components/ui/print-head";
import { useOrder } from "@/lib/order/hooks";
import { canBeCancelled } from "@/lib/order/outcome";
import type { Order } from "@/lib/order/schema";
import { orderSentence } from "@/lib/order/sentence";
import { shortNumber } from "@/lib/order/short-number";
import { serverNow } from "@/lib/server-time";
import { BuyAgain } from "./buy-again";
import { Exchanges } from "./exchanges";
import { OrderHelp } from "./order-help";
import { OrderTimeline } from "./order-timeline";
import { ShipmentLine } from "./shipment-line";

/** An order for its shopper: when it comes, where it is, what can be done now, and then everything about it. */
export function OrderPage({ order: loaded }: { order: Order }) {
  const { order = loaded } = useOrder(loaded._id, undefined, loaded);
  const { start, stage, dialog } = usePayNow();
  const { cartItems, history, shipment } = order;
  const [first] = cartItems;
  return (
    <>
      <PrintHead />
      <Link href="/shop/account?tab=orders" className="print:hidden tap -ml-1 inline-flex items-center gap-1 py-2">
        <Icon shape={ArrowLeft} className="size-4" />
        <span>All orders</span>
      </Link>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-1 gap-5">
          <section className="hung grid grid-cols-1 gap-4 pt-3">
            <div className="flex gap-4">
              {first && <Thumb image={first.image} alt={first.title} sizes="96px" className="w-18 md:w-24" />}
              <div className="min-w-0">
                <h1 className="text-ink-2">{`Order ${shortNumber(order._id)}`}</h1>
                <p role="status" className="mt-0.5 wrap-anywhere text-balance font-semibold text-lead md:text-h3">
                  {orderSentence(order, serverNow())}
                </p>
                <OrderDelivery order={order} withoutDay className="mt-1 gap-1.5 text-ink-2" />
              </div>
            </div>
            <OrderTimeline order={order} />
            {shipment && <ShipmentLine shipment={shipment} />}
            <ReturnDialog order={order} />
            <PayNow order={order} stage={stage} onPay={() => void start(order)} />
            {canBeCancelled(order) && (
              <div className="print:hidden -ml-4">
                <CancelOrder order={order} />
              </div>
            )}
          </section>
          <h2 className="sr-only">The order in detail</h2>
          <OrderLines lines={cartItems} isLinked />
          <div className="print:hidden flex flex-wrap items-center gap-x-6 gap-y-3">
            <BuyAgain order={order} />
            <ReviewLink order={order} />
          </div>
          <OrderReturns order={order} />
          <Exchanges order={order} />
        </div>
        <div className="grid grid-cols-1 gap-2 lg:row-span-2">
          <section aria-label="Payment" className="hung pt-3">
            <OrderFacts order={order} />
            <OrderSums order={order} />
            <OrderDocuments order={order} />
          </section>
          <OrderDestination order={order} />
          <OrderHelp orderId={order._id} />
          <PrintButton className="print:hidden -ml-4 justify-self-start" />
        </div>
        <div className="min-w-0">
          <OrderHistory history={history} reader="shopper" />
        </div>
      </div>
      {dialog}
    </>
  );
}
