import { keysOf } from "@/lib/keys";
import { openReturnStatuses, refundStatuses, refundTraits } from "./status";

const dueRefund = { refundStatus: { $in: refundStatuses.filter((status) => refundTraits[status].isDue) } };

/**
 * Groups of returns that the list can be filtered by. A return is in a group if it meets one of its conditions. Open ones,
 * which the dashboard counts, wait for the shop or for their money: one that is completed without the goods may be unpaid.
 */
export const returnGroups = {
  open: { label: "Open returns", conditions: [{ status: { $in: [...openReturnStatuses] } }, dueRefund] },
  due: { label: "Refund due", conditions: [dueRefund] },
};

export const returnGroupIds = keysOf(returnGroups);
