import { formatPaise } from "@/lib/money";
import { returnsText } from "@/lib/settings/texts";
import type { MailedOrder } from "./content";
import { Action, Day, Frame, Paragraph, TextLink } from "./layout";
import { Destination, OrderFrame, type OrderMailProps, preview, Sums } from "./order-frame";

export function OrderPlaced({ name, order, link }: OrderMailProps) {
  const { number, dueAtDoor, total, arrivesBy } = order;
  const first = preview(
    arrivesBy && `Arrives by ${arrivesBy}.`,
    dueAtDoor > 0 ? `${formatPaise(dueAtDoor)} in cash at the door.` : `${formatPaise(total)} paid.`,
  );
  return (
    <Frame heading={`Thank you, ${name}.`} preview={first}>
      <Paragraph>
        We have your order {number}
        {dueAtDoor > 0 ? "." : " and your payment."}
        {arrivesBy && (
          <>
            {" It arrives by "}
            <Day>{arrivesBy}</Day>.
          </>
        )}
      </Paragraph>
      <Sums order={order} />
      <Destination order={order} />
      <Action href={link}>View your order</Action>
      <Paragraph soft>{returnsText(order)}</Paragraph>
    </Frame>
  );
}

export function PaymentMissed({ name, order, link }: OrderMailProps) {
  return (
    <OrderFrame
      order={order}
      link={link}
      heading="We didn't receive your payment"
      preview="Your items are no longer reserved."
    >
      <Paragraph>
        Hello {name}, order {order.number} was not paid in time, so it is closed and its items are no longer reserved.
        If you still want them, order them again.
      </Paragraph>
      <Paragraph>
        If your bank has charged you all the same, the money comes back, or the order is taken up again.
      </Paragraph>
    </OrderFrame>
  );
}

const carried = ({ carrier, trackingNumber }: NonNullable<MailedOrder["shipment"]>) =>
  `With ${carrier}, number ${trackingNumber}.`;

/** Who carries the parcel, or has delivered it. The courier's link is the only one in a mail that does not lead to the shop. */
function Courier({ shipment }: { shipment: MailedOrder["shipment"] }) {
  if (!shipment) return null;
  const { carrier, trackingNumber, trackingUrl } = shipment;
  return (
    <Paragraph>
      Its courier is {carrier}, number {trackingNumber}.
      {trackingUrl ? (
        <>
          <br />
          <TextLink href={trackingUrl}>Track the parcel</TextLink>
        </>
      ) : (
        " You find both on the page of your order."
      )}
    </Paragraph>
  );
}

export function OrderShipped({ name, order, link }: OrderMailProps) {
  const { number, dueAtDoor, arrivesBy, shipment } = order;
  const first = preview(
    arrivesBy && `Arrives by ${arrivesBy}.`,
    shipment && carried(shipment),
    dueAtDoor > 0 && `Have ${formatPaise(dueAtDoor)} in cash ready.`,
  );
  return (
    <Frame heading="Your order is on its way" preview={first || `Order ${number} was shipped.`}>
      <Paragraph>
        Hello {name}, order {number} was shipped
        {arrivesBy && (
          <>
            {" and arrives by "}
            <Day>{arrivesBy}</Day>
          </>
        )}
        .{dueAtDoor > 0 && ` Please have ${formatPaise(dueAtDoor)} in cash ready.`}
      </Paragraph>
      <Courier shipment={shipment} />
      <Sums order={order} />
      <Destination order={order} />
      <Action href={link}>View your order</Action>
    </Frame>
  );
}

export function TrackingUpdated({ name, order, link }: OrderMailProps) {
  const { number, arrivesBy, shipment } = order;
  const first = preview(arrivesBy && `Arrives by ${arrivesBy}.`, shipment && carried(shipment)) || `Order ${number}.`;
  return (
    <OrderFrame order={order} link={link} heading="Tracking updated" preview={first}>
      <Paragraph>
        Hello {name}, the parcel of order {number} has new tracking details
        {arrivesBy && (
          <>
            {", and arrives by "}
            <Day>{arrivesBy}</Day>
          </>
        )}
        .
      </Paragraph>
      <Courier shipment={shipment} />
    </OrderFrame>
  );
}

export function OrderDelivered({ name, order, link }: OrderMailProps) {
  return (
    <OrderFrame
      order={order}
      link={link}
      heading="Your order was delivered"
      preview={`Return or exchange until ${order.returnBy}.`}
    >
      <Paragraph>
        Hello {name}, order {order.number} was delivered. We hope that everything fits. If not, you can return or
        exchange it until <Day>{order.returnBy}</Day>, unworn and with its tags.
      </Paragraph>
    </OrderFrame>
  );
}

export function OrderCancelled({ name, order, link }: OrderMailProps) {
  return (
    <OrderFrame
      order={order}
      link={link}
      heading="Your order was cancelled"
      preview={order.reason || `Order ${order.number}.`}
    >
      <Paragraph>
        Hello {name}, order {order.number} was cancelled.
        {order.reason && ` Reason: ${order.reason}`}
      </Paragraph>
    </OrderFrame>
  );
}

export function RefundStarted({ name, order, link }: OrderMailProps) {
  const amount = formatPaise(order.total);
  return (
    <OrderFrame
      order={order}
      link={link}
      heading="Your refund is on its way"
      preview={order.isCash ? `${amount}. Our customer care contacts you.` : `${amount}, in 5 to 7 working days.`}
    >
      <Paragraph>
        Hello {name},{" "}
        {order.isSecondPayment
          ? `order ${order.number} was paid twice. We send the second payment of ${amount} back; the order stands.`
          : `we send ${amount} for order ${order.number} back to you.`}{" "}
        {order.isCash
          ? "You paid in cash: our customer care contacts you about how you get it."
          : "It goes to the account that you paid from, and takes 5 to 7 working days."}
      </Paragraph>
    </OrderFrame>
  );
}

export function RefundArrived({ name, order, link }: OrderMailProps) {
  const amount = formatPaise(order.total);
  return (
    <OrderFrame
      order={order}
      link={link}
      heading="Your refund is complete"
      preview={order.isCash ? `${amount}, refunded to you.` : `${amount}, to the account that you paid from.`}
    >
      <Paragraph>
        Hello {name}, {amount} for {order.isSecondPayment ? "the second payment of " : ""}order {order.number}{" "}
        {order.isCash ? "was refunded to you." : "was sent back to the account that you paid from."}
      </Paragraph>
    </OrderFrame>
  );
}
