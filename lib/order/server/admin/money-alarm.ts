import "server-only";
import type { MoneyAlarm } from "@/lib/order/admin/alarms";
import { connectDatabase } from "@/lib/server/database/connection";
import { Order } from "@/models/order";
import { UnmatchedPayment } from "@/models/unmatched-payment";

/** How many payments without an order are listed. */
const named = 5;

/** Orders with a warning, and payments without an order; null if there are neither. */
export async function loadMoneyAlarm(): Promise<MoneyAlarm | null> {
  await connectDatabase();
  const captured = { captured: true };
  const [orders, unmatched, payments] = await Promise.all([
    Order.countDocuments({ "warning.at": { $exists: true } }),
    UnmatchedPayment.countDocuments(captured),
    UnmatchedPayment.find(captured, { amount: 1 }).sort({ _id: 1 }).limit(named).lean(),
  ]);
  if (orders + unmatched === 0) return null;
  return { orders, unmatched, payments: payments.map(({ _id, amount }) => ({ id: _id, amount })) };
}
