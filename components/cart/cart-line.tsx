"use client";

import { Trash2 } from "lucide";
import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { Stepper } from "@/components/ui/stepper";
import { useUpdateCart } from "@/lib/cart/hooks";
import { problemOf } from "@/lib/cart/line-problem";
import type { CartLine } from "@/lib/cart/schema";
import { paidPrice, saleDisplay } from "@/lib/catalog/discount";
import { brandLabel, type Size } from "@/lib/catalog/options";
import { productPath } from "@/lib/catalog/product-path";
import { cn } from "@/lib/class-names";
import { formatPaise, formatRupees, rupeesToPaise } from "@/lib/money";
import { SizeSelect } from "./size-select";
import { Thumb } from "./thumb";

interface CartLineItemProps {
  line: CartLine;
  /** How many pieces of the product can be bought beyond those in other lines. */
  available: number;
  /** A change of the line is pending. */
  isChanging: boolean;
  /** Shows the larger picture of the checkout page. */
  wide?: boolean;
  /** Called before the line changes its size. */
  onResize: (size: Size) => void;
  onRemove: () => void;
  /** Called when the shopper follows a link to the product. */
  onLeave?: () => void;
}

export function CartLineItem({ line, available, isChanging, wide, onResize, onRemove, onLeave }: CartLineItemProps) {
  const { mutate: update } = useUpdateCart();
  const { productId, size, quantity, price, saleprice, title, addedPrice = 0 } = line;
  const href = productPath(productId);
  const hasRisen = addedPrice > 0 && paidPrice(line) > addedPrice;
  const problem = problemOf(line, available);
  return (
    <li
      className={cn(
        "flex gap-3.5 py-4 transition-opacity duration-(--duration-touch)",
        wide && "md:gap-5",
        isChanging && "opacity-60",
      )}
    >
      <Link href={href} prefetch={false} tabIndex={-1} aria-hidden="true" onClick={onLeave} className="self-start">
        <Thumb
          image={line.image}
          sizes={wide ? "(width >= 48rem) 112px, 88px" : "88px"}
          className={cn("w-22", wide && "md:w-28")}
        />
      </Link>
      <div className="@container flex min-w-0 flex-1 flex-col">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="text-ink-3 text-small">{brandLabel(line.brand)}</p>
            <p className={cn("wrap-anywhere font-medium leading-[1.25rem]", !wide && "line-clamp-2")}>
              <Link href={href} prefetch={false} onClick={onLeave} className="hover:text-rust">
                {title}
              </Link>
            </p>
          </div>
          <button
            type="button"
            data-remove
            aria-label={`Delete ${title}`}
            onClick={onRemove}
            className="-mt-2 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink-3 transition-colors duration-(--duration-touch) hover:bg-cotton hover:text-error-ink"
          >
            <Icon shape={Trash2} className="size-4.5" />
          </button>
        </div>
        <SizeSelect
          line={line}
          onChange={(newSize) => {
            onResize(newSize);
            update({ productId, size, quantity, newSize });
          }}
        />
        <div className="mt-auto flex items-start justify-between gap-x-3 gap-y-1 pt-3 @max-[15rem]:flex-wrap">
          <Stepper
            quantity={quantity}
            stock={available}
            title={title}
            onChange={(next) => update({ productId, size, quantity: next })}
            className="@max-[15rem]:grow @max-[15rem]:basis-min"
          />
          <div className="figures relative ml-auto flex flex-col justify-end text-right leading-[1.25rem] xs:min-h-11">
            <p className="font-semibold">{formatPaise(rupeesToPaise(paidPrice(line)) * quantity)}</p>
            {saleDisplay({ price, saleprice }).strike && (
              <s className="text-ink-3 text-small">
                <span className="sr-only">was </span>
                <span>{formatPaise(rupeesToPaise(price) * quantity)}</span>
              </s>
            )}
          </div>
        </div>
        {hasRisen && (
          <p className="mt-1.5 text-rust text-small">
            {`The price rose from ${formatRupees(addedPrice)} to ${formatRupees(paidPrice(line))} since you added it.`}
          </p>
        )}
        {problem && (
          <p role="status" className="mt-1.5 text-error-ink text-small">
            {problem}
          </p>
        )}
      </div>
    </li>
  );
}
