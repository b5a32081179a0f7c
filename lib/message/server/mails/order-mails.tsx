import { Section } from "@react-email/section";
import type { ReactNode } from "react";
import { formatPaise, paiseToRupees } from "@/lib/money";
import { feeText, returnsText } from "@/lib/settings/texts";
import type { MailedOrder } from "./content";
import { Action, Address, Amount, Frame, Paragraph } from "./layout";

interface OrderMailProps {
  name: string;
  order: MailedOrder;
  /** The page of the order. */
  link: string;
}

/** The lines and sums of an order. */
function Sums({ order }: { order: MailedOrder }) {
  return (
    <Section style={{ paddingBottom: 16 }}>
      {order.lines.map(({ title, size, quantity, amount }) => (
        <Amount
          key={`${title} ${size}`}
          label={
            <>
              {title}
              {size && `, size ${size}`} <span style={{ whiteSpace: "nowrap" }}>× {quantity}</span>
            </>
          }
          amount={formatPaise(amount)}
        />
      ))}
      {order.fees.map(({ label, amount }) => (
        <Amount key={label} label={label} amount={feeText(paiseToRupees(amount))} />
      ))}
      <Amount label="Total" amount={formatPaise(order.total)} strong />
      {order.dueAtDoor > 0 && (
        <Amount label="To pay in cash at the door" amount={formatPaise(order.dueAtDoor)} strong />
      )}
    </Section>
  );
}

/** The frame of the mails about an order: what happened, then the order. */
function OrderFrame({
  order,
  link,
  heading,
  preview,
  children,
}: Omit<OrderMailProps, "name"> & { heading: string; preview: string; children: ReactNode }) {
  return (
    <Frame heading={heading} preview={preview}>
      {children}
      <Sums order={order} />
      <Action href={link}>View your order</Action>
    </Frame>
  );
}

export function OrderPlaced({ name, order, link }: OrderMailProps) {
  const { number, dueAtDoor, total, arrivesBy, address } = order;
  return (
    <Frame heading={`Thank you, ${name}.`} preview={`Order ${number}, ${formatPaise(total)}.`}>
      <Paragraph>
        We have your order {number}
        {dueAtDoor > 0 ? "." : " and your payment."}
        {arrivesBy && ` It arrives by ${arrivesBy}.`}
      </Paragraph>
      <Sums order={order} />
      <Address heading="Delivery to" lines={address} />
      <Action href={link}>View your order</Action>
      <Paragraph soft>{returnsText(order)}</Paragraph>
    </Frame>
  );
}

export function PaymentMissed({ name, order, link }: OrderMailProps) {
  return (
    <OrderFrame order={order} link={link} heading="We didn't receive your payment" preview="Nothing was charged by us.">
      <Paragraph>
        Hello {name}, order {order.number} was not paid in time, so it is closed and its items are for sale again. Your
        cart still has them.
      </Paragraph>
      <Paragraph>
        If your bank has charged you all the same, the money comes back, or the order is taken up again.
      </Paragraph>
    </OrderFrame>
  );
}

/** Who carries the parcel; links lead to the shop alone, so the courier's is on the order's page. */
function Courier({ shipment }: { shipment: MailedOrder["shipment"] }) {
  if (!shipment) return null;
  return (
    <Paragraph>
      It travels with {shipment.carrier}, number {shipment.trackingNumber}. Follow it on the page of your order.
    </Paragraph>
  );
}

export function OrderShipped({ name, order, link }: OrderMailProps) {
  const { number, dueAtDoor, arrivesBy, address } = order;
  return (
    <Frame heading="Your order is on its way" preview={`Order ${number} was shipped.`}>
      <Paragraph>
        Hello {name}, order {number} was shipped{arrivesBy && ` and arrives by ${arrivesBy}`}.
        {dueAtDoor > 0 && ` Please have ${formatPaise(dueAtDoor)} in cash ready.`}
      </Paragraph>
      <Courier shipment={order.shipment} />
      <Sums order={order} />
      <Address heading="Delivery to" lines={address} />
      <Action href={link}>View your order</Action>
    </Frame>
  );
}

export function TrackingUpdated({ name, order, link }: OrderMailProps) {
  const { number, arrivesBy, shipment } = order;
  return (
    <OrderFrame order={order} link={link} heading="Track your parcel" preview={`Order ${number}.`}>
      <Paragraph>
        Hello {name}, the parcel of order {number} has new tracking details
        {arrivesBy ? `, and arrives by ${arrivesBy}.` : "."}
      </Paragraph>
      <Courier shipment={shipment} />
    </OrderFrame>
  );
}

export function OrderDelivered({ name, order, link }: OrderMailProps) {
  return (
    <OrderFrame order={order} link={link} heading="Your order was delivered" preview={`Order ${order.number}.`}>
      <Paragraph>
        Hello {name}, order {order.number} was delivered. We hope that everything fits. If not, you can return or
        exchange it until {order.returnBy}, unworn and with its tags.
      </Paragraph>
    </OrderFrame>
  );
}

export function OrderCancelled({ name, order, link }: OrderMailProps) {
  return (
    <OrderFrame order={order} link={link} heading="Your order was cancelled" preview={`Order ${order.number}.`}>
      <Paragraph>
        Hello {name}, order {order.number} was cancelled and will not be delivered.
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
      preview={`${amount} for order ${order.number}.`}
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
      preview={`${amount} for order ${order.number}.`}
    >
      <Paragraph>
        Hello {name}, {amount} for {order.isSecondPayment ? "the second payment of " : ""}order {order.number}{" "}
        {order.isCash ? "was given back to you in cash." : "was sent back to the account that you paid from."}
      </Paragraph>
    </OrderFrame>
  );
}
