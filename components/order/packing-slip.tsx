import { Thumb } from "@/components/cart/thumb";
import { formatMobile } from "@/lib/address/format-mobile";
import { cn } from "@/lib/class-names";
import { counted } from "@/lib/counted";
import { formatDay } from "@/lib/dates";
import { formatPaise } from "@/lib/money";
import { paymentWords } from "@/lib/order/payment-words";
import type { Order } from "@/lib/order/schema";
import { shortNumber } from "@/lib/order/short-number";
import { cashToCollect, reasonNotToSend } from "@/lib/order/slips";
import { site } from "@/lib/site";
import { Barcode } from "./barcode";

interface PackingSlipProps {
  order: Order;
  /** The invoice that its pieces are on, if they are those of an exchange; "" without one. */
  challanFor?: string | null;
}

/**
 * What goes into a parcel, on one printed page of A5 or A4: more lines make smaller ones. That of an order that must
 * not be sent says so instead of where it goes and what to collect.
 */
export function PackingSlip({ order, challanFor = null }: PackingSlipProps) {
  const heading = challanFor === null ? "Packing slip" : "Delivery challan";
  const { _id, cartItems, addressInfo, orderDate, gift } = order;
  const { name, address, city, state, pincode, phone } = addressInfo;
  const number = shortNumber(_id);
  const cash = cashToCollect(order);
  const refusal = reasonNotToSend(order);
  const pieces = cartItems.reduce((sum, { quantity }) => sum + quantity, 0);
  const isLong = cartItems.length > 5;

  const toCollect =
    cash === 0 ? `Nothing to collect (${paymentWords(order).method})` : `Collect in cash: ${formatPaise(cash)}`;
  /** Who gets a gift does not read what it cost. */
  const isCutOff = gift !== null && cash > 0;

  return (
    <article
      data-slot="packing-slip"
      aria-label={`${heading} of order ${number}`}
      className="border-line border-t py-5 print:break-inside-avoid print:border-0 print:py-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <p className="display text-h3">{site.name}</p>
          <h2 className="font-semibold">{heading}</h2>
          <p className="figures text-small">{`Order ${number} of ${formatDay(orderDate)}`}</p>
          {challanFor && <p className="figures text-small">{`Exchange of pieces on invoice ${challanFor}`}</p>}
        </div>
        {!refusal && (
          <div className="text-center">
            <Barcode text={number} />
            <p className="figures text-small">{number}</p>
          </div>
        )}
      </div>
      {refusal ? (
        <p className="mt-3 border-4 border-error-ink p-4 text-center font-bold text-error-ink text-h2">
          {`${refusal}: do not send`}
        </p>
      ) : (
        <section aria-label="Address" className="mt-3 border-line border-y py-3">
          {name && <p className="wrap-anywhere font-semibold">{name}</p>}
          <p className="wrap-anywhere">{address}</p>
          <p className="wrap-anywhere">{[city, state, pincode].filter(Boolean).join(", ")}</p>
          <p className="figures">{formatMobile(phone)}</p>
        </section>
      )}
      {gift?.note && (
        <p className="mt-3 wrap-anywhere whitespace-pre-line border-line border-b pb-3 text-lead">{gift.note}</p>
      )}
      <ul aria-label="Items" className={cn("mt-3", isLong && "print:columns-2")}>
        {cartItems.map(({ _id: lineId, image, title, sizeLabel, quantity }) => (
          <li key={lineId} className="flex items-center gap-3 py-1 print:break-inside-avoid">
            <Thumb image={image} load="eager" className={isLong ? "w-12 print:w-6" : "w-12"} />
            <p className={cn("wrap-anywhere min-w-0 flex-1", isLong && "print:line-clamp-2 print:text-tiny")}>
              {title}
            </p>
            <p className="figures shrink-0 text-small">
              {`${sizeLabel ? `Size ${sizeLabel}, ` : ""}${counted(quantity, "piece")}`}
            </p>
          </li>
        ))}
      </ul>
      {!refusal && !isCutOff && (
        <p className="figures mt-3 border-line border-t pt-3 font-semibold text-lead">{toCollect}</p>
      )}
      <p className={cn("figures text-small", isCutOff && "mt-3 border-line border-t pt-3")}>
        {`${counted(pieces, "piece")} in all`}
      </p>
      {isCutOff && (
        <section aria-label="For the courier" className="mt-6 border-ink border-t border-dashed pt-3">
          <p className="text-small">For the courier. Cut it off here: the parcel is a gift.</p>
          <p className="figures font-semibold text-lead">{`Order ${number}. ${toCollect}`}</p>
        </section>
      )}
    </article>
  );
}
