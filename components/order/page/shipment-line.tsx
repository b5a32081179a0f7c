import type { Shipment } from "@/lib/order/schema";

/** Who carries the parcel, its number, and where the courier tells more. */
export function ShipmentLine({ shipment }: { shipment: Shipment }) {
  const { carrier, trackingNumber, trackingUrl } = shipment;
  return (
    <p className="wrap-anywhere">
      <span>{`${carrier} `}</span>
      <span className="text-ink-2">{trackingNumber}</span>
      {trackingUrl && (
        <>
          <span> </span>
          <a
            href={trackingUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="tap inline-block font-semibold text-rust underline underline-offset-4"
          >
            <span>Track the parcel</span>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </>
      )}
    </p>
  );
}
