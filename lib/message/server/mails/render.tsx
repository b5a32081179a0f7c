import { render, toPlainText } from "@react-email/render";
import type { ReactElement } from "react";
import { AccountDeleted, AccountMade, ConfirmEmail, PasswordChanged, ResetPassword } from "./account-mails";
import type { MailContent, MailedOrder } from "./content";
import { GrievanceAnswered, GrievanceReceived } from "./grievance-mails";
import { type MailShop, withMailShop } from "./mail-shop";
import {
  OrderCancelled,
  OrderDelivered,
  OrderPlaced,
  OrderShipped,
  PaymentMissed,
  RefundArrived,
  RefundStarted,
  TrackingUpdated,
} from "./order-mails";
import { ReturnMail, returnSubjects } from "./return-mails";

/** What is sent, besides the addresses. */
export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
}

/** A subject with a day at its end, if there is one. */
const withDay = (subject: string, before: string, day: string | null) =>
  day ? `${subject}, ${before} ${day}` : subject;

const orderMails = {
  orderPlaced: {
    Mail: OrderPlaced,
    subject: ({ number, arrivesBy }: MailedOrder) => withDay(`Order ${number} placed`, "arrives by", arrivesBy),
  },
  paymentMissed: { Mail: PaymentMissed, subject: ({ number }: MailedOrder) => `Order ${number}: payment not received` },
  orderShipped: {
    Mail: OrderShipped,
    subject: ({ number, arrivesBy }: MailedOrder) => withDay(`Order ${number} is on its way`, "arrives by", arrivesBy),
  },
  trackingUpdated: {
    Mail: TrackingUpdated,
    subject: ({ number, arrivesBy }: MailedOrder) =>
      withDay(`Order ${number}: tracking updated`, "arrives by", arrivesBy),
  },
  orderDelivered: {
    Mail: OrderDelivered,
    subject: ({ number, returnBy }: MailedOrder) =>
      withDay(`Order ${number} was delivered`, "return or exchange until", returnBy),
  },
  orderCancelled: { Mail: OrderCancelled, subject: ({ number }: MailedOrder) => `Order ${number} was cancelled` },
  refundStarted: { Mail: RefundStarted, subject: ({ number }: MailedOrder) => `Refund on its way for order ${number}` },
  refundArrived: { Mail: RefundArrived, subject: ({ number }: MailedOrder) => `Refund complete for order ${number}` },
};

/** Composes a mail as HTML and as text. @param shopUrl the origin of the links to pages @param shop named in its foot */
export async function renderMail(content: MailContent, shopUrl: string, shop: MailShop): Promise<ComposedMail> {
  const { subject, mail } = mailOf(content, shopUrl);
  const html = await withMailShop(shop, () => render(mail));
  return { subject, html, text: toPlainText(html) };
}

function mailOf(content: MailContent, shopUrl: string): { subject: string; mail: ReactElement } {
  const contact = `${shopUrl}/shop/help/contact`;
  switch (content.kind) {
    case "accountMade":
      return { subject: "Welcome: confirm your email address", mail: <AccountMade {...content} /> };
    case "confirmEmail":
      return { subject: "Confirm your email address", mail: <ConfirmEmail {...content} /> };
    case "resetPassword":
      return { subject: "Reset your password", mail: <ResetPassword {...content} /> };
    case "passwordChanged":
      return {
        subject: "Your password was changed",
        mail: <PasswordChanged {...content} link={`${shopUrl}/auth/forgot-password`} />,
      };
    case "accountDeleted":
      return { subject: "Your account is deleted", mail: <AccountDeleted {...content} /> };
    case "grievanceReceived":
      return {
        subject: `Grievance ${content.grievance.number}: received`,
        mail: <GrievanceReceived {...content} />,
      };
    case "grievanceAnswered":
      return {
        subject: `Grievance ${content.grievance.number}: our answer`,
        mail: <GrievanceAnswered {...content} link={contact} />,
      };
    case "returnRequested":
    case "returnApproved":
    case "returnPickedUp":
    case "returnReceived":
    case "returnCompleted":
    case "returnDeclined":
    case "returnCancelled":
    case "returnRefundStarted":
    case "returnRefundArrived": {
      const link = shopUrl + content.returned.page;
      return {
        subject: returnSubjects[content.kind](content.returned.number),
        mail: <ReturnMail {...content} link={link} contact={contact} />,
      };
    }
    default: {
      const { Mail, subject } = orderMails[content.kind];
      const link = shopUrl + content.order.page;
      return { subject: subject(content.order), mail: <Mail {...content} link={link} /> };
    }
  }
}
