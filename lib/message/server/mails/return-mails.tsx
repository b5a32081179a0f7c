import type { ReturnMail as Kind } from "@/lib/message/options";
import { formatPaise } from "@/lib/money";
import type { MailedReturn } from "./content";
import { Action, Frame, Paragraph, TextLink } from "./layout";

export const returnSubjects: Record<Kind, (number: string) => string> = {
  returnRequested: (number) => `Return of order ${number}: requested`,
  returnApproved: (number) => `Return of order ${number}: approved`,
  returnPickedUp: (number) => `Return of order ${number}: picked up`,
  returnReceived: (number) => `Return of order ${number}: received`,
  returnCompleted: (number) => `Return of order ${number}: completed`,
  returnDeclined: (number) => `Return of order ${number}: declined`,
  returnCancelled: (number) => `Return of order ${number}: cancelled`,
  returnRefundStarted: (number) => `Refund on its way for your return of order ${number}`,
  returnRefundArrived: (number) => `Refund complete for your return of order ${number}`,
};

interface ReturnMailProps {
  kind: Kind;
  name: string;
  returned: MailedReturn;
  /** The page of the order. */
  link: string;
  /** The form of a grievance. */
  contact: string;
}

/** A mail about a step of a return: what happened, what happens next, and the pieces. */
export function ReturnMail({ kind, name, returned, link, contact }: ReturnMailProps) {
  const { heading, text } = words[kind](returned);
  return (
    <Frame heading={heading} preview={`${text.charAt(0).toUpperCase()}${text.slice(1)}`}>
      <Paragraph>
        Hello {name}, {text}
      </Paragraph>
      {returned.lines.map(({ title, size, quantity, exchangeSize }) => (
        <Paragraph key={`${title} ${size} ${exchangeSize}`} soft>
          {quantity} × {title}
          {size && `, size ${size}`}
          {exchangeSize && `, in exchange for size ${exchangeSize}`}
        </Paragraph>
      ))}
      {kind === "returnReceived" && returned.lines.length === 0 && (
        <Paragraph>
          If you did send them, we look into it: <TextLink href={contact}>Write to us</TextLink>
        </Paragraph>
      )}
      <Action href={link}>View your order</Action>
    </Frame>
  );
}

const packedInstead = (lines: MailedReturn["lines"]) =>
  lines.some(({ exchangeSize }) => exchangeSize) ? " The size that you want instead is being packed." : "";

const words: Record<Kind, (returned: MailedReturn) => { heading: string; text: string }> = {
  returnRequested: ({ number, refund }) => ({
    heading: "We have your request",
    text: `you want to return pieces of order ${number}. We look at it and write to you.${
      refund > 0 ? ` When they are back with us, you get ${formatPaise(refund)}.` : ""
    }`,
  }),
  returnApproved: ({ number, isFaulty }) => ({
    heading: "Your return is approved",
    text: `the return of pieces of order ${number} is approved. Please have them ready${
      isFaulty ? "" : ", unworn and with their tags"
    }: we have them picked up at your address.`,
  }),
  returnPickedUp: ({ number }) => ({
    heading: "Your return is on its way to us",
    text: `the pieces of order ${number} were picked up. We write to you when they have arrived.`,
  }),
  returnReceived: ({ number, lines }) =>
    lines.length > 0
      ? {
          heading: "Your return has arrived",
          text: `the pieces of order ${number} are back with us.${packedInstead(lines)}`,
        }
      : {
          heading: "Your parcel held none of the pieces",
          text: `the parcel with your return of order ${number} has arrived, but none of the pieces were in it. So nothing is refunded or exchanged.`,
        },
  returnCompleted: ({ number }) => ({
    heading: "Your return is completed",
    text: `you can keep the pieces of order ${number}. Nothing was paid for them, so nothing is refunded.`,
  }),
  returnDeclined: ({ number, reason, isSentBack }) => ({
    heading: "Your return was declined",
    text: `we can't accept the return of pieces of order ${number}${
      isSentBack ? ", and send them back to you" : ""
    }.${reason && ` Reason: ${reason}`}`,
  }),
  returnCancelled: ({ number }) => ({
    heading: "Your return was cancelled",
    text: `the return of pieces of order ${number} was cancelled. They are not picked up, and nothing is refunded or exchanged.`,
  }),
  returnRefundStarted: ({ number, lines, refund, refundTo, refundFor }) => ({
    heading: "Your refund is on its way",
    text: `${
      {
        goods: `the pieces of order ${number} are back with us.${packedInstead(lines)}`,
        "no goods": `you can keep the pieces of order ${number}.`,
        exchange: `the size that you wanted instead for order ${number} can't be sent.`,
      }[refundFor]
    } ${
      {
        account: `We send you ${formatPaise(refund)}. It goes to the account that you paid from, and takes 5 to 7 working days.`,
        upi: `We send you ${formatPaise(refund)}. It goes to the UPI address that you gave us.`,
        unknown: `You get ${formatPaise(refund)}. You paid in cash: our customer care contacts you about how you get it.`,
      }[refundTo]
    }`,
  }),
  returnRefundArrived: ({ number, refund, refundTo, reference }) => ({
    heading: "Your refund is complete",
    text: `${formatPaise(refund)} for your return of order ${number} ${
      {
        account: "was sent back to the account that you paid from.",
        upi: `was paid to the UPI address that you gave us, reference ${reference}.`,
        unknown: `was paid to you, reference ${reference}.`,
      }[refundTo]
    }`,
  }),
};
