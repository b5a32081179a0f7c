import { writtenDay } from "@/lib/dates";
import type { Shipment } from "@/lib/order/schema";
import { Facts } from "./facts";

/** Who carries the parcel, and what is known of its way. */
export function ShipmentFacts({ shipment }: { shipment: Shipment }) {
  const { carrier, trackingNumber, trackingUrl, expectedOn } = shipment;
  const link = trackingUrl && (
    <a
      href={trackingUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="tap underline underline-offset-4 hover:text-rust"
    >
      <span>{trackingUrl}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
  return (
    <Facts
      facts={[
        ["Courier", carrier],
        ["Tracking number", trackingNumber],
        ["Tracking link", link],
        ["Expected on", expectedOn && writtenDay(expectedOn)],
      ]}
    />
  );
}
