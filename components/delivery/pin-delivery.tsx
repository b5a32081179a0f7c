"use client";

import { useRef, useState } from "react";
import { arrivalOfNewOrder } from "@/lib/order/arrival";
import { savePlace, useSavedPlace } from "@/lib/saved-place";
import { useShopWords } from "@/lib/settings/shop-words";
import { DeliveryLine, deliveryActionClasses, deliveryRoomClasses } from "./delivery-line";
import { PinForm } from "./pin-form";
import { useCash } from "./use-cash";

interface PinDeliveryProps {
  /** Paise: what the order would come to; null while it is not known. */
  total: number | null;
  /** Sets how much room there is before it is known. */
  className?: string;
}

/** Where and when something that is not ordered yet would be delivered, by the PIN code that this browser has stored. */
export function PinDelivery({ total, className = deliveryRoomClasses }: PinDeliveryProps) {
  const place = useSavedPlace();
  const { deliveryDays } = useShopWords();
  const hasCash = useCash(total);
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setIsEditing(false);
    // Once it is shown again.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  }

  return (
    <div className={className}>
      {hasCash !== null && (
        <DeliveryLine
          place={place}
          day={arrivalOfNewOrder(deliveryDays)}
          hasCash={hasCash}
          action={
            !isEditing && (
              <button ref={button} type="button" className={deliveryActionClasses} onClick={() => setIsEditing(true)}>
                <span>{place ? "Change" : "Enter PIN code"}</span>
                {place && <span className="sr-only"> PIN code</span>}
              </button>
            )
          }
        />
      )}
      {isEditing && (
        <PinForm
          initial={place?.pincode ?? ""}
          onFound={(found) => {
            savePlace(found);
            close();
          }}
          onCancel={close}
        />
      )}
    </div>
  );
}
