import "server-only";
import type { QueryFilter } from "mongoose";
import { openReturnStatuses, refundStatuses, refundTraits } from "@/lib/return/status";
import type { ReturnFields } from "@/models/return";

/** Returns that wait for the shop or whose money is due: one that is completed without the goods may still be unpaid. */
export const openReturns: QueryFilter<ReturnFields> = {
  $or: [
    { status: { $in: [...openReturnStatuses] } },
    { refundStatus: { $in: refundStatuses.filter((one) => refundTraits[one].isDue) } },
  ],
};
