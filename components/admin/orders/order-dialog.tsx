"use client";

import { OrderDestination } from "@/components/order/order-destination";
import { OrderDocuments } from "@/components/order/order-documents";
import { OrderFacts } from "@/components/order/order-facts";
import { OrderHistory } from "@/components/order/order-history";
import { OrderLines } from "@/components/order/order-lines";
import { OrderSums } from "@/components/order/order-sums";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { PrintButton } from "@/components/ui/print-button";
import { PrintHead } from "@/components/ui/print-head";
import { isFormerAccount } from "@/lib/former-account";
import type { Order } from "@/lib/order/schema";
import { OrderMessages } from "../messages/order-messages";
import { useLast } from "../use-last";
import { OrderWarning } from "./order-warning";
import { ShipmentFacts } from "./shipment-facts";
import { ShopperFacts } from "./shopper-facts";
import { StatusForm } from "./status-form";

interface OrderDialogProps {
  /** Null while no order is open. */
  order: Order | null;
  onClose: () => void;
  /** Called with the order as it is now, if somebody else has changed it since it was shown. */
  onStale: (order: Order) => void;
}

/** All details of one order, with its status in the footer. */
export function OrderDialog({ order, onClose, onStale }: OrderDialogProps) {
  const shown = useLast(order);
  return (
    <Dialog open={order !== null} onOpenChange={(open) => !open && onClose()}>
      {shown && (
        <DialogContent size="xl">
          <DialogHeader title="Order Details">
            <PrintButton />
          </DialogHeader>
          <DialogBody>
            <PrintHead />
            {shown.warning && <OrderWarning orderId={shown._id} warning={shown.warning} onDone={onClose} />}
            {shown.isStateKnown === false && !isFormerAccount(shown.userId) && (
              <p className="mb-4 rounded-b-hung border-error-ink border-t-2 bg-error-soft p-4">
                The state of this address is unknown, so its invoice counts as one to another state. If the PIN code is
                wrong, reject the order and ask the shopper to order again.
              </p>
            )}
            <OrderFacts order={shown} />
            <ShopperFacts order={shown} />
            <OrderLines lines={shown.cartItems} scrolls />
            <OrderSums order={shown} />
            <OrderDocuments order={shown} />
            {!isFormerAccount(shown.userId) && (
              <a
                href={`/admin/orders/${shown._id}/slip`}
                target="_blank"
                rel="noopener"
                className="inline-block py-3 text-small underline underline-offset-4 print:hidden"
              >
                Packing slip
              </a>
            )}
            {shown.shipment && <ShipmentFacts shipment={shown.shipment} />}
            <OrderDestination order={shown} />
            <OrderHistory history={shown.history} reader="admin" />
            <OrderMessages orderId={shown._id} />
          </DialogBody>
          <StatusForm key={`${shown._id} ${shown.orderStatus}`} order={shown} onDone={onClose} onStale={onStale} />
        </DialogContent>
      )}
    </Dialog>
  );
}
