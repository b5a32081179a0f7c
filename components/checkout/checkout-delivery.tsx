"use client";

import { DeliveryLine, deliveryActionClasses, deliveryRoomClasses } from "@/components/delivery/delivery-line";
import { PinDelivery } from "@/components/delivery/pin-delivery";
import { useCash } from "@/components/delivery/use-cash";
import type { Address } from "@/lib/address/schema";
import type { Totals } from "@/lib/cart/totals";
import { cn } from "@/lib/class-names";
import { arrivalOfNewOrder } from "@/lib/order/arrival";
import { useShopWords } from "@/lib/settings/shop-words";

interface CheckoutDeliveryProps {
  address: Address | undefined;
  totals: Totals;
  /** Shows the addresses; null where they are shown. */
  onChange: (() => void) | null;
  locked: boolean;
}

/** Where and when the order would be delivered: to the chosen address, else to the PIN code that the browser has stored. */
export function CheckoutDelivery({ address, totals, onChange, locked }: CheckoutDeliveryProps) {
  const hasCash = useCash(totals.total);
  const { deliveryDays } = useShopWords();
  const classes = cn(deliveryRoomClasses, "mt-1 mb-4");
  if (!address) return <PinDelivery total={totals.total} className={classes} />;
  return (
    <DeliveryLine
      className={cn(classes, "gap-3")}
      place={address}
      day={arrivalOfNewOrder(deliveryDays)}
      hasCash={hasCash === true}
      action={
        onChange && (
          <button type="button" disabled={locked} className={deliveryActionClasses} onClick={onChange}>
            <span>Change</span>
            <span className="sr-only"> delivery address</span>
          </button>
        )
      }
    />
  );
}
