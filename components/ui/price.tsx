import { paidPrice, saleDisplay } from "@/lib/catalog/discount";
import { formatRupees } from "@/lib/money";

interface PriceProps {
  /** In rupees. */
  price: number;
  /** In rupees; 0 when there is none. */
  saleprice: number;
  size?: "card" | "big";
}

/** The price to pay, from 5 percent off with the original struck through; `big` adds the percentage. */
export function Price({ price, saleprice, size = "card" }: PriceProps) {
  const { strike, percent } = saleDisplay({ price, saleprice });
  const paid = formatRupees(paidPrice({ price, saleprice }));
  const struck = strike && (
    <s className={size === "big" ? "text-body" : undefined}>
      <span>was </span>
      <span>{formatRupees(price)}</span>
    </s>
  );
  if (size === "card") {
    return (
      <p className="price">
        <b>{paid}</b>
        {struck}
      </p>
    );
  }
  return (
    <p className="price gap-x-3">
      <span className="text-price max-md:leading-[1.75rem]">{paid}</span>
      {struck}
      {strike && <span className="font-semibold text-body text-rust">{`${percent}% Off`}</span>}
    </p>
  );
}
