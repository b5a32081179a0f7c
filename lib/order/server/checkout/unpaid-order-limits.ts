import { counted } from "@/lib/counted";
import { formatPaise } from "@/lib/money";
import { type PaymentMethod, paymentMethods } from "@/lib/order/status";

/** The limits on the stock that one account may hold in unpaid orders. */
export interface UnpaidOrderLimits {
  /** The largest cash order, in paise. */
  cashOrderPaise: number;
  /** How many cash orders of an account may be Pending. */
  pendingCashOrders: number;
  /** How many pieces an account with neither a delivered order nor a confirmed email address may have in unpaid orders. */
  newAccountPieces: number;
}

/** The open orders of an account, without the order about to be placed. */
export interface AccountStanding {
  pendingCashOrders: number;
  /** Pieces in orders that are not paid, cash orders included. */
  unpaidPieces: number;
  /** True when no limit on pieces applies: the account belongs to a proven customer. */
  isEstablished: boolean;
}

export interface WantedOrder {
  paymentMethod: PaymentMethod;
  totalPaise: number;
  pieces: number;
  /** False while the shop accepts only cash: no message then recommends Razorpay. */
  canPayOnline: boolean;
  /** False while the shop sends no mails: nobody can then confirm an email address. */
  canConfirmEmail: boolean;
}

/** Why an order is refused, and whether the shopper can fix it in the cart. */
export interface Refusal {
  message: string;
  inCart: boolean;
}

/** Checks an order against the limits on unpaid orders; null when it may be placed. */
export function unpaidOrderRefusal(
  limits: UnpaidOrderLimits,
  standing: AccountStanding,
  order: WantedOrder,
): Refusal | null {
  const { paymentMethod, totalPaise, pieces, canPayOnline, canConfirmEmail } = order;
  if (paymentMethod === paymentMethods.cash && totalPaise > limits.cashOrderPaise) {
    const instead = canPayOnline ? "Pay with Razorpay or place a smaller order." : "Place a smaller order.";
    return { message: `Cash orders are limited to ${formatPaise(limits.cashOrderPaise)}. ${instead}`, inCart: false };
  }
  if (paymentMethod === paymentMethods.cash && standing.pendingCashOrders >= limits.pendingCashOrders) {
    const instead = canPayOnline
      ? "Wait until one is shipped, cancel one, or pay with Razorpay."
      : "Wait until one is shipped, or cancel one.";
    const orders = counted(standing.pendingCashOrders, "cash order");
    return { message: `You have ${orders} waiting to be shipped. ${instead}`, inCart: false };
  }
  const sum = standing.unpaidPieces + pieces;
  if (standing.isEstablished || sum <= limits.newAccountPieces) return null;
  const proof = canConfirmEmail ? "is delivered or your email address is confirmed" : "is delivered";
  const rule = `Until your first order ${proof}, your unpaid orders can contain up to ${limits.newAccountPieces} pieces.`;
  const piecesLeft = limits.newAccountPieces - standing.unpaidPieces;
  if (piecesLeft > 0) return { message: `${rule} Reduce your cart to ${counted(piecesLeft, "piece")}.`, inCart: true };
  const open = canPayOnline ? "Pay for an open order or cancel one first." : "Cancel an open order first.";
  return { message: `${rule} ${open}`, inCart: false };
}
