import { formatDay } from "@/lib/dates";
import { documentTraits } from "@/lib/order/documents";
import { shortNumber } from "@/lib/order/short-number";
import type { StoredDocument } from "@/models/order-document";

type State = { name: string; code: string };
const withCode = ({ name, code }: State) => `${name} (code ${code})`;
const day = (at: Date) => formatDay(at.toISOString());

/** What stands in a box above the lines: its heading, and lines of which the first is the most important. */
export interface Box {
  heading: string;
  lines: string[];
}

/** Seller, buyer, and what the document is about, as rules 46 and 53 of the CGST Rules ask. */
export function boxesOf(document: StoredDocument): Box[] {
  const { _id, kind, at, corrects, seller, buyer, placeOfSupply, orderDate, paymentMethod, orderId } = document;
  const isTaxed = seller.gstin !== null;
  const differs = buyer.recipient !== "" && buyer.recipient !== buyer.name;
  return [
    {
      heading: "Seller",
      lines: [
        seller.name,
        seller.address,
        ...(seller.gstin ? [`GSTIN ${seller.gstin}`] : []),
        ...(seller.state ? [`State: ${withCode(seller.state)}`] : []),
      ],
    },
    {
      heading: "Buyer and address of delivery",
      lines: [
        buyer.name,
        ...(buyer.gstin ? [`GSTIN ${buyer.gstin}`] : []),
        ...(differs ? [`To ${buyer.recipient}`] : []),
        buyer.address,
        `${buyer.city} ${buyer.pincode}`,
        ...(buyer.state ? [`State: ${withCode(buyer.state)}`] : []),
        ...(isTaxed && placeOfSupply ? [`Place of supply: ${withCode(placeOfSupply)}`] : []),
      ],
    },
    {
      heading: documentTraits[kind].heading,
      lines: [
        `Number ${_id}`,
        `Date ${day(at)}`,
        ...(corrects ? [`Corrects ${corrects.number} of ${day(corrects.at)}`] : []),
        `Order ${shortNumber(orderId.toString())} of ${day(orderDate)}`,
        paymentMethod,
        ...(isTaxed ? ["Tax on reverse charge: No"] : []),
      ],
    },
  ];
}
