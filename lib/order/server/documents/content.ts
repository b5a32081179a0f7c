import { kindOf } from "@/lib/catalog/lists/current";
import { lineSizeText } from "@/lib/catalog/options";
import { indianDay } from "@/lib/dates";
import type { Seller } from "@/lib/settings/server/seller";
import { taxBetween, taxIn } from "@/lib/tax/gst";
import { feeRate, goodsRate, hsnOf, rateOfPiece } from "@/lib/tax/rate-of";
import type { StoredOrder } from "@/models/order";
import type { DocumentLine, StoredDocument } from "@/models/order-document";
import type { Place } from "./place";

/** What the tax code of the products of an order follows from, by id. */
export type Goods = ReadonlyMap<string, { hsn?: string; kind?: string; category: string }>;

/** All that is printed on a document, without its number, kind and time. */
export type Content = Omit<StoredDocument, "_id" | "orderId" | "kind" | "at" | "returnId" | "corrects">;

const fees = ["platformFee", "shippingFee"] as const;

/** What of an order is credited. */
export interface Credit {
  /** Pieces by the line of the order. */
  lines: readonly { lineId: string; quantity: number }[];
  /** Whether both fees are credited too, as far as they have not been yet. */
  fees: boolean;
}

/** What the invoice of an order says, by the rates of the Indian day `at`. @throws Error when a code has no rate */
export function invoiceContent(order: StoredOrder, goods: Goods, seller: Seller, place: Place, at: Date): Content {
  const day = indianDay(at);
  const isSameState = place.isKnown && place.state?.code === seller.state?.code;
  const taxOf = (amount: number, rate: number) => (seller.gstin ? taxIn(amount, rate, isSameState) : null);
  const ofGoods = order.cartItems.map((line): DocumentLine => {
    const { _id, productId, title, quantity, price } = line;
    const product = goods.get(productId.toString()) ?? { category: "" };
    const hsn = hsnOf({ ...product, kindHsn: kindOf(product.kind)?.hsn });
    const row = goodsRate(hsn, day);
    if (!row) throw new Error(`No tax rate for HSN ${hsn} on ${day}`);
    const amount = price * quantity;
    const size = lineSizeText(line);
    const named = size ? `${title}, size ${size}` : title;
    const unit = hsn.startsWith("64") ? "PRS" : "PCS";
    const tax = taxOf(amount, rateOfPiece(row, price));
    return { of: _id.toString(), code: hsn, title: named, quantity, unit, price, amount, tax };
  });
  const ofFees = fees.flatMap((fee): DocumentLine[] => {
    const price = order[fee];
    const { sac, description, rate } = feeRate(fee, day);
    const tax = taxOf(price, rate);
    return price > 0
      ? [{ of: fee, code: sac, title: description, quantity: 1, unit: "OTH", price, amount: price, tax }]
      : [];
  });
  const { isSample, ...named } = seller;
  const { addressInfo, orderDate, paymentMethod } = order;
  const recipient = addressInfo.name || order.shopper?.name || "";
  return {
    isSample,
    seller: named,
    buyer: {
      name: addressInfo.business || order.shopper?.name || recipient,
      gstin: addressInfo.gstin || null,
      recipient,
      address: addressInfo.address,
      city: addressInfo.city,
      pincode: addressInfo.pincode,
      state: place.isKnown ? place.state : null,
    },
    placeOfSupply: place.state,
    orderDate,
    paymentMethod,
    ...withTotal([...ofGoods, ...ofFees]),
  };
}

function withTotal(lines: DocumentLine[]): Pick<Content, "lines" | "total"> {
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

/** How many pieces of a line of an invoice its credits have credited. */
function creditedOf(line: DocumentLine, credits: readonly Pick<StoredDocument, "lines">[]): number {
  const own = credits.flatMap(({ lines }) => lines.filter(({ of }) => of === line.of));
  return own.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether something of an invoice has not been credited. */
export function isOpen(invoice: Pick<StoredDocument, "lines">, credits: readonly Pick<StoredDocument, "lines">[]) {
  return invoice.lines.some((line) => creditedOf(line, credits) < line.quantity);
}

/**
 * What a credit of an invoice says: of each line the amounts for all pieces credited so far less those credited before, so
 * that all credits together come to the invoice.
 * @param credits those of the invoice until now
 * @param credit what comes back; "rest" for all that is left
 * @returns null when nothing is left of what is asked for
 * @throws RangeError for more pieces than are left
 */
export function creditContent(
  invoice: StoredDocument,
  credits: readonly Pick<StoredDocument, "lines">[],
  credit: Credit | "rest",
): Content | null {
  const isSameState = !invoice.lines.some(({ tax }) => tax && tax.igst > 0);
  const lines = invoice.lines.flatMap((line): DocumentLine[] => {
    const before = creditedOf(line, credits);
    const quantity = wanted(line, line.quantity - before, credit);
    if (quantity > line.quantity - before)
      throw new RangeError(`More of ${line.of} comes back than ${invoice._id} has`);
    const amountOf = (pieces: number) => line.price * pieces;
    const taxOf = (pieces: number, rate: number) => taxIn(amountOf(pieces), rate, isSameState);
    const tax = line.tax && taxBetween(taxOf(before, line.tax.rate), taxOf(before + quantity, line.tax.rate));
    return quantity > 0 ? [{ ...line, quantity, amount: amountOf(quantity), tax }] : [];
  });
  const { isSample, seller, buyer, placeOfSupply, orderDate, paymentMethod } = invoice;
  const same = { isSample, seller, buyer, placeOfSupply, orderDate, paymentMethod };
  return lines.length > 0 ? { ...same, ...withTotal(lines) } : null;
}

function wanted({ of }: DocumentLine, left: number, credit: Credit | "rest"): number {
  if (credit === "rest") return left;
  if (fees.some((fee) => fee === of)) return credit.fees ? left : 0;
  return credit.lines.filter(({ lineId }) => lineId === of).reduce((sum, { quantity }) => sum + quantity, 0);
}
