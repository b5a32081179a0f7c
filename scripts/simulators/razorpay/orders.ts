import * as z from "zod";
import { type Call, json, jsonOf } from "../shared/exchange";
import type { Routes } from "../shared/routes";
import type { Books } from "./books";
import { collection, nowInSeconds, type Order, providerId, shownNotes } from "./entities";
import { listed } from "./lists";
import { badInput, noSuchId, Refusal } from "./refusals";

const Minutes = z.int().min(12).max(7200);

const NewOrder = z.object({
  amount: z.int({ error: "The amount must be an integer." }),
  currency: z.string().length(3, { error: "The currency must be 3 characters." }),
  receipt: z.string().max(40, { error: "The receipt may not be greater than 40 characters." }).nullish(),
  notes: z.record(z.string(), z.union([z.string().max(256), z.number()])).optional(),
  payment_capture: z.union([z.boolean(), z.literal(0), z.literal(1)]).optional(),
  payment: z
    .object({
      capture: z.enum(["automatic", "manual"]),
      capture_options: z
        .object({
          automatic_expiry_period: Minutes.optional(),
          manual_expiry_period: Minutes.optional(),
          refund_speed: z.enum(["normal", "optimum"]).optional(),
        })
        .optional(),
    })
    .optional(),
});

function parseOrder(call: Call): z.output<typeof NewOrder> {
  const body = jsonOf(call);
  if (typeof body !== "object" || body === null) throw badInput("body", "The request is not valid JSON.");
  const extra = Object.keys(body).filter((name) => !(name in NewOrder.shape));
  if (extra.length > 0) {
    throw new Refusal(`${extra.join(", ")} is/are not required and should not be sent`, { reason: "extra_field_sent" });
  }
  const parsed = NewOrder.safeParse(body);
  const [issue] = parsed.error?.issues ?? [];
  const field = String(issue?.path[0] ?? "");
  if (issue) throw badInput(field, field in body ? issue.message : `${field}: is required.`);
  if (!parsed.success) throw parsed.error;
  return parsed.data;
}

function refuseAmount({ amount, currency, payment }: z.output<typeof NewOrder>): void {
  if (currency !== "INR") throw badInput("currency", "Currency is not supported");
  if (amount < 100) {
    const details = { field: "amount", source: "business", step: "order_creation" };
    throw new Refusal("Order amount less than minimum amount allowed", {
      ...details,
      reason: "amount_less_than_minimum_amount",
    });
  }
  if (payment?.capture === "automatic" && payment.capture_options?.automatic_expiry_period === undefined) {
    throw badInput("payment", "The automatic expiry period field is required.");
  }
}

function createOrder(books: Books, call: Call): Order {
  const wanted = parseOrder(call);
  refuseAmount(wanted);
  const { amount, currency, receipt = null, notes, payment, payment_capture } = wanted;
  const order: Order = {
    id: providerId("order"),
    entity: "order",
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt,
    offer_id: null,
    status: "created",
    attempts: 0,
    notes: shownNotes(notes),
    created_at: nowInSeconds(),
  };
  const automatic = payment ? payment.capture === "automatic" : payment_capture === true || payment_capture === 1;
  books.orders.put(order.id, { order, automatic });
  return order;
}

function listOrders(books: Books, call: Call) {
  const receipt = call.query.get("receipt");
  const orders = books.orders.all().map(({ order }) => order);
  return listed(call, receipt === null ? orders : orders.filter((order) => order.receipt === receipt));
}

/** @throws Refusal when there is none */
export function knownOrder(books: Books, id: string) {
  const known = books.orders.get(id);
  if (!known) throw noSuchId();
  return known;
}

export function orderRoutes(books: Books): Routes {
  return {
    "POST /v1/orders": (call) => json(200, createOrder(books, call)),
    "GET /v1/orders": (call) => json(200, listOrders(books, call)),
    "GET /v1/orders/{id}": (_call, id = "") => json(200, knownOrder(books, id).order),
    "GET /v1/orders/{id}/payments": (_call, id = "") => {
      const { order } = knownOrder(books, id);
      const own = books.payments.all().filter((payment) => payment.order_id === order.id);
      return json(200, collection(own.reverse()));
    },
  };
}
