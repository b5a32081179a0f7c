import { Section } from "@react-email/section";
import type { ReactNode } from "react";
import { formatPaise, paiseToRupees } from "@/lib/money";
import { feeText } from "@/lib/settings/texts";
import type { MailedOrder } from "./content";
import { Action, Address, Amount, Day, Frame, Paragraph } from "./layout";
import { pictureId } from "./picture-id";
import { unlinked } from "./unlinked";

export interface OrderMailProps {
  name: string;
  order: MailedOrder;
  /** The page of the order. */
  link: string;
}

/** The lines and sums of an order. */
export function Sums({ order }: { order: MailedOrder }) {
  return (
    <Section style={{ paddingBottom: 16 }}>
      {order.lines.map(({ title, size, quantity, amount, image }) => (
        <Amount
          key={`${title} ${size}`}
          label={
            <>
              {title}
              {size && `, size ${size}`} <span style={{ whiteSpace: "nowrap" }}>× {quantity}</span>
            </>
          }
          amount={formatPaise(amount)}
          picture={image ? { cid: pictureId(image), alt: title } : null}
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

/** Sentences beside the subject, those that there are. */
export const preview = (...sentences: (string | false | null | undefined)[]) => sentences.filter(Boolean).join(" ");

/** Where an order goes, by when, and the address. */
export function Destination({ order: { deliveryTo, arrivesBy, address, gift } }: { order: MailedOrder }) {
  const heading = (
    <>
      {unlinked(deliveryTo)}
      {arrivesBy && (
        <>
          {" by "}
          <Day>{arrivesBy}</Day>
        </>
      )}
    </>
  );
  return (
    <>
      <Address heading={heading} lines={address.map(unlinked)} />
      {gift !== null && (
        <Paragraph>It is a gift: its slip has no prices{gift ? `, and this note: “${unlinked(gift)}”` : "."}</Paragraph>
      )}
    </>
  );
}

/** The frame of the mails about an order: what happened, then the order. */
export function OrderFrame({
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
