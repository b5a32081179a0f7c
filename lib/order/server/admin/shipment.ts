import { today } from "@/lib/dates";
import { AppError } from "@/lib/errors";
import { dayAfter } from "@/lib/order/arrival";
import type { Shipment } from "@/lib/order/schema";
import { type Change, keep } from "@/lib/order/transitions";
import type { StoredOrder } from "@/models/order";
import { stateOf } from "../apply";
import { shipmentOf } from "../order-shape";

/** How many days ahead a parcel can be expected: shoppers read the day without its year. */
const maxDaysAhead = 180;

/**
 * A day that is stored already may have passed since.
 * @throws AppError invalid when a new day is in the past, or so far ahead that its year is probably mistyped
 */
export function checkExpectedDay(order: StoredOrder, { expectedOn }: Shipment): void {
  if (!expectedOn || expectedOn === order.shipment?.expectedOn) return;
  const now = new Date();
  if (expectedOn >= today(now) && expectedOn <= dayAfter(now, maxDaysAhead)) return;
  const reason = expectedOn < today(now) ? "must not be in the past" : `must be within ${maxDaysAhead} days`;
  throw new AppError("invalid", `The day on which the parcel is expected ${reason}.`, {
    issues: [{ field: "shipment.expectedOn", reason }],
  });
}

const fields = ["carrier", "trackingNumber", "trackingUrl", "expectedOn"] as const;

/** Whether two shipments, null for none, say the same. */
export function isSameShipment(one: Shipment | null, other: Shipment | null): boolean {
  return fields.every((field) => one?.[field] === other?.[field]);
}

/**
 * What a corrected shipment (null to remove it) does to an order whose status stays; null if it is the stored one. Only
 * another courier or number is mailed to the shopper.
 */
export function correctShipment(order: StoredOrder, shipment: Shipment | null): Change | null {
  const stored = shipmentOf(order);
  if (isSameShipment(stored, shipment)) return null;
  const isNewNumber = stored?.carrier !== shipment?.carrier || stored?.trackingNumber !== shipment?.trackingNumber;
  if (!shipment || !isNewNumber) return keep(stateOf(order), { event: "shipmentCorrected", data: null });
  const { carrier, trackingNumber } = shipment;
  return keep(stateOf(order), { event: "trackingChanged", data: { carrier, trackingNumber } });
}
