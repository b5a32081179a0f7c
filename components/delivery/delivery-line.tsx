import { MapPin } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/class-names";
import { unbroken } from "@/lib/dates";
import { deliveryTo } from "@/lib/order/delivery-words";

interface DeliveryLineProps {
  /** Null while no PIN code is known. */
  place: { pincode: string; city: string } | null;
  /** The day by which it arrives, "Sun, 30 Nov"; null where it stands beside it, or is not known. */
  day: string | null;
  /** Cash can be paid at the door. */
  hasCash?: boolean;
  /** The button that changes the place. */
  action?: ReactNode;
  /** Sets the gap beside the icon. */
  className?: string;
}

/** Where and when something is delivered: "Delivery to 560038 (Bengaluru) by Sun, 30 Nov, cash possible · Change". */
export function DeliveryLine({ place, day, hasCash, action, className = "gap-3" }: DeliveryLineProps) {
  return (
    <p className={cn("flex items-start", className)}>
      <Icon shape={MapPin} className="mt-px size-5 stroke-[1.5] text-ink-2" />
      <span className="min-w-0">
        <span className="wrap-anywhere">{place ? deliveryTo(place) : "Delivery"}</span>
        <span className="font-semibold">{day && ` ${unbroken(`by ${day}`)}`}</span>
        <span>{hasCash && ", cash possible"}</span>
        {action && (
          <>
            <span aria-hidden="true"> · </span>
            <span>{action}</span>
          </>
        )}
      </span>
    </p>
  );
}

/** Room for the line before it is known: two lines of text on phones. */
export const deliveryRoomClasses = "min-h-12 md:min-h-6";

/** The classes of the button in the line. */
export const deliveryActionClasses = "tap underline underline-offset-4 hover:text-rust";
