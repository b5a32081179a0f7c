import * as z from "zod";
import { endpointsOf } from "@/lib/http/endpoint";
import { Message } from "@/lib/http/shapes";

const { anyone } = endpointsOf("Machines");

export const webhookEndpoint = anyone.post("/api/webhooks/razorpay", {
  summary: "Receive Razorpay events (signed over the raw body)",
  machine: "razorpay",
  headers: z.object({
    "X-Razorpay-Event-Id": z.string().optional().meta({ description: "An event that arrives twice counts once" }),
  }),
  raw: "application/json",
  answer: z.object({ message: Message }),
  limit: "none",
});
