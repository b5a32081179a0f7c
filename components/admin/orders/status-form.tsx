"use client";

import { TriangleAlert } from "lucide";
import { useState } from "react";
import { hasIncompleteDay } from "@/components/form/incomplete-day";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useDraftText } from "@/lib/auth/use-draft";
import { memberOf } from "@/lib/keys";
import { useUpdateStatus } from "@/lib/order/admin/hooks";
import { consequences } from "@/lib/order/consequences";
import type { UpdateStatus } from "@/lib/order/request-schema";
import type { Order } from "@/lib/order/schema";
import { isSent, maxReasonLength, type OrderStatus, orderStatuses, paymentMethods, statuses } from "@/lib/order/status";
import { saveAndClose } from "../save-and-close";
import { RejectDialog } from "./reject-dialog";
import { ShipmentFields } from "./shipment-fields";
import { type CameBack, UndeliveredFields } from "./undelivered-fields";
import { useShipment } from "./use-shipment";

interface StatusFormProps {
  order: Order;
  onDone: () => void;
  onStale: (order: Order) => void;
}

/** The order's status, the effect of changing it, and the button to save. */
export function StatusForm({ order, onDone, onStale }: StatusFormProps) {
  const [status, setStatus] = useState<OrderStatus>(order.orderStatus);
  const [reason, setReason, discardReason] = useDraftText(`order ${order._id} reason`);
  const [lacksReason, setLacksReason] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [cameBack, setCameBack] = useState<CameBack | null>(null);
  const { mutateAsync, isPending, variables } = useUpdateStatus();
  const { refused, warning, effects } = consequences(order, status, cameBack !== null);
  // The money of an exchange is paid with its return.
  const owesCash =
    order.paymentMethod === paymentMethods.cash && order.paymentStatus === "Refund pending" && !order.exchangeOf;

  const isRejecting = status === "Rejected" && status !== order.orderStatus;
  const isPaid = order.paymentStatus === "Paid";
  const rejection = isRejecting && { reason, ...cameBack };
  const shipment = useShipment(order);
  const hasShipment = isSent(status);
  const choices = orderStatuses.filter(
    (each) => each === order.orderStatus || statuses[order.orderStatus].next.includes(each),
  );
  const isSame = status === order.orderStatus && !(hasShipment && shipment.isChanged);

  function submit() {
    const sent = hasShipment ? shipment.read() : undefined;
    if (sent === false) return;
    if (!isRejecting || !isPaid) {
      return void update({ orderStatus: status, ...rejection, ...(sent !== undefined && { shipment: sent }) });
    }
    setLacksReason(reason.trim() === "");
    if (reason.trim() !== "") setIsAsking(true);
  }

  async function update(change: Omit<UpdateStatus, "orderId" | "seen">) {
    const { orderStatus, paymentStatus } = order;
    const seen = { orderStatus, paymentStatus, ...(change.shipment !== undefined && { shipment: order.shipment }) };
    const saving = mutateAsync({ orderId: order._id, ...change, seen });
    const close = () => {
      discardReason();
      shipment.discard();
      onDone();
    };
    await saveAndClose(saving, close, onStale);
    setIsAsking(false);
  }

  return (
    <form
      noValidate
      className="print:hidden grid max-h-[65dvh] shrink-0 gap-3 overflow-y-auto border-ink border-t-2 px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:grid-cols-[1fr_auto] md:items-end md:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasIncompleteDay(event.currentTarget)) submit();
      }}
    >
      <Field label="Order Status">
        <Select
          options={choices.map((each) => ({ id: each, label: statuses[each].label }))}
          value={status}
          onChange={(event) => setStatus(memberOf(orderStatuses, event.target.value) ?? status)}
        />
      </Field>
      <Button
        type="submit"
        // On a phone after the fields that are saved with it.
        className="h-12 max-md:order-last"
        disabled={refused !== null || isSame}
        waiting={isPending && variables.orderStatus !== undefined}
        waitingText="Updating…"
      >
        Update Order Status
      </Button>
      <div role="status" className="grid gap-1 text-small empty:hidden md:col-span-2">
        {(refused ?? warning) && (
          <p className="flex gap-1.5 text-error-ink">
            <Icon shape={TriangleAlert} className="mt-px size-4" />
            <span>{refused ?? warning}</span>
          </p>
        )}
        {effects.length > 0 && <p className="text-ink-2">{effects.join(" ")}</p>}
      </div>
      {hasShipment && (
        <ShipmentFields
          {...shipment}
          isAsked={status !== order.orderStatus && statuses[status].parcel === "underway"}
        />
      )}
      {isRejecting && statuses[order.orderStatus].parcel === "underway" && (
        <UndeliveredFields lines={order.cartItems} value={cameBack} onChange={setCameBack} />
      )}
      {isRejecting && (
        <Field
          label="Reason"
          optional={!isPaid}
          hint="The shopper reads it in the order's history."
          error={lacksReason ? "Say why: the shopper reads it in the order's history." : undefined}
          className="md:order-first md:col-span-2"
        >
          <Textarea
            rows={2}
            value={reason}
            maxLength={maxReasonLength}
            onChange={(event) => {
              setReason(event.target.value);
              setLacksReason(false);
            }}
          />
        </Field>
      )}
      {owesCash && (
        <Button
          variant="outline"
          className="md:col-span-2"
          waiting={isPending && variables.paymentStatus !== undefined}
          waitingText="Marking…"
          onClick={() => update({ paymentStatus: "Refunded" })}
        >
          Mark refunded
        </Button>
      )}
      <RejectDialog
        order={order}
        open={isAsking}
        waiting={isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => update({ orderStatus: status, ...rejection })}
      />
    </form>
  );
}
