import "server-only";
import { AppError } from "@/lib/errors";
import { mailEnabled } from "@/lib/message/server/settings";
import type { PaymentMethod } from "@/lib/order/status";
import { paymentsEnabled } from "@/lib/payment/server/razorpay";
import { env } from "@/lib/server/env";
import type { OrderTerms } from "@/lib/settings/terms";
import type { Checkout } from "./checkout";
import { freshCart, type Quote } from "./quote";
import { type UnpaidOrderLimits, unpaidOrderRefusal } from "./unpaid-order-limits";

/** The limits on unpaid orders: the largest cash order from the terms, the others from the environment. */
function unpaidOrderLimits({ cashLimit }: OrderTerms): UnpaidOrderLimits {
  const { COD_PENDING_LIMIT, NEW_ACCOUNT_PIECES } = env();
  return {
    cashOrderPaise: cashLimit,
    pendingCashOrders: COD_PENDING_LIMIT,
    newAccountPieces: NEW_ACCOUNT_PIECES,
  };
}

/**
 * Refuses an order that would take more stock than an account may hold unpaid. Two concurrent orders of one account
 * can't both pass on the same standing: each writes the account's cart, so the second is retried and sees the first.
 * @param hasDelivered whether an order of the account was delivered; asked only if the order would be refused without
 * @throws AppError limit_reached, with the current cart when a smaller cart can be ordered
 */
export async function checkUnpaidOrderLimits(
  paymentMethod: PaymentMethod,
  { cart, terms, items, totals }: Quote,
  { isEmailConfirmed, ...open }: Checkout["standing"],
  hasDelivered: () => Promise<boolean>,
): Promise<void> {
  const refusalOf = (isEstablished: boolean) =>
    unpaidOrderRefusal(
      unpaidOrderLimits(terms),
      { ...open, isEstablished },
      {
        paymentMethod,
        totalPaise: totals.total,
        pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
        canPayOnline: paymentsEnabled(),
        canConfirmEmail: mailEnabled(),
      },
    );
  const refusal = refusalOf(isEmailConfirmed) && refusalOf(isEmailConfirmed || (await hasDelivered()));
  if (!refusal) return;
  throw new AppError("limit_reached", refusal.message, refusal.inCart ? { extra: freshCart({ cart, terms }) } : {});
}
