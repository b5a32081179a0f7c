import { endpointsOf } from "@/lib/http/endpoint";
import { ReconcileAnswer } from "@/lib/order/schema";

const { anyone } = endpointsOf("Machines");

const path = "/api/cron/reconcile";
const contract = {
  summary: "Reconcile orders and payments with Razorpay",
  machine: "scheduler",
  answer: ReconcileAnswer,
  limit: "none",
} as const;

export const runJobsByGetEndpoint = anyone.get(path, contract);
export const runJobsByPostEndpoint = anyone.post(path, contract);
