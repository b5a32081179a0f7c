import * as z from "zod";
import { endpoint } from "@/lib/http/endpoint";
import { Message } from "@/lib/http/shapes";

export const webhookEndpoint = endpoint({
  method: "POST",
  path: "/api/webhooks/razorpay",
  tag: "Machines",
  summary: "Receive Razorpay events (signed over the raw body)",
  access: "anyone",
  machine: "razorpay",
  headers: z.object({
    "X-Razorpay-Event-Id": z.string().optional().meta({ description: "An event that arrives twice counts once" }),
  }),
  raw: "application/json",
  answer: z.object({ message: Message }),
  limit: "none",
});
