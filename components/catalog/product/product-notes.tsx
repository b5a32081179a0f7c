"use client";

import { type ComponentType, Fragment, useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { platformFee, shippingFee } from "@/lib/cart/totals";
import { paidPrice } from "@/lib/catalog/discount";
import type { Product } from "@/lib/catalog/schema";
import { formatPaise, rupeesToPaise } from "@/lib/money";

const notes = [
  { icon: "coins", text: "Pay on delivery available" },
  { icon: "undo", text: "Easy 7 days return & exchange available" },
  { icon: "truck", text: "Get it within 5 days" },
  {
    icon: "receipt",
    text: `Each order adds two flat fees: platform ${formatPaise(platformFee)}, shipping ${formatPaise(shippingFee)}`,
  },
] as const;

/** Pages are cached for days, so a day stands on none of them: it is loaded once the page is there. */
function useDelivery(): ComponentType<{ total: number }> | null {
  const [loaded, setLoaded] = useState<{ part: ComponentType<{ total: number }> } | null>(null);
  useEffect(() => {
    import("@/components/delivery/pin-delivery").then(
      ({ PinDelivery }) => setLoaded({ part: PinDelivery }),
      // The page is whole without it.
      () => undefined,
    );
  }, []);
  return loaded?.part ?? null;
}

/** Notes that apply to every product, the two fees last; and where and when this one would be delivered. */
export function ProductNotes({ product }: { product: Product }) {
  const Delivery = useDelivery();
  const total = rupeesToPaise(paidPrice(product)) + platformFee + shippingFee;
  return (
    <ul className="grid gap-2.5 border-line border-t pt-4">
      {notes.map(({ icon, text }) => (
        <Fragment key={text}>
          <li className="flex items-start gap-3">
            <Icon name={icon} className="mt-px size-5 stroke-[1.5] text-ink-2" />
            <span>{text}</span>
          </li>
          {icon === "truck" && product.stock > 0 && (
            <li className="min-h-12 md:min-h-6">{Delivery && <Delivery total={total} />}</li>
          )}
        </Fragment>
      ))}
    </ul>
  );
}
