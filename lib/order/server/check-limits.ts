import "server-only";
import type { ClientSession } from "mongoose";
import { Types } from "mongoose";
import { AppError } from "@/lib/http/errors";
import { rupeesToPaise } from "@/lib/money";
import { paymentsEnabled } from "@/lib/payment/server/razorpay";
import { env } from "@/lib/server/env";
import { Order } from "@/models/order";
import { User } from "@/models/user";
import { openStatuses, type PaymentMethod, paymentMethods } from "../status";
import { freshCart, type Quote } from "./quote";
import { type ShelfLimits, type Standing, shelfRefusal } from "./shelf-limits";

/** The largest cash order and the other limits on unpaid orders, from the settings. */
export function shelfLimits(): ShelfLimits {
  const { COD_LIMIT_RUPEES, COD_PENDING_LIMIT, NEW_ACCOUNT_PIECES } = env();
  return {
    cashOrderPaise: rupeesToPaise(COD_LIMIT_RUPEES),
    pendingCashOrders: COD_PENDING_LIMIT,
    newAccountPieces: NEW_ACCOUNT_PIECES,
  };
}

/**
 * Refuses an order that would take more stock than an account may hold unpaid. The holds that this order replaces must
 * be released first, in the same transaction. The check writes to the user's document, so that of two concurrent
 * orders of one account the second is retried and sees the first.
 * @throws AppError limit_reached, with the current cart when a smaller cart can be ordered
 */
export async function checkShelfLimits(
  userId: string,
  paymentMethod: PaymentMethod,
  { cart, items, totals }: Quote,
  session: ClientSession,
): Promise<void> {
  await User.updateOne({ _id: userId }, { $set: { orderedAt: new Date() } }, { session, timestamps: false });
  const refusal = shelfRefusal(shelfLimits(), await standingOf(userId, session), {
    paymentMethod,
    totalPaise: totals.total,
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    canPayOnline: paymentsEnabled(),
  });
  if (!refusal) return;
  throw new AppError("limit_reached", refusal.message, refusal.inCart ? { extra: freshCart(cart) } : {});
}

async function standingOf(userId: string, session: ClientSession): Promise<Standing> {
  const unpaid = {
    userId: new Types.ObjectId(userId),
    orderStatus: { $in: openStatuses },
    paymentStatus: "Unpaid",
  };
  const isPendingCash = {
    $and: [{ $eq: ["$orderStatus", "Pending"] }, { $eq: ["$paymentMethod", paymentMethods.cash] }],
  };
  const [sums] = await Order.aggregate<Omit<Standing, "isEstablished">>([
    { $match: unpaid },
    {
      $group: {
        _id: null,
        unpaidPieces: { $sum: { $sum: "$cartItems.quantity" } },
        pendingCashOrders: { $sum: { $cond: [isPendingCash, 1, 0] } },
      },
    },
  ]).session(session);
  const isEstablished = await isEstablishedAccount(userId, session);
  return {
    unpaidPieces: sums?.unpaidPieces ?? 0,
    pendingCashOrders: sums?.pendingCashOrders ?? 0,
    isEstablished,
  };
}

/** Whether the account belongs to a proven customer: at least one of its orders was delivered. */
async function isEstablishedAccount(userId: string, session: ClientSession): Promise<boolean> {
  return (await Order.exists({ userId, orderStatus: "Delivered" }).session(session)) !== null;
}
