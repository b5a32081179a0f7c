import { formatMobile } from "@/lib/address/format-mobile";
import type { Order } from "@/lib/order/schema";

/** Where an order goes, and whom the courier calls. */
export function OrderDestination({ addressInfo: { address, city, pincode, phone } }: Pick<Order, "addressInfo">) {
  return (
    <section className="border-line border-t pt-4">
      <h3 className="font-semibold">Delivers to</h3>
      <p className="break-words text-ink-2">
        {address}, {city} {pincode}
        <br />
        <span className="figures">{formatMobile(phone)}</span>
      </p>
    </section>
  );
}
