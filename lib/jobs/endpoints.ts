import { endpoint } from "@/lib/http/endpoint";
import { ReconcileAnswer } from "@/lib/order/schema";

const contract = {
  path: "/api/cron/reconcile",
  tag: "Machines",
  summary: "Reconcile orders and payments with Razorpay",
  access: "anyone",
  machine: "scheduler",
  answer: ReconcileAnswer,
  limit: "none",
} as const;

export const runJobsByGetEndpoint = endpoint({ ...contract, method: "GET" });
export const runJobsByPostEndpoint = endpoint({ ...contract, method: "POST" });
