"use client";

import { deliveryRoomClasses } from "@/components/delivery/delivery-line";
import { useLatePart } from "@/components/ui/use-late-part";

const loadDelivery = () => import("@/components/delivery/pin-delivery").then(({ PinDelivery }) => PinDelivery);

/** Where and when the products would be delivered. @param total paise: what the dearest order would come to */
export function CompareDelivery({ total }: { total: number }) {
  const Delivery = useLatePart(loadDelivery);
  return <div className={deliveryRoomClasses}>{Delivery && <Delivery total={total} />}</div>;
}
