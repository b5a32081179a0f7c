/** The mails about an order, each about one step of its history, with what admins call them. */
export const orderMails = {
  orderPlaced: "Order placed",
  paymentMissed: "Payment not received",
  orderShipped: "Order shipped",
  trackingUpdated: "Tracking updated",
  orderDelivered: "Order delivered",
  orderCancelled: "Order cancelled",
  refundStarted: "Refund on its way",
  refundArrived: "Refund arrived",
} as const;

/** The mails about a return, each about one step of its history. */
export const returnMails = {
  returnRequested: "Return requested",
  returnApproved: "Return approved",
  returnPickedUp: "Return picked up",
  returnReceived: "Return received",
  returnCompleted: "Return completed",
  returnDeclined: "Return declined",
  returnCancelled: "Return cancelled",
  returnRefundStarted: "Refund of a return on its way",
  returnRefundArrived: "Refund of a return arrived",
} as const;

/** The mails about a grievance, to the address that it names. */
export const grievanceMails = {
  grievanceReceived: "Grievance received",
  grievanceAnswered: "Grievance answered",
} as const;

/** The mails about an account. Those that have a link carry it to the account's address and nowhere else. */
export const accountMails = {
  accountMade: "Account made",
  confirmEmail: "Confirm the email address",
  resetPassword: "Password reset",
  passwordChanged: "Password changed",
  accountDeleted: "Account deleted",
} as const;

export const mailNames = { ...orderMails, ...returnMails, ...grievanceMails, ...accountMails };

export type OrderMail = keyof typeof orderMails;
export type ReturnMail = keyof typeof returnMails;
export type AccountMail = keyof typeof accountMails;
export type GrievanceMail = keyof typeof grievanceMails;
export type MailKind = OrderMail | ReturnMail | GrievanceMail | AccountMail;

/** Waiting: it will be sent. Failed: it was refused, or tried as often as it may be. Expired: its link no longer worked. */
export const messageStates = ["waiting", "sent", "failed", "expired"] as const;

/** What a link in a mail is for. */
export const linkKinds = ["resetPassword", "confirmEmail"] as const;
export type LinkKind = (typeof linkKinds)[number];
