import type { ReactNode } from "react";
import { AddressText } from "@/components/address/address-text";
import { Thumb } from "@/components/cart/thumb";
import { GiftNote } from "@/components/order/gift-note";
import { Skeleton } from "@/components/ui/skeleton";
import type { Address } from "@/lib/address/schema";
import { lineKey } from "@/lib/cart/changes";
import type { CartLine } from "@/lib/cart/schema";
import { sizeText } from "@/lib/catalog/options";
import type { Gift } from "@/lib/order/gift";
import type { Step } from "./use-step";

interface PartProps {
  title: string;
  onChange: () => void;
  /** Disables the Change button while an order is pending. */
  locked: boolean;
  children: ReactNode;
}

function Part({ title, onChange, locked, children }: PartProps) {
  return (
    <section>
      <div className="flex items-baseline justify-between border-line border-b pb-2">
        <h2 className="font-semibold">{title}</h2>
        <button
          type="button"
          aria-label={`Change: ${title}`}
          disabled={locked}
          onClick={onChange}
          className="tap text-small underline underline-offset-4 hover:text-rust disabled:text-ink-3 disabled:no-underline"
        >
          Change
        </button>
      </div>
      <div className="pt-3">{children}</div>
    </section>
  );
}

interface ReviewProps {
  lines: CartLine[];
  address: Address | undefined;
  gift: Gift | null;
  isLoading: boolean;
  locked: boolean;
  onShow: (step: Step) => void;
}

/** A review of the delivery address and the items. */
export function Review({ lines, address, gift, isLoading, locked, onShow }: ReviewProps) {
  return (
    <div className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-2">
      <Part title="Delivers to" onChange={() => onShow("Address")} locked={locked}>
        {isLoading && <Skeleton className="h-20" />}
        {!isLoading && !address && <p className="text-ink-3">No address chosen yet.</p>}
        {address && <AddressText entry={address} />}
        {gift && <GiftNote gift={gift} />}
      </Part>
      <Part title="Items" onChange={() => onShow("Checkout")} locked={locked}>
        {isLoading && <Skeleton className="h-20" />}
        {!isLoading && lines.length === 0 && <p className="text-ink-3">Cart Is Empty</p>}
        <ul className="flex flex-wrap gap-2.5">
          {lines.map((line) => (
            <li key={lineKey(line)} className="w-16">
              <Thumb image={line.image} alt={line.title} />
              <span className="figures mt-1 block text-ink-2 text-tiny">
                {`${line.size ? `${sizeText(line.size)} ` : ""}× ${line.quantity}`}
              </span>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}
