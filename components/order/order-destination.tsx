import { formatMobile } from "@/lib/address/format-mobile";
import type { Order } from "@/lib/order/schema";
import { GiftNote } from "./gift-note";

/** The recipient and delivery address of an order, and the note of a gift. */
export function OrderDestination({ order: { addressInfo, gift } }: { order: Order }) {
  const { name, address, city, state, pincode, phone, gstin, business } = addressInfo;
  if (!address) {
    return (
      <section className="border-line border-t pt-4">
        <h3 className="font-semibold">Delivers to</h3>
        <p className="text-ink-2">The address was erased when the shopper deleted their account.</p>
      </section>
    );
  }
  return (
    <section className="border-line border-t pt-4">
      <h3 className="font-semibold">Delivers to</h3>
      <p className="wrap-anywhere text-ink-2">
        {name && (
          <>
            <span className="font-medium text-ink">{name}</span>
            <br />
          </>
        )}
        <span>{`${[address, city, state].filter(Boolean).join(", ")} ${pincode}`}</span>
        <br />
        <span className="figures">{formatMobile(phone)}</span>
        {gstin && <span className="block">{`${business}, GSTIN ${gstin}`}</span>}
      </p>
      {gift && <GiftNote gift={gift} />}
    </section>
  );
}
