import { today } from "@/lib/dates";
import { AppError } from "@/lib/errors";
import type { Shipment } from "@/lib/order/schema";
import { type Change, keep } from "@/lib/order/transitions";
import type { StoredOrder } from "@/models/order";
import { stateOf } from "../apply";
import { shipmentOf } from "../order-shape";

/** A day that is stored already may have passed since. @throws AppError invalid when a new day is in the past */
export function checkExpectedDay(order: StoredOrder, { expectedOn }: Shipment): void {
  if (!expectedOn || expectedOn === order.shipment?.expectedOn || expectedOn >= today(new Date())) return;
  const reason = "must not be in the past";
  throw new AppError("invalid", `The day on which the parcel is expected ${reason}.`, {
    issues: [{ field: "shipment.expectedOn", reason }],
  });
}

/**
 * What a corrected shipment (null to remove it) does to an order whose status stays; null if it is the stored one. Only
 * another courier or number is mailed to the shopper.
 */
export function correctShipment(order: StoredOrder, shipment: Shipment | null): Change | null {
  const stored = shipmentOf(order);
  const fields = ["carrier", "trackingNumber", "trackingUrl", "expectedOn"] as const;
  if (fields.every((field) => stored?.[field] === shipment?.[field])) return null;
  const isNewNumber = stored?.carrier !== shipment?.carrier || stored?.trackingNumber !== shipment?.trackingNumber;
  if (!shipment || !isNewNumber) return keep(stateOf(order), { event: "shipmentCorrected", data: null });
  const { carrier, trackingNumber } = shipment;
  return keep(stateOf(order), { event: "trackingChanged", data: { carrier, trackingNumber } });
}
